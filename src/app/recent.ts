import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useProjectIdIfAny } from '@/session/project/projects.ts'
import { localMemory } from '@/session/storage.ts'

/** Number of pages remembered. */
const mostRecent = 30

/** Reads what is stored; drops what has another form. */
export const readRecent = (stored: string | undefined): string[] => {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
  } catch {
    return []
  }
}

/** The pages with one more, the latest first and each once. */
export const withRecent = (pages: readonly string[], page: string): string[] =>
  [page, ...pages.filter((each) => each !== page)].slice(0, mostRecent)

/** Paths of the pages of a project that were open last, the latest first. */
export const recentPaths = (projectId: string | undefined): string[] =>
  readRecent(localMemory.read('recent'))
    .filter((page) => page.startsWith(`${projectId} `))
    .map((page) => page.slice(`${projectId} `.length))

/** Remembers the pages that are opened in this browser, for the palette. */
export const useRememberRecent = (): void => {
  const projectId = useProjectIdIfAny()
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    // Lists are in the menu.
    if (projectId === undefined || !path || path.split('/').length < 3) return
    const pages = withRecent(readRecent(localMemory.read('recent')), `${projectId} ${path}`)
    localMemory.write('recent', JSON.stringify(pages))
  }, [projectId, path])
}

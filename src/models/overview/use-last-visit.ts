import { useEffect, useState, useSyncExternalStore } from 'react'
import { localMemory } from '@/session/storage.ts'
import { newsSince, readVisits, type Visits, visitsAt, writeVisits } from './last-visit.ts'

/** Between two notes that somebody looks at a project, in milliseconds. */
const interval = 60_000

/** Notes that somebody looks at a project now. Returns when the visit before ended, in milliseconds since 1970. */
const noteVisit = (projectId: string, more?: Pick<Visits, 'overview'>): number => {
  const all = readVisits(localMemory.read('visits'))
  const visits = { ...visitsAt(all[projectId], Date.now()), ...more }
  localMemory.write('visits', writeVisits({ ...all, [projectId]: visits }))
  return visits.before
}

/** After so many milliseconds somebody has seen what the overview tells. */
const seenAfter = 5000

const overviewListeners = new Set<() => void>()

/** Notes while the overview of a project is looked at: what it tells is no news in the menu any more. */
export const useOverviewVisits = (projectId: string): void => {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden') return
      noteVisit(projectId, { overview: Date.now() })
      for (const tell of overviewListeners) tell()
    }, seenAfter)
    return () => clearInterval(timer)
  }, [projectId])
}

const listenToOverview = (listener: () => void) => {
  overviewListeners.add(listener)
  // Of another tab.
  addEventListener('storage', listener)
  return () => {
    overviewListeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Since when failures of a project are news in the menu, in milliseconds since 1970. */
export const useNewsSince = (projectId: string): number =>
  useSyncExternalStore(listenToOverview, () => {
    const visits = readVisits(localMemory.read('visits'))[projectId]
    return visits ? newsSince(visits) : Number.POSITIVE_INFINITY
  })

/** Notes while a project is looked at, on whatever page, so that the overview knows what is new since the last visit. */
export const useVisits = (projectId: string | undefined): void => {
  useEffect(() => {
    const note = () => {
      if (projectId && document.visibilityState !== 'hidden') noteVisit(projectId)
    }
    note()
    const timer = setInterval(note, interval)
    document.addEventListener('visibilitychange', note)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', note)
    }
  }, [projectId])
}

/** Since when the tab is shown, in milliseconds since 1970: whoever comes back to one that was left open sees the present. */
export const useShownAt = (): number => {
  const [at, setAt] = useState(() => Date.now())
  useEffect(() => {
    const show = () => {
      if (document.visibilityState !== 'hidden') setAt(Date.now())
    }
    document.addEventListener('visibilitychange', show)
    return () => document.removeEventListener('visibilitychange', show)
  }, [])
  return at
}

/**
 * When the visit before this one ended, in this browser, in milliseconds since 1970; a day ago on the first one.
 * `shownAt`: as `useShownAt` tells it, where it follows when the tab is shown again.
 */
export const useLastVisit = (projectId: string, shownAt = 0): number => {
  const noted = () => ({ projectId, shownAt, before: noteVisit(projectId) })
  const [visit, setVisit] = useState(noted)
  if (visit.projectId === projectId && visit.shownAt === shownAt) return visit.before
  const next = noted()
  setVisit(next)
  return next.before
}

import { localMemory } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** The pages that the console can start with, the default first. */
export const startPages = [
  { path: '/reports', name: 'Reports' },
  { path: '/overview', name: 'Overview' },
] as const satisfies readonly { path: string; name: string }[]

/** Path of a start page. */
export type StartPath = (typeof startPages)[number]['path']

const read = (): StartPath =>
  startPages.find(({ path }) => path === localMemory.read('startPage'))?.path ?? startPages[0].path

const chosen = createStore<StartPath | undefined>(undefined)

/** The page that the console starts with: the reports, unless this browser keeps another. */
export const startPage = (): StartPath => chosen.get() ?? read()

/** Chooses the page that the console starts with; kept in this browser. */
export const chooseStartPage = (path: StartPath): void => {
  localMemory.write('startPage', path)
  chosen.set(path)
}

/** The start page that could be chosen instead of the current one. */
export const useOtherStartPage = (): (typeof startPages)[number] => {
  const current = useStore(chosen) ?? read()
  return startPages.find(({ path }) => path !== current) ?? startPages[1]
}

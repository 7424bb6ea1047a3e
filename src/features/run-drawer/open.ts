import { createStore } from '@/session/store.ts'
import type { RunPreset } from './rules/state.ts'

/** What the open drawer began with; undefined while it is closed. */
export const openPreset = createStore<RunPreset | undefined>(undefined)

type Code = typeof import('./run-drawer.tsx')

let loaded: Code | undefined

/** Loads the drawer's code. */
export const loadRunDrawer = async (): Promise<Code> => {
  loaded = await import('./run-drawer.tsx')
  return loaded
}

/** The drawer's code, once it was loaded: it is then on the screen without a moment in between. */
export const loadedRunDrawer = (): Code | undefined => loaded

/** Starts loading the drawer's code, on hover and focus of what opens it. */
export const preloadRunDrawer = (): void => {
  // A failure shows when the drawer is opened.
  loadRunDrawer().catch(() => undefined)
}

/** Opens the drawer with what a page knows already; from anywhere within a project. */
export const openRunDrawer = (preset: RunPreset = {}): void => openPreset.set(preset)

/** Closes the drawer; what was entered is gone. */
export const closeRunDrawer = (): void => openPreset.set(undefined)

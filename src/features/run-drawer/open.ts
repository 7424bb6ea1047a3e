import { createStore } from '@/session/store.ts'
import type { RunPreset } from './rules/state.ts'

/** What the open drawer began with; undefined while it is closed. */
export const openPreset = createStore<RunPreset | undefined>(undefined)

/** Loads the drawer's code; called when the drawer is likely to be opened. */
export const loadRunDrawer = () => import('./run-drawer.tsx')

/** Starts loading the drawer's code, on hover and focus of what opens it. */
export const preloadRunDrawer = (): void => {
  // A failure shows when the drawer is opened.
  loadRunDrawer().catch(() => undefined)
}

/** Opens the drawer with what a page knows already; from anywhere within a project. */
export const openRunDrawer = (preset: RunPreset = {}): void => openPreset.set(preset)

/** Closes the drawer; what was entered is gone. */
export const closeRunDrawer = (): void => openPreset.set(undefined)

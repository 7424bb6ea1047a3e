import { createStore } from '@/session/store.ts'
import type { RunPreset } from './run-state.ts'

/** Preset of the open drawer; undefined while it is closed. */
export const openPreset = createStore<RunPreset | undefined>(undefined)

/** True once the drawer is likely to open: its code is preloaded. */
export const runDrawerExpected = createStore(false)

/** Preloads the drawer's code; for hover and focus of what opens it. */
export const expectRunDrawer = (): void => runDrawerExpected.set(true)

/** Opens the drawer with values preset by the page; works on any page of a project. */
export const openRunDrawer = (preset: RunPreset = {}): void => openPreset.set(preset)

/** Closes the drawer and discards its input. */
export const closeRunDrawer = (): void => openPreset.set(undefined)

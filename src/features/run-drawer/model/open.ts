import { createStore } from '@/session/store.ts'
import type { RunPreset } from './state.ts'

/** What the open drawer began with; undefined while it is closed. */
export const openPreset = createStore<RunPreset | undefined>(undefined)

/** True once the drawer is likely to be opened: its code is loaded ahead. */
export const runDrawerExpected = createStore(false)

/** Loads the drawer's code ahead, on hover and focus of what opens it. */
export const expectRunDrawer = (): void => runDrawerExpected.set(true)

/** Opens the drawer with what a page knows already; from anywhere within a project. */
export const openRunDrawer = (preset: RunPreset = {}): void => openPreset.set(preset)

/** Closes the drawer; what was entered is gone. */
export const closeRunDrawer = (): void => openPreset.set(undefined)

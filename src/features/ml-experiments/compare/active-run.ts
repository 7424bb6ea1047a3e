import { createStore, useStore } from '@/session/store.ts'

const runId = createStore<string | undefined>(undefined)

/** Lets a run stand out in the charts, or none. Outside of React, so that the large table below stays as it is. */
export const setActiveRun = runId.set

/** Id of the run that stands out. */
export const useActiveRun = (): string | undefined => useStore(runId)

import { createStore, useStore } from '@/session/store.ts'

const runIds = createStore<ReadonlySet<string>>(new Set())

/** Remembers that a run is being canceled: its report shows that only once it is. */
export const markCanceling = (runId: string): void => runIds.set(new Set(runIds.get()).add(runId))

/** Whether a run is being canceled. */
export const isCanceling = (runId: string): boolean => runIds.get().has(runId)

/** Rerenders when a run begins to be canceled. */
export const useCanceling = (): void => {
  useStore(runIds)
}

import { tabMemory } from '@/session/storage.ts'
import { createStore, useStore } from '@/session/store.ts'
import { askedRunsOf, askedText, isCancelingAt } from '../model/canceling.ts'

/** No report says that a run is being canceled, so the tab remembers, also over a reload. */
const asked = createStore(askedRunsOf(tabMemory.read('canceledRuns')))

/** Remembers that a run is being canceled: its report shows that only once it is. */
export const markCanceling = (runId: string): void => {
  const all = new Map(asked.get()).set(runId, Date.now())
  tabMemory.write('canceledRuns', askedText(all))
  asked.set(all)
}

/** Whether a run is being canceled. */
export const isCanceling = (runId: string): boolean => isCancelingAt(asked.get(), runId, Date.now())

/** Rerenders when a run begins to be canceled. */
export const useCanceling = (): void => {
  useStore(asked)
}

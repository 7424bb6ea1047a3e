import { type Reading, withReading } from '@/models/ml-experiments/metric-curves.ts'
import { createStore, useStore } from '@/session/store.ts'

interface Seen {
  runId: string
  readings: readonly Reading[]
}

/** Outlives the page of a run, so that a look at its log does not end its curves; another run begins without any. */
const seen = createStore<Seen>({ runId: '', readings: [] })

/** Notes the metrics of a run as they are told now. */
export const noteMetrics = (runId: string, metrics: Reading['metrics']): void => {
  const before = seen.get()
  const own = before.runId === runId ? before.readings : []
  const readings = withReading(own, { at: Date.now(), metrics })
  if (before.runId !== runId || readings !== own) seen.set({ runId, readings })
}

/** Metrics of a run as reported since it was first shown. */
export const useSeenMetrics = (runId: string): readonly Reading[] => {
  const { runId: noted, readings } = useStore(seen)
  return noted === runId ? readings : []
}

import type { RunEvent } from '@generated/ml/types.ts'
import { sourceOf } from './run-source.ts'

/** The run whose build a run takes over; undefined where it builds itself. */
export const reusedBuildOf = (event: RunEvent): string | undefined => {
  const source = sourceOf(event)
  return source?.type === 'reuseBuildStage' ? source.runId : undefined
}

/** Id and name of each run in a list whose build another one in it takes over. */
export const reusedRunNames = (
  runs: readonly { id: string; name: string; report: { event: RunEvent } }[],
): [id: string, name: string][] => {
  const reused = new Set(runs.map(({ report }) => reusedBuildOf(report.event)))
  return runs.flatMap(({ id, name }) => (reused.has(id) ? [[id, name]] : []))
}

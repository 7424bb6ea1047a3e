import type { Run } from '@generated/ml/types.ts'
import { type RunState, whyNotOnRun } from './experiment-action-rules.ts'

/** Actions of many runs at once. */
export type BulkRunAction = 'cancel' | 'delete'

/** The selected runs that an action can be done with; the others stay as they are. */
export const changeable = (action: BulkRunAction, runs: readonly Run[]): Run[] =>
  runs.filter((run) => whyNotOnRun(action, run, undefined) === undefined)

/** Why nothing of the selected runs can be canceled; undefined when something can. */
export const whyNotCancel = (runs: readonly Run[]): string | undefined =>
  changeable('cancel', runs).length > 0 ? undefined : 'All of these runs have ended.'

/** Why the selected runs cannot be released; undefined when they can. */
export const whyNotRelease = (
  runs: readonly RunState[],
  experiment: { deprecated: boolean } | undefined,
): string | undefined => {
  const [run] = runs
  if (!run || runs.length > 1) return 'A release form begins with one run: select one.'
  return whyNotOnRun('release', run, experiment)
}

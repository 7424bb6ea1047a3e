import { encode } from '@/lib/lists.ts'
import type { Kind, LinkTarget } from '@/page/kind.ts'

/** Runs: their names and their list. An experiment owns them. */
export const runKind: Kind = {
  one: 'run',
  many: 'runs',
  list: (experimentId) => `/mlexperiments/${encode(experimentId)}/runs`,
}

/** Snackbar and banner text for a run that was deleted. */
export const deletedRunText = 'The run has been deleted'

/** The page of a run. */
export const runTarget = (experimentId: string, runId: string): LinkTarget => ({
  to: `${runKind.list(experimentId)}/${encode(runId)}`,
  search: {},
})

/** The page that edits a run. */
export const editRunTarget = (experimentId: string, runId: string): LinkTarget => ({
  to: `${runTarget(experimentId, runId).to}/edit`,
  search: {},
})

/** The page that compares runs. */
export const compareTarget = (experimentId: string, runIds: readonly string[]): LinkTarget => ({
  to: `${runKind.list(experimentId)}/compare`,
  search: { run_ids: runIds, differing: true },
})

import { encode } from '@/lib/lists.ts'
import type { Kind, LinkTarget } from '@/page/kind.ts'

/** Experiments: their names and their list. */
export const experimentKind: Kind = {
  one: 'experiment',
  many: 'experiments',
  list: () => '/mlexperiments',
}

/** Snackbar and banner text for an experiment that was deleted. */
export const deletedExperimentText = 'The experiment has been deleted'

/** The page of an experiment. */
export const experimentTarget = (experimentId: string): LinkTarget => ({
  to: `/mlexperiments/${encode(experimentId)}`,
  search: {},
})

/** The page that edits an experiment. */
export const editExperimentTarget = (experimentId: string): LinkTarget => ({
  to: `${experimentTarget(experimentId).to}/edit`,
  search: {},
})

import type { Experiment, Run } from '@generated/ml/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import type { ExperimentFilter, RunFilter } from './search.ts'
import { sourceText } from './source.ts'

const findExperiments = searchBy(
  ({ name, description }: Experiment) => [name, description],
  ({ id }) => [id],
)

const findRuns = searchBy(
  ({ name, description, report }: Run) => [name, description, sourceText(report.event)],
  ({ id, report }) => [id, report.event.source?.gitSha ?? ''],
)

const passing = <Item>(items: readonly Item[], passes: (item: Item) => boolean) => {
  const found = items.filter(passes)
  return found.length === items.length ? items : found
}

/**
 * The experiments that pass a filter, in their order; the same array when all of them do. The service filters
 * deleted ones too: until its answer arrives, the list still holds those of the previous filter.
 */
export const filterExperiments = (
  experiments: readonly Experiment[],
  { deleted, display_name }: ExperimentFilter,
): readonly Experiment[] => {
  const isFound = findExperiments(display_name)
  return passing(
    experiments,
    (experiment) => experiment.deprecated === Boolean(deleted) && isFound(experiment),
  )
}

/** The runs that pass a filter, in their order; the same array when all of them do. */
export const filterRuns = (
  runs: readonly Run[],
  { state, deleted, user_name, display_name }: RunFilter,
): readonly Run[] => {
  const isFound = findRuns(display_name)
  const wanted = user_name?.trim().toLowerCase()
  return passing(
    runs,
    (run) =>
      run.deprecated === Boolean(deleted) &&
      (!state || state.includes(run.report.status)) &&
      (!wanted || (run.userName ?? '').toLowerCase().includes(wanted)) &&
      isFound(run),
  )
}

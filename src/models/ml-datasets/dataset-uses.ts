import type { Run, TrainingDataset } from '@generated/ml/types.ts'

/** Characters that continue a path or an id: a longer one is another data set. */
const goesOn = /[\w.-]|\/\w/

const names = (text: string, name: string) => {
  if (name === '') return false
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.charAt(at - 1)
    const end = at + name.length
    if (
      !(
        /[\w/.-]/.test(before) || new RegExp(`^(?:${goesOn.source})`).test(text.slice(end, end + 2))
      )
    )
      return true
  }
  return false
}

/** The data sets that the config of a run names, by their path or id: the platform tells it nowhere else. */
export const datasetsOf = (
  { configRaw = '' }: Pick<Run, 'configRaw'>,
  datasets: readonly TrainingDataset[],
): TrainingDataset[] =>
  datasets.filter(
    ({ id, deploymentPath }) => names(configRaw, deploymentPath) || names(configRaw, id),
  )

/** The runs whose config names a data set. */
export const runsUsing = <One extends Pick<Run, 'configRaw'>>(
  dataset: TrainingDataset,
  runs: readonly One[],
): One[] => runs.filter((run) => datasetsOf(run, [dataset]).length > 0)

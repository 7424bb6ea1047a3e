import type { RunReport } from '@generated/ml/types.ts'
import { presentId } from '@/lib/ids.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'

/** Actions on an experiment. */
export type ExperimentAction = 'execute' | 'edit' | 'delete'

const deletedExperimentReasons = {
  execute: 'No run can be started in a deleted experiment.',
  edit: 'A deleted experiment cannot be edited.',
  delete: 'The experiment is deleted already.',
} as const satisfies Record<ExperimentAction, string>

/** Why an action is unavailable for an experiment; undefined when it is available. */
export const whyNotOnExperiment = (
  action: ExperimentAction,
  { deprecated }: { deprecated: boolean },
): string | undefined => (deprecated ? deletedExperimentReasons[action] : undefined)

/** Actions on a run. */
export type RunAction = 'execute' | 'edit' | 'delete' | 'release' | 'cancel'

/** Fields of a run that decide its actions. */
export interface RunState {
  deprecated: boolean
  report: Pick<RunReport, 'status' | 'finishedAt'>
  config?: { trainingArtifacts?: { packageId?: string; packageName?: string } }
}

/** The package that the config of a run names for its artifacts; undefined without id and name. */
export const packageOfRun = ({
  config,
}: Pick<RunState, 'config'>): { id: string; name: string } | undefined => {
  const { packageId, packageName } = config?.trainingArtifacts ?? {}
  const id = presentId(packageId)
  return id !== undefined && packageName ? { id, name: packageName } : undefined
}

const deletedRunReasons = {
  execute: 'A deleted run cannot be executed again.',
  edit: 'A deleted run cannot be edited.',
  delete: 'The run is deleted already.',
} as const satisfies Partial<Record<RunAction, string>>

/** Why an action is unavailable for a run; undefined when it is available. */
export const whyNotOnRun = (
  action: RunAction,
  run: RunState,
  experiment: { deprecated: boolean } | undefined,
): string | undefined => {
  switch (action) {
    case 'release':
      if (isUnfinished(run.report)) return 'The run leaves its artifacts when it ends.'
      return packageOfRun(run) ? undefined : 'The config of the run names no package.'
    case 'cancel':
      return isUnfinished(run.report) ? undefined : 'The run is final.'
    case 'execute':
      if (experiment?.deprecated) return deletedExperimentReasons.execute
  }
  return run.deprecated ? deletedRunReasons[action] : undefined
}

import { encode } from '@/lib/lists.ts'
import type { Kind, LinkTarget } from '@/page/kind.ts'
import { runTarget } from './run-kind.ts'
import { type Stage, stages } from './run-stages.ts'

/** The run that a report of a stage belongs to. */
interface Place {
  experimentId: string
  id: string
}

/** The list of the reports of a stage; a single one is opened at once. */
export const stageReportsTarget = ({ experimentId, id }: Place, stage: Stage): LinkTarget => ({
  to: `${runTarget(experimentId, id).to}/${stages[stage].path}`,
  search: {},
})

/** The page of a report of a stage. */
export const stageReportTarget = (run: Place, stage: Stage, reportId: string): LinkTarget => ({
  to: `${stageReportsTarget(run, stage).to}/${encode(reportId)}`,
  search: {},
})

/** The reports of a stage: their names, and their list below a run. */
export const stageReportKind = (stage: Stage, experimentId: string): Kind => ({
  one: `${stage} report`,
  many: `${stage} reports`,
  list: (runId) => stageReportsTarget({ experimentId, id: runId }, stage).to,
})

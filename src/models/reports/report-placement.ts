import type { CaseReport, SpecReport } from '@generated/evaluation/types.ts'

/** Whether a spec report belongs to the suite report in the address. */
export const isOfSuite = ({ parents }: Pick<SpecReport, 'parents'>, suiteReportId: string) =>
  parents.suiteReportId === suiteReportId

/** Whether a case report can belong to the spec report in the address: both are about the same scenario. */
export const isOfSpec = (
  { scenario }: Pick<CaseReport, 'scenario'>,
  spec: Pick<SpecReport, 'scenario'>,
) => scenario.id === spec.scenario.id

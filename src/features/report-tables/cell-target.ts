import type { GridPart } from '@/models/report-tables/grid-model.ts'
import { naSearch } from '@/models/reports/result-filter.ts'
import type { LinkTarget } from '@/page/kind.ts'

/** Makes what finds the report of a cell; it keeps N/A mode. */
export const cellTargetIn =
  (naMode: boolean) =>
  (jobId: string, { place }: GridPart): LinkTarget | undefined => {
    if (!place) return undefined
    const { suiteReportId, specReportId, caseReportId } = place
    const parts = [jobId, 'tests', suiteReportId, specReportId, caseReportId]
    return {
      to: `/reports/${parts.filter((part) => part !== undefined).join('/')}`,
      search: caseReportId === undefined ? naSearch(naMode) : {},
    }
  }

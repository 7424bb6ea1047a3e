import type { LinkTarget } from '@/page/kind.ts'
import type { GridPart } from '../model/report-grid.ts'
import { naSearch } from '../model/result-filter.ts'

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

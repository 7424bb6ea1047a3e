import { createFileRoute } from '@tanstack/react-router'
import { SavedReportTableScreen } from '@/features/report-tables/report-table-screen.tsx'
import { readSearch } from '@/lib/search-params.ts'
import { reportTableSearch } from '@/models/reports/report-search.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/reports/tables/$tableId')({
  ...idRoute({ crumb: 'Report table', param: 'tableId' }),
  validateSearch: readSearch(reportTableSearch),
  component: SavedReportTableScreen,
})

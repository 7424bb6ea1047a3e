import { createFileRoute } from '@tanstack/react-router'
import { reportTableSearch } from '@/features/reports/model/search.ts'
import { SavedReportTableScreen } from '@/features/reports/tables/report-table-screen.tsx'
import { readSearch } from '@/lib/search-params.ts'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/reports/tables/$tableId')({
  ...idRoute({ crumb: 'Report table', param: 'tableId' }),
  validateSearch: readSearch(reportTableSearch),
  component: SavedReportTableScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { reportTableSearch } from '@/features/reports/model/search.ts'
import { NewReportTableScreen } from '@/features/reports/tables/report-table-screen.tsx'
import { readSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/reports/tables/new')({
  staticData: { crumb: 'New table' },
  validateSearch: readSearch(reportTableSearch),
  component: NewReportTableScreen,
})

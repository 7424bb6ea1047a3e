import { createFileRoute } from '@tanstack/react-router'
import { NewReportTableScreen } from '@/features/report-tables/report-table-screen.tsx'
import { readSearch } from '@/lib/search-params.ts'
import { reportTableSearch } from '@/models/reports/report-search.ts'

export const Route = createFileRoute('/_console/reports/tables/new')({
  staticData: { crumb: 'New table' },
  validateSearch: readSearch(reportTableSearch),
  component: NewReportTableScreen,
})

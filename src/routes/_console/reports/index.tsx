import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { jobReportsQueryOptions } from '@/evidence/listed-reports.ts'
import { ReportsScreen } from '@/features/reports/reports-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { reportSearch } from '@/models/reports/report-search.ts'

const validateSearch = readSearch({ ...tableSearch, ...reportSearch })

export const Route = createFileRoute('/_console/reports/')({
  validateSearch,
  loaderDeps: ({ search: { state } }) => ({ state }),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) => start(jobReportsQueryOptions(projectId, deps))),
  component: ReportsScreen,
})

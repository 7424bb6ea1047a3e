import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ReportsScreen } from '@/features/reports/reports-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import {
  jobReportsQueryOptions,
  newestReportsQueryOptions,
} from '@/models/reports/job-report-queries.ts'
import { showsNewest } from '@/models/reports/listed-report.ts'
import { reportSearch } from '@/models/reports/report-search.ts'

const validateSearch = readSearch({ ...tableSearch, ...reportSearch })

export const Route = createFileRoute('/_console/reports/')({
  validateSearch,
  loaderDeps: ({ search }) => ({ state: search.state, isNewest: showsNewest(search) }),
  loader: (args) =>
    load(args, ({ start, projectId, deps }) =>
      deps.isNewest
        ? start(newestReportsQueryOptions(projectId))
        : start(jobReportsQueryOptions(projectId, deps)),
    ),
  component: ReportsScreen,
})

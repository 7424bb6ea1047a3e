import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { statesOf } from '@/features/reports/model/job-report-filter.ts'
import { jobReportsQueryOptions } from '@/features/reports/model/job-report-queries.ts'
import { ReportsScreen } from '@/features/reports/reports-screen.tsx'
import { searchOf } from '../../-search.ts'

const validateSearch = searchOf('page', 'page_size', 'sort', 'state', 'user_name')

export const Route = createFileRoute('/_console/reports/')({
  validateSearch,
  loaderDeps: ({ search }) => ({ states: statesOf(search) }),
  loader: ({ context: { queryClient, projectId }, deps }) => {
    if (projectId) startQuery(queryClient, jobReportsQueryOptions(projectId, deps.states))
  },
  component: ReportsScreen,
})

import { createFileRoute, redirect } from '@tanstack/react-router'
import { config } from '@/config/config.ts'
import { TestScreen } from '@/features/test/test-screen.tsx'
import { searchOf } from '../-search.ts'

/** Only in test mode; otherwise a path like any that does not exist. */
export const Route = createFileRoute('/_console/test')({
  staticData: { crumb: 'Test' },
  beforeLoad: () => {
    if (!config().testMode) throw redirect({ to: '/reports', replace: true })
  },
  validateSearch: searchOf('tab', 'page', 'page_size', 'filter', 'search', 'sort'),
  component: TestScreen,
})

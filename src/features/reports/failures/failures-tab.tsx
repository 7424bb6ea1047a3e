import { type ComponentProps, lazy } from 'react'
import type { ReportTab } from '../report-tabs.tsx'

const PartFailures = lazy(() => import('./part-failures.tsx'))

/** The tab with the failed cases of a suite or a scenario; its code loads with the first one that lists them. */
export const failuresTab = (
  count: number | undefined,
  failures: ComponentProps<typeof PartFailures>,
): ReportTab => ({
  tab: 'failures',
  name: 'Failures',
  count,
  content: <PartFailures {...failures} />,
})

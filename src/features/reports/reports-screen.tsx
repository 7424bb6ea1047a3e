import { RunJobButton } from '@/features/run-drawer/index.ts'
import { Page } from '@/session/page.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { ReportTable } from './report-table.tsx'

/** The job reports of the project. */
export const ReportsScreen = () => (
  <Page title="Reports" actions={<RunJobButton />}>
    <ReportTable
      empty={
        <EmptyState>
          Every evaluation job has a report here, from the moment it is scheduled. Jobs are started
          by the integrations of a catalog, by a schedule, or by hand.
        </EmptyState>
      }
    />
  </Page>
)

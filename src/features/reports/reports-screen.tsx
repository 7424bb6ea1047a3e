import { reportKind } from '@/models/reports/report-kinds.ts'
import { useRememberList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { RunJobButton } from '@/parts/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ReportTable } from './job-report-table.tsx'

/** The job reports of the project. */
export function ReportsScreen() {
  useRememberList(reportKind, useProjectId())
  return (
    <Page
      title="Reports"
      note="Every evaluation job of this project: what was built, what was tested, and what came of it."
      actions={
        <>
          <RunJobButton />
          <ButtonLink to="/reports/tables">Report tables</ButtonLink>
        </>
      }
    >
      <ReportTable
        empty={
          <EmptyState
            action={
              <>
                <RunJobButton label="Run the first job" variant="secondary" />
                <ButtonLink to="/overview">See the first steps</ButtonLink>
              </>
            }
          >
            Every evaluation job has a report here, from the moment it is scheduled. Jobs are
            started by the integrations of a catalog, by a schedule, or by hand.
          </EmptyState>
        }
      />
    </Page>
  )
}

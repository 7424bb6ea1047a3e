import { Play } from 'lucide-react'
import { reportKind } from '@/models/reports/report-kinds.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { useRememberList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
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
          <EmptyState>
            Every evaluation job has a report here, from the moment it is scheduled. Jobs are
            started by the integrations of a catalog, by a schedule, or by hand.
          </EmptyState>
        }
      />
    </Page>
  )
}

const RunJobButton = () => (
  <Button
    variant="primary"
    icon={<Play aria-hidden />}
    aria-haspopup="dialog"
    onPointerEnter={expectRunDrawer}
    onFocus={expectRunDrawer}
    onClick={() => openRunDrawer()}
  >
    {runJobLabel}
  </Button>
)

import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberList } from '@/page/last-list.ts'
import { Page } from '@/page/page.tsx'
import { RunJobButton } from '@/parts/run-job/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ReportTable } from './report-table.tsx'

/** The job reports of the project. */
export function ReportsScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/reports/' })
  useEffect(() => rememberList('/reports', projectId, search), [projectId, search])
  return (
    <Page title="Reports" actions={<RunJobButton />}>
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

import { useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { RunJobButton } from '@/features/run-drawer/index.ts'
import { rememberList } from '@/session/last-list.ts'
import { Page } from '@/session/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
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

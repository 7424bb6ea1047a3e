import { useAlertPlace } from '@/session/alerts/places.ts'
import { Page } from '@/session/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import { lastListSearch } from '../list/last-list.ts'

/** In place of a suite that is not in this project. */
export function SuiteNotFound() {
  // This page is what is said about the failure.
  useAlertPlace('getSuite')
  const projectId = useProjectId()
  return (
    <Page title="Suite not found">
      <EmptyState
        title="There is no such suite in this project."
        action={
          <ButtonLink to="/suites" search={lastListSearch(projectId)}>
            All suites
          </ButtonLink>
        }
      >
        It may belong to another project: choose that one in the toolbar.
      </EmptyState>
    </Page>
  )
}

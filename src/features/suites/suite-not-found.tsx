import { lastListSearch } from '@/page/last-list.ts'
import { NotFoundPage } from '@/page/not-found-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'

/** In place of a suite that is not in this project. */
export function SuiteNotFound() {
  const projectId = useProjectId()
  return (
    <NotFoundPage
      what="suite"
      alertId="getSuite"
      toList={
        <ButtonLink to="/suites" search={lastListSearch('/suites', projectId)}>
          All suites
        </ButtonLink>
      }
    />
  )
}

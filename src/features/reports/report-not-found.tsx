import type { AlertId } from '@generated/alert-ids.ts'
import { lastListSearch } from '@/page/last-list.ts'
import { NotFoundPage } from '@/page/not-found-page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'

interface ReportNotFoundProps {
  /** What is not there: `job`. */
  what: string
  alertId: AlertId
}

/** In place of a report that is not there. */
export function ReportNotFound({ what, alertId }: ReportNotFoundProps) {
  const projectId = useProjectId()
  return (
    <NotFoundPage
      what={what}
      alertId={alertId}
      toList={
        <ButtonLink to="/reports" search={lastListSearch('/reports', projectId)}>
          All reports
        </ButtonLink>
      }
    />
  )
}

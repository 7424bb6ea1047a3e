import type { AlertId } from '@generated/alert-ids.ts'
import type { ReactNode } from 'react'
import { useAlertPlace } from '@/data/alerts/places.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Page } from './page.tsx'

interface NotFoundPageProps {
  /** What was looked for: `suite`. */
  what: string
  /** The alert of the call that did not find it; this page is what is said about it. */
  alertId: AlertId
  /** The way to the list of what there is. */
  toList: ReactNode
}

/** In place of the page of something that is not in this project. */
export function NotFoundPage({ what, alertId, toList }: NotFoundPageProps) {
  useAlertPlace(alertId)
  const name = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  return (
    <Page title={`${name} not found`}>
      <EmptyState title={`There is no such ${what} in this project.`} action={toList}>
        It may belong to another project: choose that one in the toolbar.
      </EmptyState>
    </Page>
  )
}

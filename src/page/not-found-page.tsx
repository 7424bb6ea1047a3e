import type { QueryKey } from '@tanstack/react-query'
import { useAlertPlace } from '@/data/alert-places.ts'
import { queryAlertKey } from '@/data/alerts.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Kind, titleOf } from './kind.ts'
import { AllLink } from './list-links.tsx'
import { Page } from './page.tsx'

interface NotFoundPageProps {
  kind: Kind
  /** The catalog whose things are listed; the project unless given. */
  ownerId?: string | undefined
  /** The query that did not find it; this page is what is said about it. */
  query: { queryKey: QueryKey }
}

/** In place of the page of something that is not in this project. */
export function NotFoundPage({ kind, ownerId, query }: NotFoundPageProps) {
  useAlertPlace(queryAlertKey(query.queryKey))
  return (
    <Page title={`${titleOf(kind)} not found`}>
      <EmptyState
        title={`There is no such ${kind.one} in this project.`}
        action={<AllLink kind={kind} ownerId={ownerId} />}
      >
        It may belong to another project: choose that one in the toolbar.
      </EmptyState>
    </Page>
  )
}

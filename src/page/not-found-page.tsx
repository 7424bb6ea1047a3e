import type { QueryKey } from '@tanstack/react-query'
import { useAlertPlace } from '@/data/alert-places.ts'
import { queryAlertKey } from '@/data/alerts.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Kind, titleOf } from './kind.ts'
import { AllLink } from './list-links.tsx'
import { Page } from './page.tsx'

interface NotFoundPageProps {
  kind: Kind
  /** The catalog that owns the list; default: the project. */
  ownerId?: string | undefined
  /** The query that got "not found"; this page replaces its alert. */
  query: { queryKey: QueryKey }
}

/** Shown instead of a detail page when the thing is not in this project. */
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

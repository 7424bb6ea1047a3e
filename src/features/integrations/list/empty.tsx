import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NewIntegrationLink } from './new-integration-link.tsx'

interface IntegrationsEmptyProps {
  catalogId: string
  /** The deleted integrations are listed, and no others. */
  deleted: boolean
}

/** Stands in place of a list of integrations that has none. */
export function IntegrationsEmpty({ catalogId, deleted }: IntegrationsEmptyProps) {
  if (deleted) return <EmptyState>No integration of this catalog has been deleted.</EmptyState>
  return (
    <EmptyState action={<NewIntegrationLink catalogId={catalogId} />}>
      An integration connects a git repository to the catalog: its pushes, tags and schedules start
      evaluation jobs.
    </EmptyState>
  )
}

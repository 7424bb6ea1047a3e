import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { shortId } from '@/lib/ids.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { integrationKind, integrationTarget } from '@/models/integrations/integration.ts'
import { whyNotNew } from '@/models/integrations/integration-action-rules.ts'
import { integrationFilter } from '@/models/integrations/integration-filter.ts'
import { integrationsQueryOptions } from '@/models/integrations/integration-queries.ts'
import { ThingList } from '@/page/thing-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { HostLink } from './host-link.tsx'
import { integrationActions } from './integration-actions.tsx'

const integrationColumns: readonly Column<Integration>[] = [
  {
    id: 'repository',
    width: 160,
    grow: 2,
    header: 'Repository',
    cell: (integration) => (
      <TextLink {...integrationTarget(integration.catalogId, integration.id)}>
        <TruncatedText text={repositoryText(integration)} />
      </TextLink>
    ),
    sortValue: repositoryText,
  },
  {
    id: 'link',
    width: 180,
    grow: 2,
    header: 'Link',
    cell: (integration) => <HostLink integration={integration} tone="secondary" />,
  },
  {
    id: 'description',
    width: 140,
    grow: 2,
    header: 'Description',
    cell: ({ defaultJobDescription }) =>
      defaultJobDescription ? <TruncatedText text={defaultJobDescription} /> : <EmptyCell />,
  },
  {
    id: 'id',
    width: 112,
    header: 'ID',
    cell: ({ id, catalogId }) => (
      <span className="inline-flex items-center gap-1 font-mono text-xs">
        <TextLink {...integrationTarget(catalogId, id)} tone="secondary">
          {shortId(id)}
        </TextLink>
        <CopyButton text={id} what="integration ID" />
      </span>
    ),
  },
  versionColumn,
  updatedColumn,
]

const useCatalog = (catalogId: string) => {
  const projectId = useProjectId()
  return useQuery(getCatalogQueryOptions({ projectId, catalogId })).data
}

/** Links to a new integration of a catalog; renders nothing for a deleted catalog. */
function NewIntegrationLink({ catalogId }: { catalogId: string }) {
  const catalog = useCatalog(catalogId)
  if (catalog && whyNotNew(catalog)) return null
  return (
    <ButtonLink
      to="/vehicle_catalogs/$catalogId/integrations/new"
      params={{ catalogId }}
      variant="primary"
      icon={<Plus aria-hidden />}
    >
      New Integration
    </ButtonLink>
  )
}

/** The integrations of a catalog, newest first. */
export function IntegrationTable({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  const catalog = useCatalog(catalogId)
  return (
    <ThingList
      label="Integrations"
      kind={integrationKind}
      owner={{ one: 'catalog', id: catalogId }}
      query={{
        ...integrationsQueryOptions({ projectId, catalogId }, integrationFilter.serviceOf(search)),
        // Rows do not tell whether they are of another filter.
        placeholderData: undefined,
      }}
      columns={integrationColumns}
      actions={integrationActions}
      context={catalog}
      filter={integrationFilter}
      noMatch="No integration of this catalog matches the name."
      tools={<NewIntegrationLink catalogId={catalogId} />}
      create={<NewIntegrationLink catalogId={catalogId} />}
      empty="An integration connects a git repository to the catalog: its pushes, tags and schedules start evaluation jobs."
    />
  )
}

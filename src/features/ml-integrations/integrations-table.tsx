import type { Integration } from '@generated/ml/types.ts'
import { Plus } from 'lucide-react'
import { repositoryOf, runIntegrationKind } from '@/models/ml-integrations/ml-integration.ts'
import { runIntegrationsQueryOptions } from '@/models/ml-integrations/ml-integration-queries.ts'
import { ThingList } from '@/page/thing-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, ExternalLink, TextLink } from '@/ui/base/button.tsx'
import { updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { runIntegrationActions } from './ml-integration-actions.tsx'

const columns: readonly Column<Integration>[] = [
  {
    id: 'repository',
    width: 180,
    grow: 2,
    header: 'Repository',
    cell: (integration) => (
      <TextLink
        to="/mlexperiments/integrations/$integrationId"
        params={{ integrationId: integration.id }}
      >
        <TruncatedText text={repositoryOf(integration)} />
      </TextLink>
    ),
    sortValue: repositoryOf,
  },
  {
    id: 'link',
    width: 240,
    grow: 2,
    header: 'Link',
    cell: ({ githubV3 }) => (
      <ExternalLink href={githubV3.repoWebUrl} tone="secondary">
        <TruncatedText text={githubV3.repoWebUrl} />
      </ExternalLink>
    ),
    sortValue: ({ githubV3 }) => githubV3.repoWebUrl,
  },
  versionColumn,
  updatedColumn,
  {
    id: 'id',
    width: 112,
    header: 'ID',
    cell: ({ id }) => <Copyable text={id} what="integration ID" />,
  },
]

const NewIntegrationLink = () => (
  <ButtonLink to="/mlexperiments/integrations/new" variant="primary" icon={<Plus aria-hidden />}>
    New Integration
  </ButtonLink>
)

/** The repositories that runs of the project build from. */
export function RunIntegrationsTable() {
  const projectId = useProjectId()
  return (
    <ThingList
      label="Integrations"
      kind={runIntegrationKind}
      query={runIntegrationsQueryOptions(projectId)}
      columns={columns}
      actions={runIntegrationActions}
      context={undefined}
      tools={<NewIntegrationLink />}
      create={<NewIntegrationLink />}
      empty="An integration connects a repository, so that runs can build from it."
    />
  )
}

import type { Integration } from '@generated/ml/types.ts'
import { Plus } from 'lucide-react'
import { shortId } from '@/lib/ids.ts'
import { useRowActions } from '@/page/actions.tsx'
import { useRememberList } from '@/page/kind.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, ExternalLink, TextLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { runIntegrationActions, runIntegrationSubject } from './integration-actions.tsx'
import { runIntegrationKind } from './model/integration.ts'
import { runIntegrationsQueryOptions } from './model/queries.ts'

const rowId = ({ id }: Integration) => id

const columns: readonly Column<Integration>[] = [
  {
    id: 'id',
    width: 124,
    header: 'ID',
    cell: ({ id }) => (
      <span className="inline-flex items-center gap-1 font-mono text-xs">
        <TextLink to="/mlexperiments/integrations/$integrationId" params={{ integrationId: id }}>
          {shortId(id)}
        </TextLink>
        <CopyButton text={id} what="integration ID" />
      </span>
    ),
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
]

const NewIntegrationLink = () => (
  <ButtonLink to="/mlexperiments/integrations/new" variant="primary" icon={<Plus aria-hidden />}>
    New Integration
  </ButtonLink>
)

/** The repositories that runs of the project build from. */
export function RunIntegrationsTable() {
  const projectId = useProjectId()
  const { rowActions, dialog } = useRowActions(
    runIntegrationSubject,
    runIntegrationActions,
    undefined,
  )
  useRememberList(runIntegrationKind, projectId)
  return (
    <>
      <QueryList
        label="Integrations"
        kind={runIntegrationKind}
        query={runIntegrationsQueryOptions(projectId)}
        columns={columns}
        rowId={rowId}
        rowActions={rowActions}
        tools={<NewIntegrationLink />}
        empty={
          <EmptyState action={<NewIntegrationLink />}>
            An integration connects a repository, so that runs can build from it.
          </EmptyState>
        }
      />
      {dialog}
    </>
  )
}

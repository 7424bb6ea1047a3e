import { getIntegrationQueryOptions } from '@generated/ml/queries.ts'
import type { Integration } from '@generated/ml/types.ts'
import { useParams } from '@tanstack/react-router'
import {
  deletedText,
  repositoryOf,
  runIntegrationCrumbSearches,
  runIntegrationKind,
} from '@/models/ml-integrations/ml-integration.ts'
import { ActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ExternalLink } from '@/ui/base/button.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { runIntegrationActions } from './ml-integration-actions.tsx'

/** One integration that runs build from. */
export function RunIntegrationScreen() {
  const projectId = useProjectId()
  const { integrationId } = useParams({
    from: '/_console/mlexperiments/integrations/$integrationId/',
  })
  return (
    <DetailPage
      kind={runIntegrationKind}
      query={getIntegrationQueryOptions({ projectId, integrationId })}
      searches={runIntegrationCrumbSearches}
    >
      {(integration) => <IntegrationPage integration={integration} />}
    </DetailPage>
  )
}

function IntegrationPage({ integration }: { integration: Integration }) {
  const { id, versionId, githubV3, createdAt, updatedAt, deleted, deletedAt } = integration
  const title = repositoryOf(integration)
  return (
    <Page
      title={title}
      searches={runIntegrationCrumbSearches}
      badges={deleted && <DeletedBadge />}
      actions={<ActionButtons actions={runIntegrationActions} thing={integration} />}
    >
      {deleted && <DeletedBanner kind={runIntegrationKind}>{deletedText}</DeletedBanner>}
      <Overview
        label="Overview"
        items={[
          {
            label: 'Repository',
            value: (
              <ExternalLink href={githubV3.repoWebUrl}>
                <TruncatedText text={githubV3.repoWebUrl} />
              </ExternalLink>
            ),
            wide: true,
          },
          { label: 'Created', value: <DateText at={createdAt} form="date-time" /> },
          { label: 'Updated', value: <DateText at={updatedAt} form="date-time" /> },
          deleted && { label: 'Deleted', value: <DateText at={deletedAt} form="date-time" /> },
          { label: 'Type', value: 'GitHub' },
          { label: 'Version', value: <Copyable text={versionId} what="version ID" /> },
          { label: 'ID', value: <Copyable text={id} what="integration ID" /> },
        ]}
      />
    </Page>
  )
}

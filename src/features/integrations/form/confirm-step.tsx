import type { IntegrationRequest } from '@generated/evaluation/types.ts'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { SettingsOverview } from '../detail/settings-overview.tsx'
import { integrationTypes } from '../model/types.ts'

const targetItems = (request: IntegrationRequest): OverviewItem[] =>
  request.type === 'github_v3'
    ? [
        { label: 'Owner', value: <bdi>{request.githubV3.owner}</bdi> },
        { label: 'Repo', value: <bdi>{request.githubV3.repo}</bdi> },
      ]
    : [{ label: 'Project ID', value: request.gitlabV4.projectId }]

/** The last step: summary of everything to be saved, except the access token, which is never shown. */
export function ConfirmStep({ request }: { request: IntegrationRequest }) {
  return (
    <div className="flex flex-col gap-3.5">
      <Overview
        label="Basic"
        items={[
          { label: 'Integration type', value: integrationTypes[request.type] },
          ...targetItems(request),
          { label: 'Access Token', value: 'Entered; never shown.' },
        ]}
      />
      <SettingsOverview integration={request} />
    </div>
  )
}

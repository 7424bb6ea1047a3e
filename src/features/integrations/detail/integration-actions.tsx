import { getIntegrationQueryOptions } from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useShowDeleted } from '@/data/use-show-deleted.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { RunJobButton } from '@/parts/run-job/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { DeleteIntegration, deletedText } from '../delete-integration.tsx'
import { type IntegrationAction, whyNotOnIntegration } from '../model/actions.ts'
import { integrationList } from '../model/integration-list.ts'
import { integrationPreset } from '../model/preset.ts'

/** What can be done with an integration in its state. */
export function IntegrationActions({ integration }: { integration: Integration }) {
  const [asking, setAsking] = useState(false)
  const projectId = useProjectId()
  const navigate = useNavigate()
  const showDeleted = useShowDeleted()
  const can = (action: IntegrationAction) => whyNotOnIntegration(action, integration) === undefined
  const { id, catalogId } = integration

  return (
    <>
      {can('run') && <RunJobButton preset={integrationPreset(integration)} />}
      {can('edit') && (
        <ButtonLink
          to="/vehicle_catalogs/$catalogId/integrations/$integrationId/edit"
          params={{ catalogId, integrationId: id }}
        >
          Edit
        </ButtonLink>
      )}
      {can('delete') && (
        <Menu
          label={`Actions for ${repositoryText(integration)}`}
          items={[
            { id: 'delete', label: 'Delete', destructive: true, onSelect: () => setAsking(true) },
          ]}
        />
      )}
      {asking && (
        <DeleteIntegration
          integration={integration}
          onClose={() => setAsking(false)}
          onDeleted={() =>
            showDeleted(getIntegrationQueryOptions({ projectId, integrationId: id }), {
              alertId: 'getIntegration',
              text: deletedText,
              toList: () => navigate(integrationList.target(catalogId)),
            })
          }
        />
      )}
    </>
  )
}

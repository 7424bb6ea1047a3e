import { getIntegrationQueryOptions } from '@generated/evaluation/queries.ts'
import type { Integration } from '@generated/evaluation/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { RunJobButton } from '@/features/run-drawer/index.ts'
import { repositoryText } from '@/lib/repositories.ts'
import { clearAlert } from '@/session/alerts/alerts.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { Menu } from '@/ui/menu.tsx'
import { toast } from '@/ui/toast.tsx'
import { DeleteIntegration, deletedText } from '../delete-integration.tsx'
import { integrationList } from '../list/integration-list.ts'
import { integrationPreset } from '../preset.ts'
import { type IntegrationAction, whyNotOnIntegration } from '../rules/actions.ts'

/** What can be done with an integration in its state. */
export function IntegrationActions({ integration }: { integration: Integration }) {
  const [asking, setAsking] = useState(false)
  const showDeleted = useShowDeleted(integration)
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
          onDeleted={showDeleted}
        />
      )}
    </>
  )
}

/** Shows an integration as it is after its deletion; where it cannot be shown any more, the list tells of it. */
const useShowDeleted = ({ id, catalogId }: Integration) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    const options = getIntegrationQueryOptions({ projectId, integrationId: id })
    try {
      await client.fetchQuery({ ...options, staleTime: 0, retry: false })
    } catch {
      clearAlert('getIntegration')
      toast(deletedText)
      await navigate(integrationList.target(catalogId))
    }
  }
}

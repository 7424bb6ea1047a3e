import type { Scenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  refreshScenarioShares,
  scenarioSharesQueryOptions,
} from '@/models/scenarios/scenario-queries.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { ShareScenarios } from '@/parts/scenarios/share-scenarios.tsx'
import { useSharedProjects } from '@/parts/sharing/share-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'

/** Invites another project to share a scenario. */
export function ShareScenario({
  thing: { id, displayName },
  onClose,
}: ActionDialogProps<Scenario>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  return (
    <ShareScenarios
      scenarios={[{ id, name: displayName }]}
      sharedWith={useSharedProjects(scenarioSharesQueryOptions(projectId, id))}
      onClose={onClose}
      onShared={() => {
        void refreshScenarioShares(client, projectId)
        onClose()
      }}
    />
  )
}

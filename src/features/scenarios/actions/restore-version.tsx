import {
  createScenarioVersionMutationOptions,
  getScenarioQueryOptions,
  getScenarioVersionQueryOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isConflict, lookUp } from '@/data/lost-answer.ts'
import { isRestored, requestToRestore } from '@/models/scenarios/map-choices.ts'
import { refreshScenarios } from '@/models/scenarios/scenario-refresh.ts'
import { ChangeDialog } from '@/page/change-dialog.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'

interface RestoreVersionProps {
  newest: Scenario
  versionId: number
  onClose: () => void
}

/** Confirms, and saves a former version of a scenario as a new one. */
export function RestoreVersion({ newest, versionId, onClose }: RestoreVersionProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, scenarioId: newest.id }
  const query = getScenarioVersionQueryOptions({ ...path, versionId })
  const { data: former } = useQuery(query)
  const succeed = () => {
    refreshScenarios(client, projectId)
    toast(`Version ${versionId} has been restored as a new version`)
    onClose()
  }
  const change: ReturnType<typeof createScenarioVersionMutationOptions> = {
    ...createScenarioVersionMutationOptions(),
    onSuccess: succeed,
  }
  return (
    <ChangeDialog
      question={`Restore version ${versionId}?`}
      name={newest.displayName}
      confirmLabel="Restore"
      danger={false}
      change={change}
      recover={(error) =>
        lookUp(error, {
          isMaybe: isConflict(error),
          isDone: async () => {
            const stored = await fetchNow(client, getScenarioQueryOptions(path))
            return isRestored(stored, newest.versionId, versionId)
          },
          onDone: succeed,
          open: 'The version may have been restored all the same: look at the versions of the scenario.',
        })
      }
      variables={{ path, body: requestToRestore(former ?? newest, newest.versionId) }}
      disabledReason={former ? undefined : 'The version is not loaded yet.'}
      onClose={onClose}
    >
      <p>
        Its content, map, name, description and tags are saved anew as version{' '}
        {newest.versionId + 1}, which nobody has reviewed. Suites that hold the latest version get
        it.
      </p>
      <QueryStatus query={query} />
    </ChangeDialog>
  )
}

import { deprecateScenarioShareMutationOptions } from '@generated/scenario/queries.ts'
import { ShareList } from '@/parts/sharing/share-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { scenarioSharesQueryOptions } from '../model/queries.ts'

/** The shares of a scenario. */
export function ScenarioShares({ scenarioId }: { scenarioId: string }) {
  const projectId = useProjectId()
  return (
    <ShareList
      what="scenario"
      query={scenarioSharesQueryOptions(projectId, scenarioId)}
      stop={deprecateScenarioShareMutationOptions()}
      variablesOf={({ id }) => ({ path: { projectId, scenarioId, shareId: id } })}
      empty="Not shared with other projects."
    />
  )
}

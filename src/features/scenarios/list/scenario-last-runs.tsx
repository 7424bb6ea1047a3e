import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { placesByScenario } from '@/evidence/scenario-places.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { PartLastRuns } from '@/parts/reports/lazy-last-runs.tsx'
import { useProjectId } from '@/session/project/projects.ts'

const none: readonly never[] = []

/** The last runs of a scenario, in a row of the list: by the suites of the project it is known where it runs. */
export function ScenarioLastRuns({ scenario: { id, displayName } }: { scenario: Scenario }) {
  const { data, isError, refetch } = useQuery(suitesQueryOptions(useProjectId(), {}))
  if (isError && !data?.complete) {
    return <HistoryError onRetry={() => void refetch()} text="Not loaded." />
  }
  const places = data?.complete ? (placesByScenario(data.items).get(id) ?? none) : undefined
  return <PartLastRuns name={displayName} places={places} scenarioId={id} />
}

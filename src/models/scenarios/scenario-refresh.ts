import {
  batchGetScenariosOperation,
  batchGetScenarioVersionsOperation,
  getScenarioOperation,
  getScenarioVersionOperation,
  listScenariosOperation,
  listScenarioVersionsOperation,
} from '@generated/scenario/codec.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import type { QueryClient } from '@tanstack/react-query'
import { changeLists } from '@/transport/known-lists.ts'
import { operationKey, refreshing } from '@/transport/query-parameters.ts'

/** Cached answers about scenarios other than lists. */
const others = [
  getScenarioOperation,
  getScenarioVersionOperation,
  listScenarioVersionsOperation,
  batchGetScenariosOperation,
  batchGetScenarioVersionsOperation,
]

/**
 * Changes scenarios in the cached lists at once, without fetching all of their pages again, which happens when a
 * list is next opened; those that the service lists by another review status leave it. Fetches what else is shown of
 * scenarios.
 */
export const changeScenarios = (
  client: QueryClient,
  projectId: string,
  change: (scenario: Scenario) => Scenario,
): void => {
  changeLists<Scenario>(
    client,
    operationKey(listScenariosOperation, projectId),
    (scenarios, key) => {
      const { reviewStatus } = (key[4] ?? {}) as { reviewStatus?: string }
      const changed = scenarios.map(change)
      return reviewStatus ? changed.filter(({ review }) => review.status === reviewStatus) : changed
    },
  )
  void refreshing(...others)(client, projectId)
}

/** Fetches the lists of scenarios again, and what else is shown of them: some are new, or no longer known. */
export const refreshScenarios = refreshing(listScenariosOperation, ...others)

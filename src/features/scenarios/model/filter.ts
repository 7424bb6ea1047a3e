import type { Scenario } from '@generated/scenario/types.ts'
import { findScenarios } from '@/features/suites/model/scenarios.ts'
import type { ScenarioFilter } from './search.ts'

/**
 * The scenarios that pass a filter, in their order; the same array when all of them do. The service's part is
 * applied here too: until its answer arrives, the list still holds scenarios of the previous filter.
 */
export const filterScenarios = (
  scenarios: readonly Scenario[],
  { state, sim_type, display_name }: ScenarioFilter,
): readonly Scenario[] => {
  const isFound = findScenarios(display_name)
  const passing = scenarios.filter(
    (scenario) =>
      scenario.deprecated === (state === 'deleted') &&
      (!state || state === 'deleted' || scenario.review.status === state) &&
      (!sim_type || scenario.type === sim_type) &&
      isFound(scenario),
  )
  return passing.length === scenarios.length ? scenarios : passing
}

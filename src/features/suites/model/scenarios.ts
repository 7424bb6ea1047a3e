import type { Scenario, ScenarioReviewStatus } from '@generated/scenario/types.ts'
import { filterScenarios, withEarly } from '@/features/scenarios/model/filter.ts'

/**
 * The scenarios to choose from, with all words of what is typed in name, description, tags and id.
 *
 * @param early found by the service while the whole list is loading: they come first
 * @param status only those with this review status
 */
export const offeredScenarios = (
  listed: readonly Scenario[],
  early: readonly Scenario[],
  typed: string,
  status?: ScenarioReviewStatus,
): readonly Scenario[] =>
  filterScenarios(withEarly(listed, early), {
    display_name: typed,
    ...(status && { state: status }),
  })

/** Those whose newest version is approved. */
export const approvedOf = (scenarios: readonly Scenario[]): Scenario[] =>
  scenarios.filter(({ review }) => review.status === 'approved')

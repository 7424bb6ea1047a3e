import type { SpecReport } from '@generated/evaluation/types.ts'
import type { FoundScenario } from '@generated/scenario/types.ts'

/** A version of a scenario, with the name it had in the run. */
export interface ScenarioVersion {
  id: string
  versionId: number
  displayName: string
}

/** The distinct scenario versions that a suite ran. */
export const versionsOf = (specs: readonly SpecReport[]): ScenarioVersion[] => [
  ...new Map(
    specs.map(({ scenario }) => [`${scenario.id} ${scenario.versionId}`, scenario]),
  ).values(),
]

/**
 * The versions that approving the whole suite approves: those not reviewed yet. Left out are
 * versions with requested changes, and scenarios that are deleted or shared from another project.
 */
export const approvable = (
  versions: readonly ScenarioVersion[],
  found: readonly FoundScenario[],
): ScenarioVersion[] => {
  const open = new Set(
    found
      .filter(
        ({ review, deprecated, sharedFrom }) =>
          review.status === 'non_approved' && !deprecated && !sharedFrom,
      )
      .map(({ id, versionId }) => `${id} ${versionId}`),
  )
  return versions.filter(({ id, versionId }) => open.has(`${id} ${versionId}`))
}

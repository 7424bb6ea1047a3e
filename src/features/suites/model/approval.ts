import type { SuitePurpose } from '@generated/evaluation/types.ts'
import type { ScenarioReviewStatus } from '@generated/scenario/types.ts'

/** What a suite says when something chosen for it is not approved. */
export const scenarioErrorText = 'Please select only approved scenarios.'

/** Words for the review of a scenario version. */
export const reviewNames = {
  approved: 'Approved',
  non_approved: 'Not approved',
  requested_changes: 'Changes requested',
} as const satisfies Record<ScenarioReviewStatus, string>

/** A chosen scenario, as the rules of approval see it. */
export interface ChosenVersion {
  /** Review of the chosen version, the newest one for Latest; undefined while it is not known. */
  reviewStatus: ScenarioReviewStatus | undefined
  /** The version was given (by the address) or stored, and not chosen in the wizard. */
  given: boolean
}

/**
 * Whether a version may stand in a suite. In a suite for approval the given versions may be
 * `non_approved`, because approving them is what the suite is for. What is not known is left to the
 * platform, which refuses a suite with versions that are not approved.
 */
export const isVersionAllowed = (purpose: SuitePurpose, version: ChosenVersion): boolean => {
  if (version.reviewStatus === undefined || version.reviewStatus === 'approved') return true
  return purpose === 'for_approval' && version.given && version.reviewStatus === 'non_approved'
}

/**
 * The versions that can be chosen for a scenario besides Latest: the approved ones, and the one that is
 * chosen now (`current`), so that it can be seen. The highest number comes first.
 */
export const selectableVersions = (
  versions: readonly { versionId: number; review: { status: ScenarioReviewStatus } }[],
  current: number | undefined,
): number[] => {
  const approved = versions
    .filter((version) => version.review.status === 'approved')
    .map((version) => version.versionId)
  const all = new Set(current === undefined ? approved : [...approved, current])
  return [...all].sort((a, b) => b - a)
}

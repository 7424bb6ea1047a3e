import type { AnySuitePurpose } from '@generated/evaluation/types.ts'
import { isKnownStatus } from './review-names.ts'

/** Error of a suite with scenarios that are not approved. */
export const scenarioErrorText = 'Please select only approved scenarios.'

/** Text about review statuses that the console does not know; undefined when it knows all. */
export const unknownStatusText = (statuses: readonly string[]): string | undefined => {
  const unknown = [...new Set(statuses)].filter((status) => !isKnownStatus(status))
  return unknown.length === 0 ? undefined : `Unknown review status: ${unknown.join(', ')}.`
}

/** The properties of a chosen scenario that the rules of approval need. */
export interface ChosenVersion {
  /** Review of the chosen version, for Latest of the newest one; undefined while unknown. */
  reviewStatus: string | undefined
  /** The version comes from the URL or the stored suite, not from a choice in the wizard. */
  given: boolean
}

/**
 * Whether a version is allowed in a suite. In a suite for approval the given versions may be
 * `non_approved`, because approving them is its purpose. Unknown versions are left to the
 * platform, which refuses a suite with versions that are not approved.
 */
export const isVersionAllowed = (purpose: AnySuitePurpose, version: ChosenVersion): boolean => {
  if (version.reviewStatus === undefined || version.reviewStatus === 'approved') return true
  return purpose === 'for_approval' && version.given && version.reviewStatus === 'non_approved'
}

/**
 * The versions that can be chosen for a scenario besides Latest: the approved ones, and the one that is
 * chosen now (`current`), so that it can be seen. The highest number comes first.
 */
export const selectableVersions = (
  versions: readonly { versionId: number; review: { status: string } }[],
  current: number | undefined,
): number[] => {
  const approved = versions
    .filter((version) => version.review.status === 'approved')
    .map((version) => version.versionId)
  const all = new Set(current === undefined ? approved : [...approved, current])
  return [...all].sort((a, b) => b - a)
}

import type { ScenarioReviewVerdict } from '@generated/scenario/types.ts'
import { lengthProblem } from '@/lib/display-names.ts'
import { reviewNames } from '@/models/suites/review-names.ts'

/** Maximum length of a comment, in characters. */
export const commentLimit = 200

/** The verdicts of a review, with their labels. */
export const verdicts = [
  { value: 'approved', label: reviewNames.approved },
  { value: 'requested_changes', label: reviewNames.requested_changes },
] as const satisfies readonly { value: ScenarioReviewVerdict; label: string }[]

/** Error text for a comment; undefined when valid. */
export const commentError = (comment: string): string | undefined =>
  lengthProblem('Comment', comment.trim(), commentLimit)

/** Why a review cannot be submitted; undefined when it can. */
export const whyNotReview = (
  verdict: ScenarioReviewVerdict | undefined,
  comment: string,
): string | undefined => (verdict === undefined ? 'Choose a review status.' : commentError(comment))

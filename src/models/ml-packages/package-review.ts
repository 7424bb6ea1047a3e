import type { ReviewStatus } from '@generated/ml/types.ts'
import { lengthProblem } from '@/lib/display-names.ts'

/** Most characters of a review's comment. */
export const commentLimit = 200

/** The outcomes that a reviewer can choose. */
export const offeredStatuses = [
  { value: 'approved', label: 'Approved' },
] as const satisfies readonly { value: ReviewStatus; label: string }[]

type OfferedStatus = (typeof offeredStatuses)[number]['value']

/** True for an outcome that can be chosen. */
export const isOffered = (text: string): text is OfferedStatus =>
  offeredStatuses.some(({ value }) => value === text)

/** Error text for a comment; undefined when valid. */
export const commentError = (comment: string): string | undefined =>
  lengthProblem('Comment', comment.trim(), commentLimit)

/** Problem of a review, in short. */
export const reviewProblems = (entered: { status: string; comment: string }): string[] =>
  [
    isOffered(entered.status) ? undefined : 'Choose a status.',
    commentError(entered.comment),
  ].filter((problem) => problem !== undefined)

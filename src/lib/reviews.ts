/** A verdict with the words of the reviewer. */
interface Review {
  status: string
  comment?: string
}

/** Whether a stored review is the one that was sent. */
export const isReviewed = (stored: Review, sent: Review): boolean =>
  stored.status === sent.status && (stored.comment ?? '') === (sent.comment ?? '')

/** Said while it is not known whether the review of a thing is saved. */
export const maybeReviewed = (what: string): string =>
  `The review may have been saved all the same: look at the page of the ${what} before you review it again.`

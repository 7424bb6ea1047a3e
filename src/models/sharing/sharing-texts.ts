/** Answers to an invitation of another project. */
export type InvitationAnswer = 'accept' | 'reject'

interface AnswerTexts {
  /** Label of the action and of the confirm button. */
  label: string
  title: string
  /** Consequence and question, a line each. */
  lines: readonly string[]
  /** Snackbar after the answer. */
  done: string
  /** Said while it is not known whether the answer was taken. */
  maybe: string
}

/**
 * Texts of the dialog that answers an invitation.
 *
 * @param what what is shared: `catalog`, `scenarios`
 */
export const answerTexts = (answer: InvitationAnswer, what: string): AnswerTexts =>
  answer === 'accept'
    ? {
        label: 'Accept',
        title: 'ACCEPT INVITATION',
        lines: [
          `Once you accept the invitation, ${what} sharing will begin. It may take several minutes for sharing to begin.`,
          `Do you accept the sharing of the ${what}?`,
        ],
        done: 'The invitation has been accepted',
        maybe: `The invitation may have been accepted all the same: then it is no longer in this list, and the ${what} comes within minutes.`,
      }
    : {
        label: 'Reject',
        title: 'REJECT INVITATION',
        lines: [`Do you reject the sharing of the ${what}?`],
        done: 'The invitation has been rejected',
        maybe:
          'The invitation may have been rejected all the same: then it is no longer in this list.',
      }

/**
 * The effect of stopping on the other project's copy.
 *
 * @param what what is shared: `catalog`
 */
export const stopSharingText = (what: string): string =>
  `The ${what} in the destination project becomes deleted. It can be shared again.`

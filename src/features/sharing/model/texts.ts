/** How a project can answer an invitation of another one. */
export type InvitationAnswer = 'accept' | 'reject'

interface AnswerTexts {
  /** The action, and the button that confirms it. */
  label: string
  title: string
  /** What follows and what is asked, a line each. */
  lines: readonly string[]
  /** The snackbar after it. */
  done: string
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
      }
    : {
        label: 'Reject',
        title: 'REJECT INVITATION',
        lines: [`Do you reject the sharing of the ${what}?`],
        done: 'The invitation has been rejected',
      }

/**
 * What stopping does to the other project's copy.
 *
 * @param what what is shared: `catalog`
 */
export const stopSharingText = (what: string): string =>
  `The ${what} in the destination project becomes deleted. It can be shared again.`

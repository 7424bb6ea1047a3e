/** What a project can do with an offer of another one. */
export type InvitationAnswer = 'accept' | 'reject'

interface AnswerTexts {
  /** The action, and the button that confirms it. */
  label: string
  title: string
  /** What follows and what is asked, a line each. */
  lines: readonly string[]
}

/**
 * Words of the dialog in which an offer is answered.
 *
 * @param what what is offered: `catalog`, `scenarios`
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
      }
    : {
        label: 'Reject',
        title: 'REJECT INVITATION',
        lines: [`Do you reject the sharing of the ${what}?`],
      }

/**
 * What happens to the other project's copy when an owner stops sharing.
 *
 * @param what what is shared: `catalog`
 */
export const stopSharingText = (what: string): string =>
  `The ${what} in the destination project becomes deleted. It can be shared again.`

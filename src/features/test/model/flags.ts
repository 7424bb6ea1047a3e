/** What is known of the check of a feature. */
export interface FlagCheck {
  /** The scope that was asked for; undefined when the deployment has none. */
  scope: string | undefined
  answer: { result: boolean } | undefined
  error: { message: string } | null
}

/** How it was decided whether a feature is on, in words. */
export const decisionText = ({ scope, answer, error }: FlagCheck): string => {
  if (scope === undefined) return 'The configuration names no feature scope.'
  if (error) return `The check failed: ${error.message}`
  if (!answer) return 'Being checked.'
  return answer.result
    ? 'The auth service grants the scope.'
    : 'The auth service does not grant the scope.'
}

/** State of the check of a feature flag. */
export interface FlagCheck {
  /** The requested scope; undefined when the deployment has none. */
  scope: string | undefined
  answer: { result: boolean } | undefined
  error: { message: string } | undefined
}

/** Text of how a feature flag was decided. */
export const decisionText = ({ scope, answer, error }: FlagCheck): string => {
  if (scope === undefined) return 'The configuration names no feature scope.'
  if (error) return `The check failed: ${error.message}`
  if (!answer) return 'Checking…'
  return answer.result
    ? 'The auth service grants the scope.'
    : 'The auth service does not grant the scope.'
}

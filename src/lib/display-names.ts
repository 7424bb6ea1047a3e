const required = 'Required.'

/** Error message for a text of more than `limit` characters; undefined if valid. `what`: `Description`. */
export const lengthProblem = (what: string, text: string, limit: number): string | undefined =>
  text.length > limit ? `${what} cannot exceed ${limit} characters.` : undefined

/** Error message for a required name of at most `limit` characters, trimmed; undefined if valid. */
export const nameProblem = (name: string, limit: number): string | undefined => {
  const trimmed = name.trim()
  return trimmed === '' ? required : lengthProblem('Name', trimmed, limit)
}

/** The error of a name where it stands apart from its field: `Enter a name.`; undefined if valid. */
export const nameReason = (name: string, limit: number): string | undefined => {
  const problem = nameProblem(name, limit)
  return problem === required ? 'Enter a name.' : problem
}

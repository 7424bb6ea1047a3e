const required = 'Required.'

/** Error message for a required name of at most `limit` characters, trimmed; undefined if valid. */
export const nameProblem = (name: string, limit: number): string | undefined => {
  const length = name.trim().length
  if (length === 0) return required
  return length > limit ? `Name cannot exceed ${limit} characters.` : undefined
}

/** The error of a name where it stands apart from its field: `Enter a name.`; undefined if valid. */
export const nameReason = (name: string, limit: number): string | undefined => {
  const problem = nameProblem(name, limit)
  return problem === required ? 'Enter a name.' : problem
}

/** Error message for a required name of at most `limit` characters, trimmed; undefined if valid. */
export const nameProblem = (name: string, limit: number): string | undefined => {
  const length = name.trim().length
  if (length === 0) return 'Required.'
  return length > limit ? `Name cannot exceed ${limit} characters.` : undefined
}

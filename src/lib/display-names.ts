/**
 * What is wrong with a name of at most `limit` characters, not counting blank ones around it;
 * undefined when it may be saved.
 */
export const nameProblem = (name: string, limit: number): string | undefined => {
  const length = name.trim().length
  if (length === 0) return 'Required.'
  return length > limit ? `Name cannot exceed ${limit} characters.` : undefined
}

/** Number of problems listed; the others are counted. */
const maxListed = 3

/** Why something is not possible: the first problems, one per line, and the number of others; undefined without problems. */
export const reasonOf = (problems: readonly string[]): string | undefined => {
  if (problems.length === 0) return undefined
  const rest = problems.length - maxListed
  return `${problems.slice(0, maxListed).join('\n')}${rest > 0 ? `\nAnd ${rest} more.` : ''}`
}

/** How many problems are named before the rest is counted. */
const named = 3

/** Why something cannot be done now, a line each: the first problems, and how many more there are; undefined without any. */
export const reasonOf = (problems: readonly string[]): string | undefined => {
  if (problems.length === 0) return undefined
  const rest = problems.length - named
  return `${problems.slice(0, named).join('\n')}${rest > 0 ? `\nAnd ${rest} more.` : ''}`
}

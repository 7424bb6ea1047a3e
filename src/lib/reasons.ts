/**
 * Why a form cannot be submitted, in one line: its only problem, or the number of fields with one; undefined
 * without problems.
 */
export const reasonOf = (problems: readonly string[]): string | undefined =>
  problems.length > 1 ? `${problems.length} fields need attention.` : problems[0]

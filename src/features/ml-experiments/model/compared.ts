/** Most runs that are compared. */
export const comparedRuns = 100

/** Why so many runs cannot be compared; undefined when they can. */
export const whyNotCompare = (count: number): string | undefined => {
  if (count < 2) return 'Select at least 2 runs.'
  return count > comparedRuns ? `At most ${comparedRuns} runs can be compared.` : undefined
}

/** What to say of a comparison that lacks runs which its address names; undefined when it has all of them. */
export const incompleteText = (shown: number, named: number): string | undefined =>
  shown < named
    ? `${shown} of ${named} runs are compared: at most ${comparedRuns}, and none that is deleted.`
    : undefined

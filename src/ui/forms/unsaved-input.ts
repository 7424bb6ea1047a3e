/** How many forms on the page hold input that nobody has agreed to lose. */
let forms = 0

/** One more such form, until the returned function is called. */
export const countUnsaved = (): (() => void) => {
  forms += 1
  return () => {
    forms -= 1
  }
}

/** True while leaving or reloading the page would lose what was entered. */
export const hasUnsavedInput = (): boolean => forms > 0

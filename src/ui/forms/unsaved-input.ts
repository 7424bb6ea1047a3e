/** Number of forms on the page with unsaved input. */
let forms = 0

/** Counts a form with unsaved input until the returned function is called. */
export const countUnsaved = (): (() => void) => {
  forms += 1
  return () => {
    forms -= 1
  }
}

/** True if leaving or reloading the page would lose input. */
export const hasUnsavedInput = (): boolean => forms > 0

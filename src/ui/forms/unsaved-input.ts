/** Number of forms on the page with unsaved input. */
let forms = 0

/** Whether the page may be left without a question: the input is kept. */
let unloadAllowed = false

/** Counts a form with unsaved input until the returned function is called. */
export const countUnsaved = (): (() => void) => {
  forms += 1
  return () => {
    forms -= 1
  }
}

/** True if leaving or reloading the page would lose input. */
export const hasUnsavedInput = (): boolean => forms > 0

/** Number of forms, dialogs and tasks whose input or progress leaving the page would lose. */
export const unsavedCount = (): number => forms

/** Lets the page be left without a question by the browser, or no longer. */
export const allowUnload = (allowed: boolean): void => {
  unloadAllowed = allowed
}

/** Whether the browser has to ask before it leaves the page. */
export const asksBeforeUnload = (): boolean => hasUnsavedInput() && !unloadAllowed

/** Selector of a `TruncatedText`. */
export const truncated = '[data-truncated]'

/** Whether a text is cut. */
export const isCut = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.scrollWidth > element.clientWidth

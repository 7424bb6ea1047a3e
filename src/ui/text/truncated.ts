/** Selector of a `TruncatedText`. */
export const truncated = '[data-truncated]'

/** Whether a text is cut. */
export const isCut = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  (element.scrollWidth > element.clientWidth ||
    // More than half a line: marks above and below letters stick out a little.
    element.scrollHeight > element.clientHeight + 10)

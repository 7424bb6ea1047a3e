/** Joins element ids for `aria-describedby` and `aria-labelledby`; undefined when there is none. */
export const joinIds = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** One handler that calls both in order, or the one there is. */
export const chain = <E>(
  first: ((event: E) => void) | undefined,
  second: ((event: E) => void) | undefined,
): ((event: E) => void) | undefined =>
  first && second
    ? (event) => {
        first(event)
        second(event)
      }
    : (first ?? second)

/** Joins element ids for `aria-describedby` and `aria-labelledby`; undefined if there are none. */
export const joinIds = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** Combines two event handlers, either of which may be undefined. */
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

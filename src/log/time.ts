/** A time at the start of a line, as a pattern without groups that capture: of the day, with a date or without. */
export const timePrefix = String.raw`(?:\[?(?:\d{4}-\d\d-\d\d[T ])?\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(?:Z|[+-]\d\d:?\d\d)?\]? )`

/** When a line was written, as it says itself. */
export interface LineTime {
  /** The time of day. */
  text: string
  /** Number of characters that the line begins with for it. */
  length: number
}

const prefix = new RegExp(`^${timePrefix}`)

/** When a line was written; undefined if it does not begin with a time. */
export const timeOf = (line: string): LineTime | undefined => {
  const [found = ''] = prefix.exec(line) ?? []
  const [text] = /\d\d:\d\d:\d\d(?:[.,]\d{1,9})?/.exec(found) ?? []
  return text === undefined ? undefined : { text, length: found.length }
}

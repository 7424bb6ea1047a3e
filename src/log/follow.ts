/** How far a stream has been read: the page that is asked for next, and how many of its lines are known. */
export interface StreamPlace {
  token: string | undefined
  seen: number
  /** Answers in a row that had no new line and named no further page. */
  empty: number
}

/** Where reading a stream begins. */
export const streamStart: StreamPlace = { token: undefined, seen: 0, empty: 0 }

/** Answers in a row without a line after which nothing more is expected of a stream that has ended. */
const emptyLimit = 5

/** Whether all of a stream has been read: it has ended, and more than five answers in a row had no line. */
export const isWholeAt = ({ empty }: StreamPlace, isRunning: boolean): boolean =>
  !isRunning && empty > emptyLimit

/** A page of a stream, oldest line first. */
interface StreamPage {
  events: readonly { message: string }[]
  nextToken?: string | undefined
}

/** The token of a further page, if the answer to the page that was asked for names one. */
export const furtherToken = (
  { token }: Pick<StreamPlace, 'token'>,
  { nextToken }: Pick<StreamPage, 'nextToken'>,
): string | undefined => (nextToken && nextToken !== token ? nextToken : undefined)

/**
 * Takes an answer to the page that was asked for: its new lines, and where reading goes on. The last page is
 * asked for again, as it grows; a token that repeats is the last one.
 */
export const advance = (
  place: StreamPlace,
  page: StreamPage,
): { lines: string[]; next: StreamPlace } => {
  const { token, seen, empty } = place
  const { events } = page
  const lines = events.slice(seen).map(({ message }) => message)
  const further = furtherToken(place, page)
  return {
    lines,
    next:
      further === undefined
        ? {
            token,
            seen: Math.max(seen, events.length),
            empty: lines.length === 0 ? empty + 1 : 0,
          }
        : { token: further, seen: 0, empty: 0 },
  }
}

/** Lines as they stand in a log, each with one end. */
export const textOfLines = (lines: readonly string[]): string =>
  lines.map((line) => `${line.replace(/\r?\n$/, '')}\n`).join('')

import { type Block, placesOf, storedLineOf } from './block.ts'
import { timePrefix } from './time.ts'

/** How bad a line is. */
export type Severity = 'error' | 'warning'

/**
 * Signs of an error or a warning: how compilers, build tools and loggers write it. A word alone is
 * not enough, as `0 errors` and `-Werror` are none.
 */
const patterns = {
  error: [
    String.raw`\b(?:[Ee]rror|[Ff]atal)(?:\[\w+\])?:(?!:)`,
    String.raw`\b(?:ERROR|FATAL|CRITICAL)\b`,
    String.raw`\[ *(?:[Ee]rror|[Ff]atal|[Cc]ritical) *\]`,
    // From the beginning of the line: begun at each star, a line of stars would take hours.
    String.raw`^[^*]*\*\*\*.*\bError \d`,
    `^${timePrefix}?Failed +<<<`,
    String.raw`^${timePrefix}?Traceback \(`,
  ],
  warning: [
    String.raw`\b[Ww]arning(?:\[\w+\])?:(?!:)`,
    String.raw`\b(?:WARN|WARNING)\b`,
    String.raw`\[ *[Ww]arn(?:ing)? *\]`,
  ],
} as const satisfies Record<Severity, readonly string[]>

const single = {
  error: new RegExp(patterns.error.join('|')),
  warning: new RegExp(patterns.warning.join('|')),
} as const satisfies Record<Severity, RegExp>

/** A part that all lines of a severity have, and few others: found many times faster in a whole block. */
const hints = {
  error: /rror|ERROR|atal|FATAL|ritical|CRITICAL|Failed +<<<|Traceback/g,
  warning: /arning|WARN|arn *\]/g,
} as const satisfies Record<Severity, RegExp>

/** How bad a line is by its text; undefined for an ordinary one. */
export const severityOf = (line: string): Severity | undefined =>
  single.error.test(line) ? 'error' : single.warning.test(line) ? 'warning' : undefined

/** Places of the lines of a block that are of a severity. */
export const placesOfSeverity = (block: Block, severity: Severity): number[] =>
  placesOf(block, hints[severity]).filter(
    (place) => severityOf(storedLineOf(block, place)) === severity,
  )

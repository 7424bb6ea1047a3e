import { timePrefix } from './time.ts'

/** How bad a line is. */
export type Severity = 'error' | 'warning'

/**
 * What makes a line an error or a warning: how compilers, build tools and loggers write it. A word alone is
 * not enough, as `0 errors` and `-Werror` are none.
 */
const patterns = {
  error: [
    String.raw`\b(?:[Ee]rror|[Ff]atal)(?:\[\w+\])?:(?!:)`,
    String.raw`\b(?:ERROR|FATAL|CRITICAL)\b`,
    String.raw`\[ *(?:[Ee]rror|[Ff]atal|[Cc]ritical) *\]`,
    String.raw`\*\*\*[^\n]*\bError \d`,
    `^${timePrefix}?Failed +<<<`,
    String.raw`^${timePrefix}?Traceback \(`,
  ],
  warning: [
    String.raw`\b[Ww]arning(?:\[\w+\])?:(?!:)`,
    String.raw`\b(?:WARN|WARNING)\b`,
    String.raw`\[ *[Ww]arn(?:ing)? *\]`,
  ],
} as const satisfies Record<Severity, readonly string[]>

/** The pattern that finds the lines of a severity; a new one each time, as it remembers its place. */
export const severityPattern = (severity: Severity): RegExp =>
  new RegExp(patterns[severity].join('|'), 'gm')

const single = { error: severityPattern('error'), warning: severityPattern('warning') }

const has = (severity: Severity, line: string) => {
  single[severity].lastIndex = 0
  return single[severity].test(line)
}

/** How bad a line is by its text; undefined for an ordinary one. */
export const severityOf = (line: string): Severity | undefined =>
  has('error', line) ? 'error' : has('warning', line) ? 'warning' : undefined

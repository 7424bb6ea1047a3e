import { isFailed, type Result, type Totals, totalsOf } from './book.ts'
import { lineOf } from './violations.ts'

/** A finished run. */
export interface Report extends Totals {
  /** Platform that was checked. */
  target: string
  /** ISO time at which the run began. */
  startedAt: string
  seconds: number
  /** Whether things were created, changed and deleted. */
  write: boolean
  /** Everything has to be on offer: what could not be tried counts as failed. */
  mustOfferAll: boolean
  operations: Result[]
}

/** Makes the report of a run. */
export const createReport = (run: Omit<Report, keyof Totals>): Report => ({
  ...run,
  ...totalsOf(run.operations, run.mustOfferAll),
})

/** Word for what came out of an operation; a reason that is no excuse makes a failure of it. */
export const verdictOf = (result: Result, { mustOfferAll }: Report) => {
  if (result.result === 'ok') return 'ok'
  if (result.result === 'violations') return 'violations'
  return isFailed(result, mustOfferAll) ? 'failed, not tried' : 'not tried'
}

/** What there is to say about an operation, a line each: its findings, then its notes. */
export const linesOf = ({ violations, notes, result }: Result) => [
  ...violations.map((violation) => `${lineOf(violation)} (${violation.request})`),
  ...notes.map((note) => (result === 'not tried' ? `not tried: ${note}` : `note: ${note}`)),
]

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** The run in one line. */
export const summaryOf = ({ operations, passed, failed, notTried, target, seconds }: Report) =>
  `${plural(operations.length, 'operation')} of ${target}: ${passed} passed, ${failed} failed, ${notTried} not tried, in ${seconds.toFixed(1)} s`

/** The run as a table for the terminal. */
export const terminalText = (report: Report) => {
  const { operations } = report
  const width = (values: string[]) => Math.max(0, ...values.map(({ length }) => length))
  const serviceWidth = width(operations.map(({ service }) => service))
  const operationWidth = width(operations.map(({ operation }) => operation))
  const rows = operations.flatMap((result) => {
    const verdict = verdictOf(result, report)
    const checked = result.tried.length > 0 ? `  ${result.tried.join(', ')}` : ''
    const row = `${result.service.padEnd(serviceWidth)}  ${result.operation.padEnd(operationWidth)}  ${verdict}${checked}`
    return [row, ...linesOf(result).map((line) => `    ${line}`)]
  })
  return [...rows, '', summaryOf(report)].join('\n')
}

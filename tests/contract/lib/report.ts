import type { Result } from './book.ts'
import { lineOf } from './violations.ts'
import type { LeftOver } from './write-context.ts'

/** Counts of a run, one check an operation. */
interface Totals {
  passed: number
  /** Of those that passed, how many have a memory behind them; of the others only the form was checked. */
  byBehaviour: number
  failed: number
  known: number
  notTried: number
}

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
  /** Findings in calls that were made to find arguments. */
  helpers: Result[]
  leftOvers: LeftOver[]
  /** Why the run says too little: it was interrupted, or too little was tried. */
  problems: string[]
  /** The platform could not be reached, or did not accept the credentials: what was found says nothing of it. */
  isUnusable: boolean
  /** Further notes. */
  notes: string[]
}

/** An untried step fails where everything has to be on offer, unless there is a good reason. */
const isFailed = ({ result, excused }: Result, mustOfferAll: boolean) =>
  result === 'violations' || (result === 'not tried' && mustOfferAll && !excused)

/** Counts results. An operation that was not tried and had to be counts as failed. */
const totalsOf = (results: readonly Result[], mustOfferAll: boolean): Totals => {
  const failed = results.filter((result) => isFailed(result, mustOfferAll)).length
  const good = results.filter(({ result }) => result === 'ok')
  const known = results.filter(({ result }) => result === 'known').length
  return {
    passed: good.length,
    byBehaviour: good.filter(({ remembered }) => remembered).length,
    failed,
    known,
    notTried: results.length - good.length - known - failed,
  }
}

/** How much has to be tried. */
interface Demands {
  /** Percent of the operations. */
  minTried: number
  /** Operations, with or without their service. */
  mustTry: readonly string[]
}

const isNamed = ({ service, operation }: Result, name: string) =>
  name === operation || name === `${service}.${operation}`

/** Why too little was tried; nothing when it was enough. */
const shortfall = (
  results: readonly Result[],
  { minTried, mustTry }: Demands,
  mustOfferAll: boolean,
): string[] => {
  const wanted = results.filter(({ result, excused }) => result !== 'not tried' || !excused)
  const tried = wanted.filter(({ result }) => result !== 'not tried')
  const share = wanted.length === 0 ? 100 : (100 * tried.length) / wanted.length
  // Where everything has to be on offer, what was not tried is a failure of its own.
  const untried = mustOfferAll ? [] : wanted.filter(({ result }) => result === 'not tried')
  const missing = mustTry.filter(
    (name) => ![...tried, ...untried].some((result) => isNamed(result, name)),
  )
  return [
    ...(results.length > 0 && tried.length === 0 ? ['Nothing was tried.'] : []),
    ...(share < minTried
      ? [`${share.toFixed(0)} % of the operations were tried; --min-tried asks for ${minTried} %.`]
      : []),
    ...untried.map(
      ({ service, operation, notes }) =>
        `${service}.${operation} was not tried: ${notes.join('; ') || 'nobody knows why'}.`,
    ),
    ...missing.map((name) => `${name} was not tried; --must-try asks for it.`),
  ]
}

/** Makes the report of a run. */
export const createReport = ({
  operations: results,
  demands = { minTried: 0, mustTry: [] },
  end,
  ...run
}: Omit<Report, keyof Totals | 'helpers' | 'problems'> & {
  demands?: Demands
  /** Why the run did not come to its end. */
  end: string | undefined
}): Report => {
  const operations = results.filter(({ helper }) => !helper)
  return {
    ...run,
    ...totalsOf(operations, run.mustOfferAll),
    operations,
    helpers: results.filter(({ helper }) => helper),
    problems: end === undefined ? shortfall(operations, demands, run.mustOfferAll) : [end],
  }
}

/** 0 when nothing is wrong, 1 when a contract is broken, 2 when the run says too little. */
export const exitCodeOf = ({
  failed,
  problems,
  isUnusable,
}: Pick<Report, 'failed' | 'problems' | 'isUnusable'>) => {
  if (failed > 0 && !isUnusable) return 1
  return problems.length > 0 ? 2 : 0
}

/** Word for what came out of an operation; a reason that is no excuse makes a failure of it. */
export const verdictOf = (result: Result, { mustOfferAll }: Pick<Report, 'mustOfferAll'>) => {
  if (result.result === 'not tried' && isFailed(result, mustOfferAll)) return 'failed, not tried'
  return result.result
}

/** Lines about an operation: its findings, then its notes. */
export const linesOf = ({ violations, known, notes, result }: Result) => [
  ...violations.map((violation) => `${lineOf(violation)} (${violation.request})`),
  ...known.map((one) => `known until ${one.until}, ${one.reason}: ${lineOf(one)}`),
  ...notes.map((note) => (result === 'not tried' ? `not tried: ${note}` : `note: ${note}`)),
]

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

/** The run in one line. */
export const summaryOf = (report: Report) => {
  const { operations, passed, byBehaviour, failed, known, notTried, target, seconds } = report
  const depth =
    passed === byBehaviour ? '' : ` (${byBehaviour} by behaviour, ${passed - byBehaviour} by form)`
  const accepted = known > 0 ? `, ${known} with known failures` : ''
  return `${plural(operations.length, 'operation')} of ${target}: ${passed} passed${depth}, ${failed} failed${accepted}, ${notTried} not tried, in ${seconds.toFixed(1)} s`
}

/** Leftovers, a line each with the call that takes it away. */
export const leftOverLines = ({ leftOvers }: { leftOvers: readonly LeftOver[] }) =>
  leftOvers.map(({ thing, id, command }) =>
    command === undefined ? `${thing} ${id}` : `${thing} ${id}: ${command}`,
  )

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)]

/** The run as a table for the terminal: what failed stands last, above the summary. */
export const terminalText = (report: Report) => {
  const { operations, helpers, problems, notes } = report
  const width = (values: string[]) => Math.max(0, ...values.map(({ length }) => length))
  const serviceWidth = width(operations.map(({ service }) => service))
  const operationWidth = width(operations.map(({ operation }) => operation))
  const rowsOf = (result: Result) => {
    const checked = result.tried.length > 0 ? `  ${result.tried.join(', ')}` : ''
    const row = `${result.service.padEnd(serviceWidth)}  ${result.operation.padEnd(operationWidth)}  ${verdictOf(result, report)}${checked}`
    return [row, ...linesOf(result).map((line) => `    ${line}`)]
  }
  const isBad = (result: Result) => /^(violations|failed)/.test(verdictOf(result, report))
  const rest = operations.filter((result) => !isBad(result))
  return [
    ...rest.flatMap(rowsOf),
    ...operations.filter(isBad).flatMap(rowsOf),
    ...section('Met in calls that were not chosen:', helpers.flatMap(rowsOf)),
    ...section('Left over; take it away by:', leftOverLines(report)),
    ...section('Notes:', notes),
    ...section('The run says too little:', problems),
    '',
    summaryOf(report),
  ].join('\n')
}

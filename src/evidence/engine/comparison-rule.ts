import { scenarioOfKey } from '@/models/reports/case-identity.ts'
import {
  type ChangeKind,
  kindOfChange,
  needsSuites,
  type Outcome,
  type Pair,
  pairEqual,
} from './case-changes.ts'
import { type JobResults, outcomeOfRow, rowsByKey, rowsOfKey } from './job-results.ts'
import type { Texts } from './texts.ts'

/** A case in two jobs: rows of their results. */
export interface ComparedRows extends Pair<number> {
  /** The number of its key. */
  key: number
  kind: ChangeKind
}

/** The scenarios of which the suites have to be known before two jobs can be compared. */
export interface NeededPlaces {
  /** Equal cases ended differently in both jobs: the suites that did not pass tell which. */
  unlike: string[]
  /** They ran more often in one job: all suites tell. */
  whole: string[]
}

const keysOf = (now: JobResults, before: JobResults) =>
  new Set([...rowsByKey(now).keys(), ...rowsByKey(before).keys()])

/** The scenarios of two jobs whose equal cases only their suites tell apart. */
export const neededPlaces = (now: JobResults, before: JobResults, texts: Texts): NeededPlaces => {
  const unlike = new Set<string>()
  const whole = new Set<string>()
  for (const [key, rows] of rowsByKey(now)) {
    const was = rowsOfKey(before, key)
    const outcomes = rows.map((row) => outcomeOfRow(now, row))
    if (
      !needsSuites(
        outcomes,
        was.map((row) => outcomeOfRow(before, row)),
      )
    )
      continue
    const needed = rows.length === was.length ? unlike : whole
    needed.add(scenarioOfKey(texts.textOf(key)))
  }
  return { unlike: [...unlike], whole: [...whole] }
}

/** Whether two jobs ran the same suites with as many cases each, so that a suite that passed can stand for all its cases. */
export const haveEqualSuites = (one: JobResults, other: JobResults): boolean => {
  const totals = (results: JobResults) =>
    JSON.stringify((results.suites ?? []).map(({ id, total }) => `${id} ${total}`).sort())
  return totals(one) === totals(other)
}

/** The suite that a case ran in; undefined where it is not known. */
export const suiteOfRow = (results: JobResults, row: number): string | undefined =>
  results.suites?.[(results.suiteOf[row] ?? 0) - 1]?.id

/** A row of one of two jobs. */
interface Side {
  of: 'now' | 'before'
  row: number
}

const anySuite = ''

/**
 * Pairs equal cases of two jobs, suite by suite where suites are told. Where a suite is told in one job alone, the
 * other job ran it among those that passed, of which it is not told.
 */
const pairRows = (
  sides: readonly Side[],
  suiteOf: (side: Side) => string | undefined,
  outcomeOf: (side: Side) => Outcome,
): Pair<Side>[] => {
  const grouped = (of: Side['of']) =>
    Map.groupBy(
      sides.filter((side) => side.of === of),
      (side) => suiteOf(side) ?? anySuite,
    )
  const [now, before] = [grouped('now'), grouped('before')]
  const restNow = [...(now.get(anySuite) ?? [])]
  const restBefore = [...(before.get(anySuite) ?? [])]
  const pairs = [...new Set([...now.keys(), ...before.keys()])].flatMap((suite) => {
    if (suite === anySuite) return []
    const [is, was] = [now.get(suite), before.get(suite)]
    return pairEqual(
      is ?? restNow.splice(0, was?.length),
      was ?? restBefore.splice(0, is?.length),
      outcomeOf,
    )
  })
  return [...pairs, ...pairEqual(restNow, restBefore, outcomeOf)]
}

interface CompareOptions {
  texts: Texts
  /** Scenarios whose suites are known in both jobs. */
  placed: ReadonlySet<string>
  /** Whether a case comes and goes, by its key and the row of the newer job. */
  isFlaky?: (key: number, now: number) => boolean
  /** Rows that do not count. */
  isLeftOut?: { now: (row: number) => boolean; before: (row: number) => boolean } | undefined
}

const never = () => false

/** What became of each case of a job since another one. */
export const compareJobs = (
  now: JobResults,
  before: JobResults,
  { texts, placed, isFlaky = never, isLeftOut = { now: never, before: never } }: CompareOptions,
): ComparedRows[] => {
  const resultsOf = { now, before }
  const outcomeOf = ({ of, row }: Side) => outcomeOfRow(resultsOf[of], row)
  const suiteOf = ({ of, row }: Side) => suiteOfRow(resultsOf[of], row)
  const sidesOf = (of: Side['of'], key: number) =>
    rowsOfKey(resultsOf[of], key).flatMap((row): Side | [] =>
      isLeftOut[of](row) ? [] : { of, row },
    )
  return [...keysOf(now, before)].flatMap((key) => {
    const sides = [...sidesOf('now', key), ...sidesOf('before', key)]
    const isPlaced =
      sides.length > 2 && placed.size > 0 && placed.has(scenarioOfKey(texts.textOf(key)))
    return pairRows(sides, isPlaced ? suiteOf : () => undefined, outcomeOf).map((pair) => ({
      key,
      now: pair.now?.row,
      before: pair.before?.row,
      kind: kindOfChange(
        pair.now && outcomeOf(pair.now),
        pair.before && outcomeOf(pair.before),
        pair.now !== undefined && isFlaky(key, pair.now.row),
      ),
    }))
  })
}

import { scenarioOfKey } from '@/models/reports/case-identity.ts'
import {
  type ChangeKind,
  kindOfChange,
  needsSuites,
  type Outcome,
  type Pair,
  pairEqual,
} from './case-changes.ts'
import {
  type JobResults,
  outcomeOfRow,
  type PlacedSuite,
  rowsByKey,
  rowsOfKey,
} from './job-results.ts'
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

/** Rows of two jobs that do not count. */
export interface LeftOut {
  now: (row: number) => boolean
  before: (row: number) => boolean
}

/** The keys of two jobs, with their rows that count. */
const countedKeys = (now: JobResults, before: JobResults, isLeftOut: LeftOut | undefined) =>
  [...new Set([...rowsByKey(now).keys(), ...rowsByKey(before).keys()])].map((key) => {
    const [is, was] = [rowsOfKey(now, key), rowsOfKey(before, key)]
    if (!isLeftOut) return { key, is, was }
    return {
      key,
      is: is.filter((row) => !isLeftOut.now(row)),
      was: was.filter((row) => !isLeftOut.before(row)),
    }
  })

/** The scenarios of two jobs whose equal cases only their suites tell apart. */
export const neededPlaces = (
  now: JobResults,
  before: JobResults,
  texts: Texts,
  isLeftOut?: LeftOut,
): NeededPlaces => {
  const unlike = new Set<string>()
  const whole = new Set<string>()
  for (const { key, is, was } of countedKeys(now, before, isLeftOut)) {
    const outcomes = is.map((row) => outcomeOfRow(now, row))
    if (
      !needsSuites(
        outcomes,
        was.map((row) => outcomeOfRow(before, row)),
      )
    )
      continue
    const needed = is.length === was.length ? unlike : whole
    needed.add(scenarioOfKey(texts.textOf(key)))
  }
  return { unlike: [...unlike], whole: [...whole] }
}

/** Whether a suite ran the same cases in two jobs: as many of one version. */
export const isSuiteEqual = (one: PlacedSuite | undefined, other: PlacedSuite | undefined) =>
  one?.versionId !== undefined && one.versionId === other?.versionId && one.total === other.total

/** Whether two jobs ran the same cases in the same suites, so that a suite that passed can stand for all its cases. */
export const haveEqualSuites = (
  { suites = [] }: JobResults,
  { suites: others = [] }: JobResults,
): boolean =>
  suites.length === others.length &&
  suites.every((suite) =>
    isSuiteEqual(
      suite,
      others.find(({ id }) => id === suite.id),
    ),
  )

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
 * Pairs equal cases of two jobs suite by suite. Where a suite is told in one job alone, the other job ran it among those
 * that passed, of which it is not told.
 */
const pairBySuite = (
  nowSides: readonly Side[],
  beforeSides: readonly Side[],
  suiteOf: (side: Side) => string | undefined,
  outcomeOf: (side: Side) => Outcome,
): Pair<Side>[] => {
  const grouped = (sides: readonly Side[]) =>
    Map.groupBy(sides, (side) => suiteOf(side) ?? anySuite)
  const [now, before] = [grouped(nowSides), grouped(beforeSides)]
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
  /** Whether a case comes and goes, by its key and the row of the newer job. */
  isFlaky?: (key: number, now: number) => boolean
  isLeftOut?: LeftOut | undefined
}

const never = () => false

/** Change of each case of a job since another one; the suites named by `neededPlaces` are known. */
export const compareJobs = (
  now: JobResults,
  before: JobResults,
  { isFlaky = never, isLeftOut }: CompareOptions,
): ComparedRows[] => {
  const resultsOf = { now, before }
  const outcomeOf = ({ of, row }: Side) => outcomeOfRow(resultsOf[of], row)
  const suiteOf = ({ of, row }: Side) => suiteOfRow(resultsOf[of], row)
  return countedKeys(now, before, isLeftOut).flatMap(({ key, is, was }) => {
    const sides = [
      is.map((row): Side => ({ of: 'now', row })),
      was.map((row): Side => ({ of: 'before', row })),
    ] as const
    // Whether suites are known for the sake of another case of the scenario makes no difference.
    const isBySuite = needsSuites(sides[0].map(outcomeOf), sides[1].map(outcomeOf))
    const pairs = isBySuite
      ? pairBySuite(...sides, suiteOf, outcomeOf)
      : pairEqual(...sides, outcomeOf)
    return pairs.map((pair) => ({
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

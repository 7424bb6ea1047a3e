import type { ReportStatus } from '@generated/evaluation/types.ts'

/** Change of a case since an earlier run. */
const changeKinds = [
  'new',
  'failing',
  'fixed',
  'flaky',
  'added',
  'removed',
  'passing',
  'undecided',
] as const

/** One of `changeKinds`. */
export type ChangeKind = (typeof changeKinds)[number]

/** How many cases have changed in each way. */
export type ChangeCounts = { [kind in ChangeKind]: number }

/** No case at all. */
export const noChanges = (): ChangeCounts => ({
  new: 0,
  failing: 0,
  fixed: 0,
  flaky: 0,
  added: 0,
  removed: 0,
  passing: 0,
  undecided: 0,
})

/** How a case ended, as far as comparisons go. */
export const outcome = { passed: 0, failed: 1, canceled: 2, open: 3 } as const

/** One of `outcome`. */
export type Outcome = (typeof outcome)[keyof typeof outcome]

/** Whether the end of a case in an answer is one of `outcome`. */
export const isOutcome = (end: number | undefined): end is Outcome =>
  end !== undefined && end <= outcome.open

/** The status of a case that ended so, to show it. */
export const caseStatuses = ['succeeded', 'failed', 'canceled', 'started'] as const satisfies {
  readonly [end in Outcome]: ReportStatus
} & readonly ReportStatus[]

const order: readonly Outcome[] = [outcome.failed, outcome.passed, outcome.canceled, outcome.open]

/** A case in two runs; undefined where it was not in one of them. */
export interface Pair<Row> {
  now: Row | undefined
  before: Row | undefined
}

/**
 * Pairs equal cases of two runs: those that ended alike first, so that as little as possible has changed, then the
 * others, the failed ones first. What is left over was added or removed. None is lost, and their order says nothing.
 */
export const pairEqual = <Row>(
  now: readonly Row[],
  before: readonly Row[],
  outcomeOf: (row: Row) => Outcome,
): Pair<Row>[] => {
  if (now.length === 1 && before.length === 1) return [{ now: now[0], before: before[0] }]
  const pairs: Pair<Row>[] = []
  const left: { now: Row[]; before: Row[] } = { now: [], before: [] }
  for (const each of order) {
    const is = now.filter((row) => outcomeOf(row) === each)
    const was = before.filter((row) => outcomeOf(row) === each)
    const alike = Math.min(is.length, was.length)
    for (let at = 0; at < alike; at++) pairs.push({ now: is[at], before: was[at] })
    left.now.push(...is.slice(alike))
    left.before.push(...was.slice(alike))
  }
  const rest = Math.max(left.now.length, left.before.length)
  for (let at = 0; at < rest; at++) pairs.push({ now: left.now[at], before: left.before[at] })
  return pairs
}

/** Change of a case; a flaky one is neither new nor passing. Undefined where it was not in a run. */
export const kindOfChange = (
  now: Outcome | undefined,
  before: Outcome | undefined,
  isFlaky: boolean,
): ChangeKind => {
  if (before === undefined) return 'added'
  if (now === undefined) return 'removed'
  if (now > outcome.failed || before > outcome.failed) return 'undecided'
  if (now === outcome.failed && before === outcome.failed) return 'failing'
  if (before === outcome.failed) return 'fixed'
  if (isFlaky) return 'flaky'
  return now === outcome.failed ? 'new' : 'passing'
}

const areAlike = (outcomes: readonly Outcome[]) => outcomes.every((each) => each === outcomes[0])

/**
 * Whether only the suites that ran them tell what became of equal cases of two runs: where those of both ended
 * differently, or where they ran more often in one and not all passed.
 */
export const needsSuites = (now: readonly Outcome[], before: readonly Outcome[]): boolean => {
  if (now.length === 0 || before.length === 0 || (now.length === 1 && before.length === 1)) {
    return false
  }
  if (now.length === before.length) return !(areAlike(now) || areAlike(before))
  return [...now, ...before].some((each) => each !== outcome.passed)
}

/** Outcome of a case in a run, in an answer: one of `outcome`, or one of these. */
export const cell = {
  /** It did not run. */
  absent: 4,
  /** Not read yet. */
  unknown: 5,
  /** Equal cases of it ended differently: some failed. */
  mixed: 6,
} as const

import { scenarioOfKey } from '@/models/reports/case-identity.ts'
import { parameterTexts, varyingByScenario } from '@/models/reports/case-parameters.ts'
import { baselineAmong } from './baseline-rule.ts'
import { type ChangeCounts, type ChangeKind, noChanges, type Outcome } from './case-changes.ts'
import { findFlaky } from './case-ends.ts'
import {
  type ComparedRows,
  compareJobs,
  haveEqualSuites,
  type LeftOut,
  neededPlaces,
  suiteOfRow,
} from './comparison-rule.ts'
import { describeCase } from './described-case.ts'
import {
  countsOf,
  failuresOf,
  isComparable,
  isFinal,
  isLargeJob,
  type JobHeader,
  timeOf,
} from './job-header.ts'
import { failureOfRow, idOfRow, type JobResults, outcomeOfRow } from './job-results.ts'
import type { Urgency } from './polite-queue.ts'
import type { FoundBaseline, Marks, View } from './view.ts'

/** The job that another one is compared with: the chosen one, else its baseline. */
export const findBaseline = (
  view: View,
  job: JobHeader,
  chosen?: string,
  urgency?: Urgency,
): FoundBaseline => {
  if (chosen !== undefined) {
    const report = view.job(chosen)
    const isFit = report && isComparable(report) && report.catalog.id === job.catalog.id
    if (!report) return { baseline: undefined, isCertain: false }
    if (isFit) return { baseline: { job: report, of: 'choice' }, isCertain: true }
  }
  const baseline = baselineAmong(job, view.jobs(job.catalog.id))
  const from = baseline?.of === 'branch' ? timeOf(baseline.job) : 0
  return { baseline, isCertain: view.isCovered(job, from, urgency) }
}

/** A case of one of two compared jobs. */
export interface ChangedCase {
  /** Id of its report. */
  id: string
  outcome: Outcome
  cause: string | undefined
  /** Its message without what differs from one such case to the next. */
  message: string | undefined
  seconds: number | undefined
  suiteId: string | undefined
}

/** A case that is not as it was. */
export interface CaseChangeRow {
  kind: ChangeKind
  scenarioId: string
  scenario: string
  parameters: { readonly [name: string]: string }
  /** The parameters in which it differs from other cases of its scenario in either job, each `name=value`. */
  varying: readonly string[]
  now: ChangedCase | undefined
  before: ChangedCase | undefined
}

/** New failures of a job that have cause and message in common. */
export interface FailureGroup {
  cause: string | undefined
  message: string | undefined
  count: number
  /** One of them: the id of its report, and its scenario. */
  id: string
  scenario: string
}

/** Changes of a job since its baseline. */
export interface JobChange extends FoundBaseline {
  /**
   * `none`: there is no earlier job. `net`: failed cases less those of the baseline, until the cases are read.
   * `counts`: case by case. Undefined while it is not known yet.
   */
  state: 'none' | 'net' | 'counts' | 'untested' | undefined
  counts: ChangeCounts | undefined
  /** For `net`: by how many more cases failed than in the baseline. */
  net: number | undefined
  /** It is known which cases come and go; until then those that failed count as new. */
  isFlakyKnown: boolean
  /** The new failures that have cause and message in common, the largest group first. */
  groups: readonly FailureGroup[]
  /** All but those that pass as before; undefined unless they are asked for. */
  rows: readonly CaseChangeRow[] | undefined
}

/** A question about the changes of a job. */
export interface ChangeQuestion {
  job: JobHeader
  /** The job that it is compared with, if not its baseline. */
  against?: string | undefined
  /** The cases that have changed are listed. */
  rows?: boolean
  /** They are read even where none failed in either job, or none has so far. */
  isLookedAt?: boolean
  /** The page reads the cases of the job itself, and hands them over. */
  isGiven?: boolean
  /** Cases that are marked N/A in their job do not count. */
  naMode?: boolean
  /** Nobody looks at single cases: what takes many calls comes when nobody waits for something else. */
  isGlance?: boolean
  /**
   * As a line of a list tells it: nothing is read for a job in which none has failed or that has very many cases, nor
   * the suites that tell equal cases apart, nor the runs that tell what comes and goes. What is known all the same is
   * told.
   */
  isLine?: boolean
  /** Nobody waits for it. */
  isAhead?: boolean
  /** Nothing is read for it: what is known is told. */
  isKnown?: boolean
}

const caseOf = (results: JobResults, row: number, view: View): ChangedCase => {
  const seconds = results.seconds[row]
  return {
    id: idOfRow(results, row),
    outcome: outcomeOfRow(results, row),
    ...failureOfRow(results, row, view.texts),
    seconds: seconds === undefined || Number.isNaN(seconds) ? undefined : seconds,
    suiteId: suiteOfRow(results, row),
  }
}

/** Finds the rows of a job that are marked N/A; `unsure` are scenarios that are so in some of their suites. */
const markedRows = (view: View, results: JobResults, { marked, suites }: Marks) => {
  const unsure: string[] = []
  for (const [scenario, ids] of marked) {
    if (ids.size < (suites.get(scenario) ?? 0)) unsure.push(scenario)
  }
  const isMarked = (row: number) => {
    const scenario = scenarioOfKey(view.texts.textOf(results.keys[row] ?? 0))
    const ids = marked.get(scenario)
    if (!ids) return false
    return ids.size >= (suites.get(scenario) ?? 0) || ids.has(suiteOfRow(results, row) ?? '')
  }
  return { unsure, isMarked }
}

const countsAll = () => false

/** Which rows of a job do not count, those marked in N/A mode; undefined while it is not known. */
const leftOutOf = (view: View, job: JobHeader, results: JobResults, naMode: boolean) => {
  const { test } = job
  if (!naMode || test?.caseResults?.totalCount === test?.availableCaseResults?.totalCount) {
    return countsAll
  }
  const marks = view.marks(job)
  if (!marks) return undefined
  const { unsure } = markedRows(view, results, marks)
  const placed = unsure.length === 0 ? results : view.placed(job, unsure)
  return placed && markedRows(view, placed, marks).isMarked
}

/** Two jobs with the suites that their comparison needs; undefined while something is missing. */
const readBoth = (
  view: View,
  job: JobHeader,
  before: JobHeader,
  { urgency, places, naMode }: { urgency: Urgency; places: View; naMode: boolean },
) => {
  const now = view.results(job, urgency)
  const was = view.results(before, urgency)
  if (!now || !was) return undefined
  const left = [leftOutOf(view, job, now, naMode), leftOutOf(view, before, was, naMode)] as const
  if (!left[0] || !left[1]) return undefined
  const isLeftOut: LeftOut = { now: left[0], before: left[1] }
  const needed = neededPlaces(now, was, view.texts, isLeftOut)
  const placed = new Set([...needed.unlike, ...needed.whole])
  if (placed.size === 0) return { now, was, isLeftOut }
  const sides = [
    places.placed(job, needed.whole, urgency),
    places.placed(before, needed.whole, urgency),
  ] as const
  if (!sides[0] || !sides[1]) return undefined
  if (needed.unlike.length === 0 || haveEqualSuites(sides[0], sides[1])) {
    return { now: sides[0], was: sides[1], isLeftOut }
  }
  // A suite that passed may not have run them all.
  const whole = [
    places.placed(job, [...placed], urgency),
    places.placed(before, [...placed], urgency),
  ] as const
  return whole[0] && whole[1] && { now: whole[0], was: whole[1], isLeftOut }
}

/** Changes of a job since its baseline, as far as they are known. */
export const findChange = (view: View, question: ChangeQuestion): JobChange => {
  const { job, against, rows = false, naMode = false, isGlance = false, isLine = false } = question
  const { isLookedAt = false } = question
  const rest: Urgency = isGlance || question.isAhead ? 'ahead' : 'now'
  const found = findBaseline(view, job, against, question.isAhead ? 'ahead' : 'now')
  const unknown: JobChange = {
    ...found,
    state: undefined,
    counts: undefined,
    net: undefined,
    isFlakyKnown: false,
    groups: [],
    rows: undefined,
  }
  if (!countsOf(job)) return { ...unknown, state: 'untested' }
  const { baseline } = found
  // Another one may come to light, and would take back all that is told by this one.
  if (!found.isCertain) return unknown
  if (!baseline) return { ...unknown, state: 'none' }
  const net = failuresOf(job) - failuresOf(baseline.job)
  // Fixes of a running job are told once it is done: they take all its cases, again and again.
  const isQuiet = failuresOf(job) === 0 && (failuresOf(baseline.job) === 0 || !isFinal(job))
  if (isQuiet && !isLookedAt) {
    const counts = noChanges()
    return {
      ...unknown,
      state: 'counts',
      counts,
      net,
      isFlakyKnown: true,
      rows: rows ? [] : undefined,
    }
  }
  const isLarge = [job, baseline.job].some(isLargeJob)
  // A hundred calls for one row are more than those for all others together.
  const isLeft = isLine && (isLarge || failuresOf(job) === 0)
  const urgency: Urgency = question.isAhead || isLarge ? rest : 'now'
  const quiet = view.quiet()
  const known = isLeft ? quiet : view
  const both = readBoth(known, job, baseline.job, {
    urgency,
    places: isLine ? quiet : view,
    naMode,
  })
  if (!both) {
    const areRead = view.held(job) !== undefined && view.held(baseline.job) !== undefined
    const isNet = !naMode && (isLarge || isLeft || (isLine && areRead))
    return { ...unknown, state: isNet ? 'net' : undefined, net }
  }
  const { now, was, isLeftOut } = both
  const plain = compareJobs(now, was, { isLeftOut })
  // Only what the newest runs tell differently can come and go.
  const suspects = new Set(
    plain.flatMap(({ kind, key }) => (kind === 'new' || (kind === 'passing' && rows) ? [key] : [])),
  )
  const flaky = findFlaky(isLine ? quiet : view, job, [...suspects], isLarge ? 'ahead' : rest)
  const compared: readonly ComparedRows[] =
    flaky.isFlaky && suspects.size > 0
      ? compareJobs(now, was, { isLeftOut, isFlaky: flaky.isFlaky })
      : plain
  const counts = noChanges()
  for (const { kind } of compared) counts[kind] += 1
  return {
    ...found,
    isCertain: found.isCertain && !view.isShort(job) && !view.isShort(baseline.job),
    state: 'counts',
    counts,
    net,
    isFlakyKnown: flaky.isKnown,
    groups: groupsOf(view, now, compared),
    rows: rows ? listRows(view, compared, { now, before: was }) : undefined,
  }
}

/** The cases that are not as they were, and how people know them. */
const listRows = (
  view: View,
  compared: readonly ComparedRows[],
  results: { now: JobResults; before: JobResults },
): CaseChangeRow[] => {
  const described = new Map(compared.map(({ key }) => [key, describeCase(view.texts, key)]))
  const varying = varyingByScenario(
    [...described.values()].map(({ scenarioId, parameters }) => ({
      scenario: { id: scenarioId },
      scenarioParameters: parameters,
    })),
  )
  return compared.flatMap(({ kind, key, now, before }) => {
    const known = described.get(key)
    if (kind === 'passing' || !known) return []
    return {
      kind,
      ...known,
      varying: parameterTexts(
        { scenarioParameters: known.parameters },
        varying.get(known.scenarioId),
      ),
      now: now === undefined ? undefined : caseOf(results.now, now, view),
      before: before === undefined ? undefined : caseOf(results.before, before, view),
    }
  })
}

/** The new failures of a job in groups of one cause and message. */
const groupsOf = (
  view: View,
  now: JobResults,
  compared: readonly ComparedRows[],
): FailureGroup[] => {
  const groups = new Map<string, FailureGroup>()
  for (const { kind, key, now: row } of compared) {
    if (kind !== 'new' || row === undefined) continue
    const { cause, message } = failureOfRow(now, row, view.texts)
    const name = JSON.stringify([cause, message])
    const { scenario } = describeCase(view.texts, key)
    const group = groups.get(name) ?? { cause, message, count: 0, id: idOfRow(now, row), scenario }
    group.count += 1
    groups.set(name, group)
  }
  return [...groups.values()].sort((one, other) => other.count - one.count)
}

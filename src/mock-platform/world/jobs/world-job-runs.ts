import type { CaseResults, Suite, SuiteSpec } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { hashOf } from '../random.ts'
import { scenarioArea } from '../scenarios/world-scenario-area.ts'
import { type ScenarioRecord, versionAt, versionOf } from '../scenarios/world-scenario-own.ts'
import { appliedOverrides, countOf } from '../suites/world-overrides.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import type { World } from '../world.ts'
import { type Job, type Regression, testStartOf } from './job.ts'
import { hasLimit, isBeyondLimit } from './limit.ts'
import { partId } from './part-ids.ts'
import {
  failing,
  failureOf,
  flakinessOf,
  flakyShare,
  mainShare,
  passing,
  recovering,
  type Verdict,
} from './verdicts.ts'
import { parametersOf } from './world-case-parameters.ts'

/** A scenario of a suite in a job. */
export interface SpecRun {
  spec: SuiteSpec
  /** The version that runs; undefined when the scenario does not exist. */
  scenario: Scenario | undefined
  /** Per case, in order. */
  verdicts: readonly Verdict[]
}

/** A suite in a job. */
export interface SuiteRun {
  /** Id of the suite report. */
  id: string
  suite: Suite
  /** Fraction of the job's test time that the suite takes, above 0 and up to 1. */
  pace: number
  specs: readonly SpecRun[]
  /** Number of cases. */
  total: number
}

type Records = ReadonlyMap<string, ScenarioRecord>

const scenarioOf = (spec: SuiteSpec, job: Job, records: Records) => {
  const record = records.get(spec.scenarioId)
  if (!record) return undefined
  const { scenarioVersionId } = spec
  return scenarioVersionId === undefined
    ? versionAt(record, job.scheduledAt)
    : versionOf(record, scenarioVersionId)
}

/** Maximum number of cases of a scenario. */
const caseLimit = 500

/** One case per combination of override values; without overrides, one per parameter set of the scenario. */
const caseCountOf = (spec: SuiteSpec, scenario: Scenario | undefined) => {
  const overrides = appliedOverrides(spec)
  const own = Math.max(1, scenario?.parameterSet.values.length ?? 0)
  if (overrides.length === 0) return own
  const combinations = overrides.reduce((count, override) => count * countOf(override), 1)
  return Math.min(caseLimit, Math.max(1, combinations))
}

/** Source of the draws of a job: jobs of the same commit fail in the same cases. */
const drawKeyOf = ({ id, event }: Job) => event.source?.gitSha ?? id

/** The fault that the commit of a job has brought. */
const regressionOf = (job: Job): Regression => {
  if (job.regression) return job.regression
  const hash = hashOf(drawKeyOf(job))
  return { failure: failureOf(hash), rate: 0.01 + (hash / 2 ** 32) ** 3 * 0.5 }
}

/** Pseudorandom number from 0 to 1, determined by base and index. */
const drawOf = (base: number, index: number) => {
  const mixed = Math.imul(base ^ (base >>> 15) ^ index, 0x2c1b3c6d)
  return (Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39) >>> 0) / 2 ** 32
}

/** The common part of the specs of a suite in a job. A job has thousands of specs: each is hashed from here on. */
interface Draws {
  /** Undefined when no case of the job fails. */
  regression: Regression | undefined
  /** Hash of the commit and the suite. */
  ofCommit: number
  /** Hash of the job and the suite. */
  ofJob: number
}

const drawsOf = (job: Job, suite: Suite): Draws => ({
  regression: job.plan.test?.succeeds === false ? regressionOf(job) : undefined,
  ofCommit: hashOf(`${drawKeyOf(job)}/${suite.id}/`),
  ofJob: hashOf(`${job.id}/${suite.id}/`),
})

const passed = new Map<number, readonly Verdict[]>()

/** That many cases that passed: most scenarios of most jobs, so that they share one list. */
const allPassed = (length: number): readonly Verdict[] => {
  const known = passed.get(length) ?? Array<Verdict>(length).fill(passing)
  passed.set(length, known)
  return known
}

const specRunOf = (job: Job, draws: Draws, spec: SuiteSpec, records: Records): SpecRun => {
  const scenario = scenarioOf(spec, job, records)
  const { regression } = draws
  const { margin } = job
  const limit = hasLimit(scenario) ? margin : undefined
  const flaky = flakinessOf(job, spec.scenarioId)
  const length = caseCountOf(spec, scenario)
  if (limit === undefined && !regression && !flaky) {
    return { spec, scenario, verdicts: allPassed(length) }
  }
  const base = hashOf(spec.scenarioId, draws.ofCommit)
  const causeBase = hashOf('/cause', base)
  const flakyBase = hashOf('/flaky', hashOf(spec.scenarioId, draws.ofJob))
  const verdicts = Array.from({ length }, (_, index): Verdict => {
    if (limit !== undefined) {
      const parameters = parametersOf({ spec, scenario }, index)
      return isBeyondLimit(parameters, limit) ? failing.collision : passing
    }
    if (index === 0 && job.fickle === spec.scenarioId) return failing.missedObject
    if (regression && drawOf(base, index) < regression.rate) {
      const draw = drawOf(causeBase, index)
      return failing[draw < mainShare ? regression.failure : failureOf(draw * 2 ** 32)]
    }
    return flaky && drawOf(flakyBase, index) < flakyShare ? recovering[flaky] : passing
  })
  return { spec, scenario, verdicts }
}

/** Makes sure that a failing job has a failing case: the first one when no other fails. */
const withFailure = (runs: SuiteRun[], job: Job): SuiteRun[] => {
  if (job.plan.test?.succeeds !== false) return runs
  const isClean = runs.every(({ specs }) =>
    specs.every(({ verdicts }) => verdicts.every(({ succeeds }) => succeeds)),
  )
  const place = runs.findIndex(({ total }) => total > 0)
  const run = runs[place]
  const first = run?.specs[0]
  if (!isClean || !run || !first) return runs
  const verdict = failing[regressionOf(job).failure]
  const specs = [
    { ...first, verdicts: [verdict, ...first.verdicts.slice(1)] },
    ...run.specs.slice(1),
  ]
  return runs.with(place, { ...run, specs })
}

const known = new WeakMap<Job, SuiteRun[]>()

/** Suites of a job with the verdict of every case. Computed at first use and cached. */
export const runsOf = (job: Job, world: World): readonly SuiteRun[] => {
  const made = known.get(job)
  if (made) return made
  const { records } = world.of(scenarioArea, job.projectId)
  const suites = job.suites.map((suite, place): SuiteRun => {
    const draws = drawsOf(job, suite)
    const specs = suite.specs.map((spec) => specRunOf(job, draws, spec, records))
    return {
      id: partId(job.reportId, place),
      suite,
      // Suites run in parallel; the first one takes the whole test time.
      pace: place === 0 ? 1 : 0.4 + 0.6 * drawOf(hashOf(job.id), place),
      specs,
      total: specs.reduce((sum, { verdicts }) => sum + verdicts.length, 0),
    }
  })
  const runs = withFailure(suites, job)
  known.set(job, runs)
  return runs
}

/** Counts of all cases, and of those not marked N/A. */
export interface Counts {
  all: CaseResults
  available: CaseResults
}

const none = (): CaseResults => ({ totalCount: 0, successCount: 0, failureCount: 0 })

const count = (results: CaseResults, verdicts: readonly Verdict[], done: number) => {
  results.totalCount += verdicts.length
  const finished = Math.max(0, Math.min(done, verdicts.length))
  let failed = 0
  for (let index = 0; index < finished; index++) if (!verdicts[index]?.succeeds) failed++
  results.failureCount += failed
  results.successCount += finished - failed
}

/** Progress of a job's tests at a time in milliseconds, 0 to 1. */
export const progressOf = ({ plan, cancel }: Job, now: number): number => {
  if (!plan.test) return 0
  const start = testStartOf(plan)
  const end = Math.min(now, cancel?.at ?? now)
  return Math.min(1, Math.max(0, (end - start) / (plan.test.endAt - start)))
}

/** Number of finished cases of a suite at a progress of the job's tests, 0 to 1. */
export const doneOf = ({ total, pace }: SuiteRun, progress: number): number =>
  Math.floor(total * Math.min(1, progress / pace) + 1e-6)

/** Counts for scenarios of a suite when their first `done` cases have finished. */
export const countsOf = (specs: readonly SpecRun[], done: number): Counts => {
  const counts = { all: none(), available: none() }
  let left = done
  for (const { spec, verdicts } of specs) {
    count(counts.all, verdicts, left)
    if (!spec.unavailable) count(counts.available, verdicts, left)
    left -= verdicts.length
  }
  return counts
}

/**
 * Failure causes of scenarios of a suite when their first `done` cases have finished: those of the failed cases,
 * the most frequent first.
 */
export const causesOf = (projectId: string, specs: readonly SpecRun[], done: number): string[] => {
  const { failures } = vocabularyOf(projectId)
  const found = new Map<string, number>()
  const verdicts = specs.flatMap((spec) => spec.verdicts).slice(0, Math.max(0, done))
  for (const { succeeds, failure } of verdicts) {
    if (succeeds || !failure) continue
    for (const cause of failures[failure].causes) found.set(cause, (found.get(cause) ?? 0) + 1)
  }
  return [...found].sort(([, one], [, other]) => other - one).map(([cause]) => cause)
}

const add = (one: CaseResults, other: CaseResults): CaseResults => ({
  totalCount: one.totalCount + other.totalCount,
  successCount: one.successCount + other.successCount,
  failureCount: one.failureCount + other.failureCount,
})

/** Counts of a whole job at a progress of its tests, 0 to 1. */
export const jobCountsOf = (runs: readonly SuiteRun[], progress: number): Counts =>
  runs
    .map((run) => countsOf(run.specs, doneOf(run, progress)))
    .reduce(
      (sum, { all, available }) => ({
        all: add(sum.all, all),
        available: add(sum.available, available),
      }),
      { all: none(), available: none() },
    )

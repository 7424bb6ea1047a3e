import type {
  ReportScenario,
  ReportSimulation,
  ReportStatus,
  ReportSuite,
  SpecReport,
  SuiteReport,
} from '@generated/evaluation/types.ts'
import { isoOf } from '../moments.ts'
import type { World } from '../world.ts'
import { isExpired } from './build-report.ts'
import { isCanceled, type Job, testStartOf } from './job.ts'
import { partId, placeOfPart } from './part-ids.ts'
import {
  causesOf,
  countsOf,
  doneOf,
  progressOf,
  runsOf,
  type SpecRun,
  type SuiteRun,
} from './world-job-runs.ts'
import { testStatusOf } from './world-report.ts'

/** A range of cases of a suite, by index; `to` is excluded. */
interface CaseRange {
  from: number
  to: number
}

/** Start and end of a range of cases, in milliseconds. */
const timesOf = ({ plan }: Job, { total, pace }: SuiteRun, { from, to }: CaseRange) => {
  const start = testStartOf(plan)
  const duration = ((plan.test?.endAt ?? start) - start) * pace
  const timeAt = (place: number) => start + (total === 0 ? 1 : place / total) * duration
  return { startAt: total === 0 ? start : timeAt(from), endAt: timeAt(to) }
}

/** Status and times of a range of cases, of which `failures` have failed. */
export const timelineOf = (
  job: Job,
  run: SuiteRun,
  range: CaseRange,
  failures: number,
  now: number,
) => {
  const { startAt, endAt } = timesOf(job, run, range)
  const cancelAt = isCanceled(job, now) ? job.cancel?.at : undefined
  const status = ((): ReportStatus => {
    if (now >= endAt && endAt <= (cancelAt ?? endAt)) return failures > 0 ? 'failed' : 'succeeded'
    if (cancelAt !== undefined) return 'canceled'
    return now < startAt ? 'scheduled' : 'started'
  })()
  const finishedAt = status === 'canceled' ? cancelAt : endAt
  const isFinal = status !== 'scheduled' && status !== 'started'
  return {
    status,
    ...(status === 'failed' && { failMessage: 'Some test cases failed.' }),
    ...(now >= startAt && startAt < (cancelAt ?? now + 1) && { startedAt: isoOf(startAt) }),
    ...(isFinal && finishedAt !== undefined && { finishedAt: isoOf(finishedAt) }),
  }
}

const reportSuite = ({ suite }: SuiteRun): ReportSuite => {
  const { id, displayName, versionId, type, labels } = suite
  return { id, displayName, versionId, type, labels }
}

/** Suites of a job whose tests have started by a time in milliseconds; otherwise empty. */
export const begunRuns = (job: Job, now: number, world: World): readonly SuiteRun[] =>
  testStatusOf(job, now) ? runsOf(job, world) : []

/** The simulation that runs a suite. */
export const simulationOf = ({ suite }: SuiteRun): ReportSimulation => ({
  name: `${suite.type} simulation`,
  environmentType: suite.targetEnvironmentTypes[0] ?? 'container',
})

/** A scenario as it appears in reports. */
export const reportScenario = ({ spec, scenario }: SpecRun): ReportScenario => ({
  id: spec.scenarioId,
  displayName: spec.scenarioDisplayName,
  versionId: scenario?.versionId ?? spec.scenarioVersionId ?? 1,
})

/** Index within the suite of a scenario's first case; `place` is the scenario's index. */
export const firstCaseOf = ({ specs }: SuiteRun, place: number) =>
  specs.slice(0, place).reduce((sum, { verdicts }) => sum + verdicts.length, 0)

/** Suite report at a time in milliseconds. */
export const suiteReportOf = (job: Job, run: SuiteRun, now: number): SuiteReport => {
  const done = doneOf(run, progressOf(job, now))
  const { all, available } = countsOf(run.specs, done)
  const timeline = timelineOf(job, run, { from: 0, to: run.total }, all.failureCount, now)
  const finishedAt = timeline.finishedAt && Date.parse(timeline.finishedAt)
  return {
    id: run.id,
    jobId: job.id,
    ...timeline,
    suite: reportSuite(run),
    catalog: job.catalog,
    simulation: simulationOf(run),
    caseResults: all,
    availableCaseResults: available,
    failureCauseLabels: causesOf(job.projectId, run.specs, done),
    logs: {
      ...(finishedAt && {
        archivedLog: {
          id: partId(run.id, run.specs.length),
          type: 'zip',
          expired: isExpired(job, finishedAt, now),
        },
      }),
    },
    parents: { jobReportId: job.reportId },
  }
}

/** A scenario run with its suite and its index within the suite. */
export interface PlacedSpec {
  run: SuiteRun
  specRun: SpecRun
  place: number
}

/** Scenario runs of a suite, in order. */
export const placedSpecs = (run: SuiteRun): PlacedSpec[] =>
  run.specs.map((specRun, place) => ({ run, specRun, place }))

/** Finds the scenario run of a spec report id; undefined when it belongs to none of these suites. */
export const findSpec = (runs: readonly SuiteRun[], id: string): PlacedSpec | undefined => {
  for (const run of runs) {
    const place = placeOfPart(run.id, id, run.specs.length)
    const specRun = place === undefined ? undefined : run.specs[place]
    if (place !== undefined && specRun) return { run, specRun, place }
  }
  return undefined
}

/** Spec report at a time in milliseconds. */
export const specReportOf = (
  job: Job,
  { run, specRun, place }: PlacedSpec,
  now: number,
): SpecReport => {
  const { spec, verdicts } = specRun
  const from = firstCaseOf(run, place)
  const done = doneOf(run, progressOf(job, now)) - from
  const { all, available } = countsOf([specRun], done)
  const id = partId(run.id, place)
  return {
    id,
    ...timelineOf(job, run, { from, to: from + verdicts.length }, all.failureCount, now),
    scenario: reportScenario(specRun),
    suite: reportSuite(run),
    catalog: job.catalog,
    essential: spec.essential,
    unavailable: spec.unavailable,
    caseResults: all,
    availableCaseResults: available,
    failureCauseLabels: causesOf(job.projectId, [specRun], done),
    parents: { jobReportId: job.reportId, suiteReportId: run.id },
  }
}

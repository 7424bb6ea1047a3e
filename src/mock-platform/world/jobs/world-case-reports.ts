import type {
  CaseAttempt,
  CaseComponent,
  CaseLogs,
  CaseReport,
} from '@generated/evaluation/types.ts'
import { isoOf } from '../moments.ts'
import { createRandom } from '../random.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import type { Failure } from '../vocabulary/failures.ts'
import type { World } from '../world.ts'
import { isExpired } from './build-report.ts'
import type { Job } from './job.ts'
import { partId, placeOfPart } from './part-ids.ts'
import { passing, type Verdict } from './verdicts.ts'
import { caseFileText } from './world-case-log.ts'
import { parametersOf } from './world-case-parameters.ts'
import { runsOf, type SuiteRun } from './world-job-runs.ts'
import {
  firstCaseOf,
  type PlacedSpec,
  placedSpecs,
  reportScenario,
  simulationOf,
  timelineOf,
} from './world-test-reports.ts'

/** A case of a scenario run, with its index within the scenario. */
export interface PlacedCase extends PlacedSpec {
  casePlace: number
}

const caseId = ({ run, place, casePlace }: PlacedCase) => partId(partId(run.id, place), casePlace)

/** Cases of a scenario run. */
export const casesOf = (spec: PlacedSpec): PlacedCase[] =>
  spec.specRun.verdicts.map((_, casePlace) => ({ ...spec, casePlace }))

/** Finds the case of a case report id; undefined when it belongs to none of these suites. */
export const findCase = (runs: readonly SuiteRun[], id: string): PlacedCase | undefined => {
  for (const spec of runs.flatMap(placedSpecs)) {
    const count = spec.specRun.verdicts.length
    const casePlace = placeOfPart(partId(spec.run.id, spec.place), id, count)
    if (casePlace !== undefined) return { ...spec, casePlace }
  }
  return undefined
}

const verdictOf = ({ specRun, casePlace }: PlacedCase) => specRun.verdicts[casePlace] ?? passing

/** Number of attempts: all retries for a failing case, two for a case that recovers. */
const attemptCountOf = ({ testOptions }: Job, { succeeds, failure }: Verdict) => {
  if (!succeeds) return (testOptions.maxRetries ?? 0) + 1
  return failure ? 2 : 1
}

/** Attempts of a case started by a time in milliseconds, in order. */
export const attemptsOf = (job: Job, placed: PlacedCase, now: number): CaseAttempt[] => {
  const id = caseId(placed)
  const { status, startedAt, finishedAt } = caseTimeline(job, placed, now)
  const isDone = status === 'succeeded' || status === 'failed'
  const count = isDone ? attemptCountOf(job, verdictOf(placed)) : 1
  const start = startedAt && Date.parse(startedAt)
  const duration = start && finishedAt ? Date.parse(finishedAt) - start : 0
  return Array.from({ length: count }, (_, place) => ({
    id: partId(id, place),
    number: place + 1,
    status: place < count - 1 ? 'failed' : status,
    ...(start && { startedAt: isoOf(start + (duration * place) / count) }),
    ...(start && finishedAt && { finishedAt: isoOf(start + (duration * (place + 1)) / count) }),
  }))
}

const caseTimeline = (job: Job, placed: PlacedCase, now: number) => {
  const { run, place, casePlace } = placed
  const from = firstCaseOf(run, place) + casePlace
  const failures = verdictOf(placed).succeeds ? 0 : 1
  const { failMessage: _, ...timeline } = timelineOf(
    job,
    run,
    { from, to: from + 1 },
    failures,
    now,
  )
  return timeline
}

const files = [
  ['evaluationBag', 'bag'],
  ['evaluationResult', 'json'],
  ['simulationBag', undefined],
  ['simulationLog', 'txt'],
  ['simulationArchive', 'zip'],
  ['simulationResult', 'json'],
  ['preTaskLog', 'txt'],
  ['scenarioReconstructionAccuracy', 'csv'],
  ['recordedCaret', 'zip'],
] as const satisfies readonly (readonly [keyof CaseLogs, string | undefined])[]

/** Files of a finished attempt. One of them has no type, as the contract allows. */
const logsOf = (job: Job, attempt: CaseAttempt, now: number): CaseLogs => {
  const { disableLoggingOnSuccess, recordCaret, calculateScenarioReconstructionAccuracy } =
    job.testOptions
  if (!attempt.finishedAt || (attempt.status === 'succeeded' && disableLoggingOnSuccess)) return {}
  const expired = isExpired(job, Date.parse(attempt.finishedAt), now)
  const isRecorded = (name: keyof CaseLogs) =>
    (name !== 'recordedCaret' || recordCaret) &&
    (name !== 'scenarioReconstructionAccuracy' || calculateScenarioReconstructionAccuracy)
  return Object.fromEntries(
    files
      .map(
        ([name, type], place) => [name, { id: partId(attempt.id, place), type, expired }] as const,
      )
      .filter(([name]) => isRecorded(name))
      .map(([name, { type, ...log }]) => [name, { ...log, ...(type && { type }) }]),
  )
}

/** Results per component of a finished attempt; a failed component has its own log. */
const componentsOf = (
  failure: Failure | undefined,
  attemptId: string,
  { simulationLog: log }: CaseLogs,
): CaseComponent[] => {
  if (!failure) return [{ componentName: 'planning', message: 'Passed.', failureCauseLabels: [] }]
  const { component, causes, message } = failure
  return [
    {
      componentName: component,
      message: message(createRandom(attemptId)),
      failureCauseLabels: [...causes],
      ...(log && { logs: { simulationLog: { ...log, id: partId(attemptId, files.length) } } }),
    },
    { componentName: component === 'control' ? 'planning' : 'control', failureCauseLabels: [] },
  ]
}

/** Case report for one of the case's attempts, at a time in milliseconds. */
export const caseReportOf = (
  job: Job,
  placed: PlacedCase,
  attempt: CaseAttempt,
  now: number,
): CaseReport => {
  const id = caseId(placed)
  const { specRun, casePlace, run } = placed
  const { status, startedAt, finishedAt } = attempt
  const scenarioParameters = parametersOf(specRun, casePlace)
  const { recordCaret, calculateScenarioReconstructionAccuracy } = job.testOptions
  const line = Object.entries(scenarioParameters).map(([name, value]) => `${name}=${value}`)
  const areaMap = specRun.scenario?.areaMap
  const logs = logsOf(job, attempt, now)
  const name = status === 'failed' ? verdictOf(placed).failure : undefined
  const failure = name && vocabularyOf(job.projectId).failures[name]
  return {
    id,
    attemptId: attempt.id,
    status,
    ...(startedAt && { startedAt }),
    ...(finishedAt && { finishedAt }),
    scenario: reportScenario(specRun),
    formattedParameter: line.join(', '),
    scenarioParameters,
    failureCauseLabels: [...(failure?.causes ?? [])],
    components: finishedAt ? componentsOf(failure, attempt.id, logs) : [],
    options: { recordCaret, calculateScenarioReconstructionAccuracy },
    ...(areaMap && {
      areaMap: { ...areaMap, displayName: areaMap.displayName ?? `Map ${areaMap.id}` },
    }),
    logs,
    simulation: simulationOf(run),
  }
}

/** The place of a file's id among those of its attempt; the one after the last is the log of a component. */
const placeOfFile = (attemptId: string, id: string) => placeOfPart(attemptId, id, files.length + 1)

/**
 * A file of an attempt at a case: its text, as one or by lines. Undefined for a file that is no text, and for an id
 * of anything else.
 */
export const findCaseText = (job: Job, id: string, now: number, world: World) => {
  // The parts of a job have the middle of its id.
  if (id.slice(8, 24) !== job.reportId.slice(8, 24)) return undefined
  for (const placed of runsOf(job, world).flatMap(placedSpecs).flatMap(casesOf)) {
    for (const attempt of attemptsOf(job, placed, now)) {
      const place = placeOfFile(attempt.id, id)
      if (place === undefined) continue
      const report = caseReportOf(job, placed, attempt, now)
      const [name] = files[place] ?? ['simulationLog']
      const component = place === files.length ? report.components[0] : undefined
      return caseFileText(name, { attempt, report, component })
    }
  }
  return undefined
}

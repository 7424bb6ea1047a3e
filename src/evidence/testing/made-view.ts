import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { partly } from '@/lib/partly.ts'
import type { PartQuestion } from '../engine/answer-parts.ts'
import { type JobHeader, newestFirst } from '../engine/job-header.ts'
import { type JobPart, partsOf } from '../engine/job-parts.ts'
import { type JobResults, placedSuites, resultsOf, withPlaces } from '../engine/job-results.ts'
import type { ReadCase } from '../engine/read-case.ts'
import { createTexts } from '../engine/texts.ts'
import type { Marks, View } from '../engine/view.ts'

/** A case of a made job: its scenario, how it ended, and its suite where it is not the only one. */
export type Made = readonly [
  scenario: string,
  end: 'p' | 'f' | 'c',
  suite?: string | undefined,
  message?: string | undefined,
  parameters?: { readonly [name: string]: string },
]

const statuses = { p: 'succeeded', f: 'failed', c: 'canceled' } as const

/** What is special about a made job. */
export interface Given {
  cases?: readonly Made[]
  branch?: string | undefined
  catalog?: string
  /** Counts of the report where they are not those of the cases. */
  counts?: [total: number, failed: number, passed?: number]
  isRunning?: boolean
  isUntested?: boolean
  /** Cases that count in N/A mode; null where the report does not tell. */
  available?: number | null
  /** When its cases began and ended is not told. */
  isUntimed?: boolean
  /** The version of the suites that ran. */
  version?: string
}

const made = new WeakMap<JobHeader, Given>()

/** A job of a day, which has ended unless it is running. */
export const job = (jobId: string, day: number, given: Given = {}): JobHeader => {
  const { cases = [], catalog = 'c', isRunning = false, isUntested = false } = given
  const branch = 'branch' in given ? given.branch : 'main'
  const count = (end: string) => cases.filter(([, each]) => each === end).length
  const [totalCount, failureCount, successCount = totalCount - failureCount] = given.counts ?? [
    cases.length,
    count('f'),
    count('p'),
  ]
  const status = failureCount > 0 ? 'failed' : 'succeeded'
  const caseResults = { totalCount, failureCount, successCount }
  const of = partly<JobHeader>({
    jobId,
    status: isRunning ? 'started' : status,
    scheduledAt: `2026-11-${String(day).padStart(2, '0')}T00:00:00Z`,
    ...(!isRunning && { finishedAt: '2026-11-30T00:00:00Z' }),
    catalog: { id: catalog },
    event:
      branch === undefined
        ? {}
        : { source: { gitRefUrl: `https://git.example/team/product/tree/${branch}` } },
    build: { status: 'succeeded' },
    ...(!isUntested && {
      test: {
        caseResults,
        ...(given.available !== null && {
          availableCaseResults: { ...caseResults, totalCount: given.available ?? totalCount },
        }),
      },
    }),
  })
  made.set(of, given)
  return of
}

const casesOf = (of: JobHeader) => made.get(of)?.cases ?? []
const inSuite = (of: JobHeader, id: string) =>
  casesOf(of).filter(([, , suite = 'only']) => suite === id)

const partOf = (id: string, cases: readonly Made[]) => {
  const failureCount = cases.filter(([, end]) => end === 'f').length
  const successCount = cases.filter(([, end]) => end === 'p').length
  return {
    id,
    status: failureCount > 0 ? 'failed' : 'succeeded',
    caseResults: { totalCount: cases.length, failureCount, successCount },
  } as const
}

/** The suites of a made job, or the scenarios of one of them. */
const partsIn = (of: JobHeader, suiteReportId: string | undefined): JobPart[] => {
  const ids = [...new Set(casesOf(of).map(([, , suite = 'only']) => suite))]
  const versionId = made.get(of)?.version ?? '1'
  const reports = ids.map((id) => ({
    ...partOf(`${of.jobId} ${id}`, inSuite(of, id)),
    suite: { id, versionId },
  }))
  if (suiteReportId === undefined) return partsOf(partly<SuiteReport[]>(reports))
  const own = inSuite(of, reports.find(({ id }) => id === suiteReportId)?.suite.id ?? '')
  return partsOf(
    [...Map.groupBy(own, ([scenario]) => scenario)].map(([scenario, cases]) =>
      partly<SpecReport>({
        ...partOf(`${suiteReportId} ${scenario}`, cases),
        scenario: { id: scenario },
      }),
    ),
  )
}

const idOf = (jobId: string, at: number) => `${jobId} ${at}`

/** What is known of some jobs, and what is wanted besides. */
export const viewOf = (
  jobs: readonly JobHeader[],
  {
    lacks = [],
    lacksParts = [],
    lacksWhole = [],
    asked = [],
    isCovered = true,
    isPlaced = true,
    areKnown = false,
    isWhole = true,
    marks = undefined as Marks | undefined,
    short = [] as readonly string[],
  } = {} as {
    /** Jobs whose cases are not read. */
    lacks?: readonly string[]
    /** Suites, by their job, and scenarios, by the report of their suite, that are not read. */
    lacksParts?: readonly string[]
    /** Questions about parts that somebody looks at. */
    asked?: readonly PartQuestion[]
    /** Whether all jobs since a time are read. */
    isCovered?: boolean | ((from: number, catalogId: string) => boolean)
    /** Whether the suites of equal cases that ended differently are read, or those of which jobs are. */
    isPlaced?: boolean | readonly string[]
    /** Scenarios of jobs, `job scenario`, of which not all suites are read. */
    lacksWhole?: readonly string[]
    /** The suites of all cases are at hand. */
    areKnown?: boolean
    isWhole?: boolean
    marks?: Marks | undefined
    short?: readonly string[]
  },
) => {
  const texts = createTexts()
  const wanted: string[] = []
  const known = new Map<string, JobResults>()
  const readOf = (of: JobHeader) => {
    const { jobId } = of
    if (lacks.includes(jobId)) return undefined
    const found =
      known.get(jobId) ??
      resultsOf(
        jobId,
        casesOf(of).map(([scenario, end, , message, parameters = {}], at) =>
          partly<ReadCase>({
            id: idOf(jobId, at),
            status: statuses[end],
            scenario: { id: scenario, displayName: `Scenario ${scenario}` },
            scenarioParameters: parameters,
            ...(!made.get(of)?.isUntimed && {
              startedAt: '2026-11-01T00:00:00Z',
              finishedAt: `2026-11-01T00:00:0${at + 1}Z`,
            }),
            components: message
              ? [{ componentName: 'c', message, failureCauseLabels: ['cause'] }]
              : [],
            failureCauseLabels: [],
          }),
        ),
        texts,
      )
    known.set(jobId, found)
    return found
  }
  const isUnplaced = ({ jobId }: JobHeader) =>
    typeof isPlaced === 'boolean' ? !isPlaced : !isPlaced.includes(jobId)
  /** The results of a job with the suites of some of its cases. */
  const placedOf = (of: JobHeader, isTold: (scenario: string, suite: string) => boolean) => {
    const found = readOf(of)
    if (!found || isUnplaced(of)) return undefined
    const reports = partsIn(of, undefined).map(
      ({ id, of: suite, versionId, result, isAllPassed }) => ({
        id,
        suite: { id: suite, versionId },
        caseResults: { totalCount: result.total, successCount: isAllPassed ? result.total : -1 },
      }),
    )
    const places = casesOf(of).flatMap(([scenario, , suite = 'only'], at) =>
      isTold(scenario, suite) ? [[idOf(of.jobId, at), `${of.jobId} ${suite}`] as const] : [],
    )
    const placed = withPlaces(found, placedSuites(partly<SuiteReport[]>(reports)), new Map(places))
    return { ...placed, isUnlikePlaced: true }
  }
  const hasPassed = (of: JobHeader, scenario: string, suite: string) =>
    inSuite(of, suite).every(([each, end]) => each !== scenario || end === 'p')
  const viewWith = (want: (what: string) => void): View => {
    const view: View = {
      texts,
      reach: { jobs: jobs.length, isWhole, from: 0, to: 0, openFrom: 0, isCurrent: true },
      jobs: (catalogId = '') =>
        jobs
          .filter(({ catalog }) => catalogId === '' || catalog.id === catalogId)
          .toSorted(newestFirst),
      job: (jobId) => jobs.find((each) => each.jobId === jobId),
      isCovered: ({ catalog }, from, urgency = 'now') => {
        const isRead = typeof isCovered === 'boolean' ? isCovered : isCovered(from, catalog.id)
        if (!isRead) want(`covered ${from === 0 ? 'all' : 'some'} ${urgency}`)
        return isRead
      },
      wantHead: () => want('head'),
      wantAll: (urgency = 'now') => want(`all ${urgency}`),
      held: readOf,
      results: (of, urgency = 'now') => {
        const found = areKnown ? placedOf(of, () => true) : readOf(of)
        if (!found) want(`results ${of.jobId} ${urgency}`)
        return found
      },
      isShort: ({ jobId }) => short.includes(jobId),
      placed: (of, whole = [], urgency = 'now') => {
        const isRead = whole.every((scenario) => !lacksWhole.includes(`${of.jobId} ${scenario}`))
        // Suites that have passed are looked through only for scenarios of which all cases are wanted.
        const found = placedOf(
          of,
          (scenario, suite) => whole.includes(scenario) || !hasPassed(of, scenario, suite),
        )
        if (found && isRead) return found
        want(`places ${of.jobId} ${whole.join()} ${urgency}`)
        return undefined
      },
      placedIn: (of, { scenarioId, suiteId }) => {
        const found = placedOf(of, (one, suite) => one === scenarioId && suite === suiteId)
        if (!found) want(`place ${of.jobId} ${scenarioId} ${suiteId}`)
        return found
      },
      parts: (of, suiteReportId, urgency = 'now') => {
        const name = suiteReportId ?? of.jobId
        if (!lacksParts.includes(name)) return partsIn(of, suiteReportId)
        want(`parts ${name} ${urgency}`)
        return undefined
      },
      marks: ({ jobId }) => {
        if (!marks) want(`marks ${jobId}`)
        return marks
      },
      reports: () => undefined,
      quiet: () => viewWith(() => {}),
      asked: (name) => (name === 'parts' ? asked : []) as never,
      once: (_, make) => make(),
    }
    return view
  }
  const note = (what: string) => {
    if (!wanted.includes(what)) wanted.push(what)
  }
  return { view: viewWith(note), wanted }
}

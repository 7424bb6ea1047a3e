import type { SuiteReport } from '@generated/evaluation/types.ts'
import { partly } from '@/lib/partly.ts'
import { type JobHeader, newestFirst } from '../engine/job-header.ts'
import { type JobResults, placedSuites, resultsOf, withPlaces } from '../engine/job-results.ts'
import type { ReadCase } from '../engine/read-case.ts'
import { createTexts } from '../engine/texts.ts'
import type { Marks, View } from '../engine/view.ts'

/** A case of a made job: its scenario, how it ended, and its suite where it is not the only one. */
type Made = readonly [scenario: string, end: 'p' | 'f' | 'c', suite?: string, message?: string]

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
  /** Cases that count in N/A mode. */
  available?: number
}

const made = new WeakMap<JobHeader, readonly Made[]>()

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
        availableCaseResults: { ...caseResults, totalCount: given.available ?? totalCount },
      },
    }),
  })
  made.set(of, cases)
  return of
}

const idOf = (jobId: string, at: number) => `${jobId} ${at}`

/** What is known of some jobs, and what is wanted besides. */
export const viewOf = (
  jobs: readonly JobHeader[],
  {
    lacks = [],
    isCovered = true,
    isPlaced = true,
    isWhole = true,
    marks = undefined as Marks | undefined,
    short = [] as readonly string[],
  } = {} as {
    /** Jobs whose cases are not read. */
    lacks?: readonly string[]
    isCovered?: boolean
    isPlaced?: boolean
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
        (made.get(of) ?? []).map(([scenario, end, , message], at) =>
          partly<ReadCase>({
            id: idOf(jobId, at),
            status: statuses[end],
            scenario: { id: scenario, displayName: `Scenario ${scenario}` },
            scenarioParameters: {},
            startedAt: '2026-11-01T00:00:00Z',
            finishedAt: `2026-11-01T00:00:0${at + 1}Z`,
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
  const placedOf = (of: JobHeader) => {
    const found = readOf(of)
    if (!found || !isPlaced) return undefined
    const cases = made.get(of) ?? []
    const ids = [...new Set(cases.map(([, , suite = 'only']) => suite))]
    const suites = placedSuites(
      ids.map((id) => {
        const own = cases.filter(([, , suite = 'only']) => suite === id)
        const totalCount = own.length
        const successCount = own.filter(([, end]) => end === 'p').length
        return partly<SuiteReport>({
          id: `report ${id}`,
          suite: { id, versionId: '1' },
          caseResults: { totalCount, successCount },
        })
      }),
    )
    const placed = withPlaces(
      found,
      suites,
      new Map(cases.map(([, , suite = 'only'], at) => [idOf(of.jobId, at), `report ${suite}`])),
    )
    return { ...placed, isUnlikePlaced: true }
  }
  const viewWith = (want: (what: string) => void): View => {
    const view: View = {
      texts,
      reach: { jobs: jobs.length, isWhole, from: 0, to: 0, openFrom: 0, isCurrent: true },
      jobs: (catalogId = '') =>
        jobs
          .filter(({ catalog }) => catalogId === '' || catalog.id === catalogId)
          .toSorted(newestFirst),
      job: (jobId) => jobs.find((each) => each.jobId === jobId),
      isCovered: (_, from, urgency = 'now') => {
        if (!isCovered) want(`covered ${from === 0 ? 'all' : 'some'} ${urgency}`)
        return isCovered
      },
      wantHead: () => want('head'),
      wantAll: (urgency = 'now') => want(`all ${urgency}`),
      held: readOf,
      results: (of, urgency = 'now') => {
        const found = readOf(of)
        if (!found) want(`results ${of.jobId} ${urgency}`)
        return found
      },
      isShort: ({ jobId }) => short.includes(jobId),
      placed: (of, whole = [], urgency = 'now') => {
        const found = placedOf(of)
        if (!found) want(`places ${of.jobId} ${whole.join()} ${urgency}`)
        return found
      },
      placedIn: (of, { scenarioId, suiteId }) => {
        const found = placedOf(of)
        if (!found) want(`place ${of.jobId} ${scenarioId} ${suiteId}`)
        return found
      },
      parts: () => undefined,
      marks: ({ jobId }) => {
        if (!marks) want(`marks ${jobId}`)
        return marks
      },
      quiet: () => viewWith(() => {}),
      asked: () => [],
      once: (_, make) => make(),
    }
    return view
  }
  const note = (what: string) => {
    if (!wanted.includes(what)) wanted.push(what)
  }
  return { view: viewWith(note), wanted }
}

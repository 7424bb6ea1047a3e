import {
  getJobReportQueryOptions,
  listCaseReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type FetchQueryOptions, hashKey, type QueryClient } from '@tanstack/react-query'
import { baselineOf, comparableWith } from '@/evidence/baseline.ts'
import {
  type CompareOptions,
  changesSince,
  countingCases,
  unclearScenarios,
} from '@/evidence/changes.ts'
import { finishedJobsQueryOptions } from '@/evidence/earlier-runs.ts'
import { comesAndGoes, flakyWithin, historyOf, resultOfCase } from '@/evidence/histories.ts'
import { type JobPath, readCaseResults, readPlaces, specsOfSuite } from '@/evidence/read-places.ts'
import { createQueue } from '@/lib/queue.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { hasUnavailable } from '@/models/reports/report-results.ts'
import { isUnfinished } from '@/models/reports/report-statuses.ts'
import { type PagedItems, readWhole } from '@/transport/pages.ts'
import type { Since, Tested } from './capsule-parts.ts'

const queue = createQueue({ limit: 5, pause: 10 })

interface Reading {
  client: QueryClient
  projectId: string
  jobId: string
  signal: AbortSignal
  /** Called with the number of cases that are there. */
  onCases: (count: number) => void
}

/** What could be read, and what could not. */
export interface ReadTested {
  tested: Tested
  missing: readonly string[]
  /** Why the first missing list is missing. */
  problem: unknown
}

/** Reads whole lists, a few at a time, and keeps what they hold when one of them fails. */
const createReader = ({ client, signal, onCases }: Reading) => {
  const missing = new Set<string>()
  const keys = new Set<string>()
  const counts = new Map<string, number>()
  let problem: unknown
  const count = (key: string, items: readonly unknown[]) => {
    counts.set(key, items.length)
    onCases([...counts.values()].reduce((sum, each) => sum + each, 0))
  }
  signal.addEventListener('abort', () =>
    client.cancelQueries({
      predicate: (query) => keys.has(query.queryHash) && query.getObserversCount() === 0,
    }),
  )

  const list = <Item, Failed, Key extends readonly unknown[]>(
    what: string,
    options: FetchQueryOptions<PagedItems<Item>, Failed, PagedItems<Item>, Key>,
    isCounted = false,
  ): Promise<readonly Item[]> =>
    queue(async () => {
      signal.throwIfAborted()
      const key = hashKey(options.queryKey)
      const known = () => client.getQueryData<PagedItems<Item>>(options.queryKey)
      const stop = client.getQueryCache().subscribe(({ query }) => {
        if (isCounted && query.queryHash === key) count(key, known()?.items ?? [])
      })
      keys.add(key)
      try {
        const items = await readWhole(client, options, signal)
        if (isCounted) count(key, items)
        return items
      } catch (thrown) {
        signal.throwIfAborted()
        problem ??= thrown
        missing.add(what)
        return known()?.items ?? []
      } finally {
        stop()
        keys.delete(key)
      }
    })

  /** What comes of one call, or of a few; undefined when it fails. */
  const only = <Data>(what: string, call: () => Promise<Data>): Promise<Data | undefined> =>
    queue(async () => {
      signal.throwIfAborted()
      try {
        return await call()
      } catch (thrown) {
        signal.throwIfAborted()
        problem ??= thrown
        missing.add(what)
        return undefined
      }
    })
  return {
    list,
    only,
    isMissing: (what: string) => missing.has(what),
    result: (tested: Tested): ReadTested => ({ tested, missing: [...missing], problem }),
  }
}

type Reader = ReturnType<typeof createReader>

const earlierRun = 'earlier run'
const lastRuns = 'last runs'

/** The job that is compared with: the chosen one, else the baseline. */
const readBaseline = (
  { only }: Reader,
  { client, projectId }: Reading,
  job: JobReport,
  chosen: string | undefined,
) =>
  only(earlierRun, async () => {
    if (job.test?.caseResults === undefined) return undefined
    const { reports } = await client.fetchQuery(finishedJobsQueryOptions(projectId, job.catalog.id))
    if (chosen === undefined) return baselineOf(job, reports)?.report
    const known = reports.find(({ jobId }) => jobId === chosen)
    const report =
      known ?? (await client.fetchQuery(getJobReportQueryOptions({ projectId, jobId: chosen })))
    return comparableWith(job, [report])[0] ?? baselineOf(job, reports)?.report
  })

/** Reads all that ran in a job, and what has become of it since the chosen job or the baseline; in N/A mode of the cases that count. */
export const readJobTests = async (
  job: JobReport,
  reading: Reading,
  { chosen, naMode }: { chosen: string | undefined; naMode: boolean },
): Promise<ReadTested & { since: Since | undefined }> => {
  const { projectId, jobId } = reading
  const reader = createReader(reading)
  const { list, isMissing, result } = reader
  const casesOf = (path: JobPath) => listCaseReportsAllQueryOptions(path)
  const own = { projectId, jobId }
  const readBefore = async () => {
    const baseline = await readBaseline(reader, reading, job, chosen)
    if (!baseline) return undefined
    return {
      baseline,
      path: { projectId, jobId: baseline.jobId },
      cases: await list(earlierRun, casesOf({ projectId, jobId: baseline.jobId })),
    }
  }
  const [cases, places, before, isFlaky] = await Promise.all([
    list('cases', casesOf(own), true),
    readPlaces(list, own),
    readBefore(),
    readFlaky(reader, reading, job),
  ])
  // A part of a list would tell of cases that were added or removed.
  const since =
    before && !isMissing('cases') && !isMissing(earlierRun)
      ? {
          baseline: before.baseline,
          changes: await changesOf({ before, cases, places, reader, isFlaky, naMode }),
        }
      : undefined
  return { ...result({ ...places, cases }), since }
}

/** Which cases come and go, by the last runs of the job's branch; none where those cannot be read. */
const readFlaky = async (
  { only, list, isMissing }: Reader,
  { client, projectId }: Reading,
  job: JobReport,
): Promise<CompareOptions<CaseReport>['isFlaky']> => {
  if (job.test?.caseResults === undefined || isUnfinished(job)) return undefined
  const jobs = await only(lastRuns, () =>
    client.fetchQuery(finishedJobsQueryOptions(projectId, job.catalog.id)),
  )
  const results = await Promise.all(
    historyOf(job, jobs?.reports ?? [], flakyWithin).map(({ jobId }) =>
      readCaseResults((_, options) => list(lastRuns, options), { projectId, jobId }),
    ),
  )
  if (isMissing(lastRuns)) return undefined
  return (one, suiteId) => comesAndGoes(results.map((each) => resultOfCase(each, one, suiteId)))
}

interface Compared {
  before: { path: JobPath; cases: readonly CaseReport[]; baseline: JobReport }
  naMode: boolean
  cases: readonly CaseReport[]
  places: Pick<Tested, 'specOf'>
  reader: Reader
  isFlaky: CompareOptions<CaseReport>['isFlaky']
}

/** What became of the cases of a job; the suites of the earlier one are read where only they tell equal cases apart. */
const changesOf = async ({
  before,
  cases,
  places: { specOf },
  reader,
  isFlaky,
  naMode,
}: Compared): Promise<Since['changes']> => {
  const unclear = unclearScenarios(before.cases, cases)
  const isMarked = naMode && hasUnavailable(before.baseline)
  const counting = naMode ? countingCases(cases, specOf) : cases
  if (unclear.size === 0 && !isMarked) return changesSince(before.cases, counting, { isFlaky })
  const earlier = await readPlaces(reader.list, before.path, isMarked ? undefined : unclear)
  const countingBefore = isMarked ? countingCases(before.cases, earlier.specOf) : before.cases
  const isEarlier = new Set(before.cases)
  const suiteIdOf = (one: CaseReport) =>
    unclear.has(one.scenario.id)
      ? (isEarlier.has(one) ? earlier.specOf : specOf)(one)?.suite.id
      : undefined
  return changesSince(countingBefore, counting, { suiteIdOf, isFlaky })
}

/** Reads all that ran in one suite of a job. */
export const readSuiteTests = async (suite: SuiteReport, reading: Reading): Promise<ReadTested> => {
  const { projectId, jobId } = reading
  const { list, result } = createReader(reading)
  const specs = await list('scenarios', specsOfSuite(reading, suite.id))
  const lists = await Promise.all(
    specs.map(async (spec) => ({
      spec,
      cases: await list('cases', caseReportsQueryOptions(projectId, jobId, spec.id), true),
    })),
  )
  const places = new Map(lists.flatMap(({ spec, cases }) => cases.map(({ id }) => [id, spec])))
  const cases = lists.flatMap((each) => each.cases)
  return result({ suites: [suite], specs, cases, specOf: ({ id }) => places.get(id) })
}

import {
  listCaseReportsAllQueryOptions,
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { JobReport, SuiteReport } from '@generated/evaluation/types.ts'
import { type FetchQueryOptions, hashKey, type QueryClient } from '@tanstack/react-query'
import { askEvidence } from '@/evidence/ask-evidence.ts'
import { headerOf, isLargeJob } from '@/evidence/engine/job-header.ts'
import { sharedSpecs, specFinder, specsByScenario } from '@/evidence/failure-places.ts'
import { evidenceOf } from '@/evidence/open-evidence.ts'
import { createQueue } from '@/lib/queue.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { readWhole } from '@/transport/known-lists.ts'
import type { PagedItems } from '@/transport/pages.ts'
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

/** Successful and failed reads. */
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

  /** The result of one call, or of a few; undefined when it fails. */
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

/** The scenarios that ran in a suite of a job. */
const specsOfSuite = ({ projectId, jobId }: Reading, suiteReportId: string) =>
  listSpecReportsAllQueryOptions({ projectId, jobId }, { suiteReportId })

/** The parts of a job, and which of them a case belongs to: cases of scenarios in several suites are looked up. */
const readPlaces = async ({ list }: ReturnType<typeof createReader>, reading: Reading) => {
  const { projectId, jobId } = reading
  const suites = await list('suites', listSuiteReportsAllQueryOptions({ projectId, jobId }))
  const specLists = await Promise.all(
    suites.map(({ id }) => list('scenarios', specsOfSuite(reading, id))),
  )
  const specs = specLists.flat()
  const byScenario = specsByScenario(specs)
  const sharedCases = await Promise.all(
    sharedSpecs(byScenario).map(({ id }) =>
      list('places of cases', caseReportsQueryOptions(projectId, jobId, id)),
    ),
  )
  return { suites, specs, specOf: specFinder(byScenario, sharedCases) }
}

const earlierRun = 'earlier run'

interface Compared {
  chosen: string | undefined
  naMode: boolean
}

/** Changes of the cases of a job since the chosen one, or else its baseline; flaky ones of a large job are not awaited. */
const readSince = async (
  job: JobReport,
  { projectId, signal }: Reading,
  { chosen, naMode }: Compared,
): Promise<Since | undefined> => {
  const ask = (against: string | undefined) =>
    askEvidence(
      projectId,
      'change',
      {
        job: headerOf(job),
        rows: true,
        isLookedAt: true,
        isGiven: true,
        naMode,
        ...(against !== undefined && { against }),
      },
      {
        signal,
        isEnough: ({ state, isFlakyKnown }) =>
          state === 'counts' && (isFlakyKnown || isLargeJob(job)),
      },
    )
  const change = await ask(chosen).catch((thrown: unknown) => {
    // One that is gone leaves the baseline.
    if (chosen === undefined || signal.aborted) throw thrown
    return ask(undefined)
  })
  const { baseline, rows } = change
  return baseline && rows && { baseline: baseline.job, changes: rows }
}

/** Reads all that ran in a job, and what has become of it since the chosen job or the baseline; in N/A mode of the cases that count. */
export const readJobTests = async (
  job: JobReport,
  reading: Reading,
  compared: Compared,
): Promise<ReadTested & { since: Since | undefined }> => {
  const { projectId, jobId } = reading
  const reader = createReader(reading)
  const { list, only, isMissing, result } = reader
  const cases = list('cases', listCaseReportsAllQueryOptions({ projectId, jobId }), true)
  const since = cases.then((all) => {
    // A part of a list would tell of cases that were added or removed.
    if (isMissing('cases') || job.test?.caseResults === undefined) return undefined
    evidenceOf(projectId).client.tellCases(job, all)
    return only(earlierRun, () => readSince(job, reading, compared))
  })
  // All at once: of two that fail when it is canceled, neither is left alone.
  const [all, told, places] = await Promise.all([cases, since, readPlaces(reader, reading)])
  return { ...result({ ...places, cases: all }), since: told }
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

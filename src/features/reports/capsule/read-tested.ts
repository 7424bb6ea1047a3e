import {
  listCaseReportsAllQueryOptions,
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { SuiteReport } from '@generated/evaluation/types.ts'
import { type FetchQueryOptions, hashKey, type QueryClient } from '@tanstack/react-query'
import { createQueue } from '@/lib/queue.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { caseReportsQueryOptions } from '../model/case-report-queries.ts'
import { sharedSpecs, specFinder, specsByScenario } from '../model/failure-places.ts'
import type { Tested } from './parts.ts'

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
        // A list that is not whole is read to its end, however fresh it is.
        const fresh = known()?.complete ? options : { ...options, staleTime: 0 }
        const { items } = await client.fetchQuery(fresh)
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
  return {
    list,
    result: (tested: Tested): ReadTested => ({ tested, missing: [...missing], problem }),
  }
}

const specsOfSuite = ({ projectId, jobId }: Reading, suiteReportId: string) =>
  listSpecReportsAllQueryOptions({ projectId, jobId }, { suiteReportId })

/** Reads all that ran in a job. */
export const readJobTests = async (reading: Reading): Promise<ReadTested> => {
  const { projectId, jobId } = reading
  const { list, result } = createReader(reading)
  const path = { projectId, jobId }
  const readPlaces = async () => {
    const suites = await list('suites', listSuiteReportsAllQueryOptions(path))
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
  const [cases, places] = await Promise.all([
    list('cases', listCaseReportsAllQueryOptions(path), true),
    readPlaces(),
  ])
  return result({ ...places, cases })
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

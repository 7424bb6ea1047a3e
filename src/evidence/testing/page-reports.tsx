import {
  listCaseReportsAllQueryOptions,
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { caseReportsQueryOptions } from '@/models/reports/case-report-queries.ts'
import { specReportsQueryOptions } from '@/models/reports/spec-report-queries.ts'
import { setTestTransport } from './test-transport.ts'

/** Refuses a call. */
export const refuse = () => Promise.resolve(new Response('{}', { status: 403 }))

/** Leaves a call without an answer until it is taken back. */
export const hang = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/** Takes the place of all calls, which are refused unless told otherwise. */
export const fetched = vi.fn<(request: Request) => Promise<Response>>(refuse)
vi.stubGlobal('fetch', fetched)
setTestTransport()

/** What the page has read. */
export const client = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
})
afterEach(() => {
  cleanup()
  client.clear()
})
afterAll(() => void vi.unstubAllGlobals())

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

/** Shows what a hook tells; `again` shows it anew, as with other arguments. */
export const render = async <Value,>(use: () => Value) => {
  const { result, rerender } = renderHook(use, { wrapper })
  await act(async () => {})
  const again = async () => {
    rerender()
    await act(async () => {})
  }
  return {
    get current() {
      return result.current
    },
    again,
  }
}

const ended = { status: 'failed', finishedAt: '2026-11-30T10:00:00Z' } as const

/** Counts of cases. */
export const countsOf = (failed: number, total = 2) => ({
  totalCount: total,
  successCount: total - failed,
  failureCount: failed,
})

/** A job, in whose suites `a` and `b` a case each failed, in the scenarios that `specs` lists. */
export const job = partly<JobReport>({
  ...ended,
  jobId: 'j',
  test: { caseResults: countsOf(3, 4) },
})

/** The report of a suite of it. */
export const suite = (id: string, failed = 1) =>
  partly<SuiteReport & { jobId: string }>({
    ...ended,
    jobId: 'j',
    id,
    suite: { id: `suite ${id}` },
    caseResults: countsOf(failed),
  })

/** The report of a scenario in a suite. */
export const spec = (suiteReportId: string, scenario: string, of: object = {}) =>
  partly<SpecReport>({
    ...ended,
    id: `${suiteReportId} ${scenario}`,
    scenario: { id: scenario },
    suite: { id: `suite ${suiteReportId}` },
    parents: { suiteReportId },
    caseResults: countsOf(1),
    ...of,
  })

/** The report of a case of a scenario. */
export const caseOf = (id: string, scenario: string, status: CaseReport['status'] = 'failed') =>
  partly<CaseReport>({
    ...ended,
    id,
    status,
    scenario: { id: scenario, displayName: scenario },
    scenarioParameters: {},
    components: [],
    failureCauseLabels: [],
  })

/** A list that has been read. */
export const whole = (items: readonly unknown[], complete = true) => ({ items, complete })

/** Where the job is. */
export const path = { projectId: 'p', jobId: 'j' }

/** Has the page know an answer. */
export const give = (queryKey: readonly unknown[], data: unknown) =>
  client.setQueryData(queryKey, data)

const suites = [suite('a'), suite('b'), suite('c', 0)]
const specs = {
  a: [spec('a', 'cut-in'), spec('a', 'merge', { caseResults: countsOf(0) })],
  b: [spec('b', 'cut-in'), spec('b', 'turn')],
  c: [spec('c', 'stop', { caseResults: countsOf(0), unavailable: true })],
}

/** The cases of the job. */
export const cases = [
  caseOf('in a', 'cut-in'),
  caseOf('in b', 'cut-in'),
  caseOf('alone', 'turn'),
  caseOf('passed', 'merge', 'succeeded'),
]

/** Has the page know the cases of the job. */
export const giveCases = (items: readonly CaseReport[] = cases, complete = true) =>
  give(listCaseReportsAllQueryOptions(path).queryKey, whole(items, complete))

/** Has the page know the suites of the job. */
export const giveSuites = () => give(listSuiteReportsAllQueryOptions(path).queryKey, whole(suites))

/** The scenarios of some suites, as the page of the job or that of the suite reads them. */
export const giveSpecs = (...of: (keyof typeof specs)[]) => {
  for (const id of of) {
    const query = { suiteReportId: id }
    give(listSpecReportsAllQueryOptions(path, query).queryKey, whole(specs[id]))
    give(specReportsQueryOptions('p', 'j', id).queryKey, whole(specs[id]))
  }
}

/** Has the page know some cases of a scenario. */
export const giveCasesOf = (specReportId: string, ...ids: string[]) =>
  give(
    caseReportsQueryOptions('p', 'j', specReportId).queryKey,
    whole(cases.filter(({ id }) => ids.includes(id))),
  )

/** Has the page know all of the job. */
export const giveAll = () => {
  giveCases()
  giveSuites()
  giveSpecs('a', 'b', 'c')
  giveCasesOf('a cut-in', 'in a')
  giveCasesOf('b cut-in', 'in b')
  giveCasesOf('b turn', 'alone')
}

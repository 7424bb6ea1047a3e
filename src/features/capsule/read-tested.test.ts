import {
  listCaseReportsAllQueryOptions,
  listSpecReportsAllQueryOptions,
  listSuiteReportsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { CaseReport, JobReport, SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { readJobTests } from './read-tested.ts'

const path = { projectId: 'p', jobId: 'job' }
const caseOf = (id: string, scenarioId: string) =>
  partly<CaseReport>({ id, scenario: { id: scenarioId } })
const specOf = (id: string, scenarioId: string) =>
  partly<SpecReport>({ id, scenario: { id: scenarioId } })

test('each case of a job is told with its scenario, also where that ran in several suites', async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } },
  })
  const have = (queryKey: QueryKey, items: readonly object[]) =>
    client.setQueryData(queryKey, { items, complete: true })
  const specsOf = (suiteReportId: string) =>
    listSpecReportsAllQueryOptions(path, { suiteReportId }).queryKey
  const casesOf = (specReportId: string) =>
    listCaseReportsAllQueryOptions(path, { specReportId }).queryKey
  const cases = [caseOf('cut in 1', 'cut-in'), caseOf('cut in 2', 'cut-in'), caseOf('stop', 'stop')]
  have(listCaseReportsAllQueryOptions(path).queryKey, cases)
  have(
    listSuiteReportsAllQueryOptions(path).queryKey,
    ['day', 'night'].map((id) => partly<SuiteReport>({ id })),
  )
  have(specsOf('day'), [specOf('cut in by day', 'cut-in'), specOf('stop by day', 'stop')])
  have(specsOf('night'), [specOf('cut in by night', 'cut-in')])
  have(casesOf('cut in by day'), [caseOf('cut in 2', 'cut-in')])
  have(casesOf('cut in by night'), [caseOf('cut in 1', 'cut-in')])

  const { tested, missing } = await readJobTests(
    partly<JobReport>({ jobId: 'job' }),
    { client, ...path, signal: new AbortController().signal, onCases: () => {} },
    { chosen: undefined, naMode: false },
  )
  expect(missing).toEqual([])
  expect(tested.suites.map(({ id }) => id)).toEqual(['day', 'night'])
  expect(tested.specs).toHaveLength(3)
  expect(cases.map((each) => [each.id, tested.specOf(each)?.id])).toEqual([
    ['cut in 1', 'cut in by night'],
    ['cut in 2', 'cut in by day'],
    ['stop', 'stop by day'],
  ])
})

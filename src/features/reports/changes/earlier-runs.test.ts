import { listCaseReportsAllQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { fetchAllPages } from '@/transport/pages.ts'
import { resultOfCase } from '../model/run-history.ts'
import { caseResultsQueryOptions } from './earlier-runs.ts'

interface Page {
  items: CaseReport[]
  nextToken?: string
}

const pages = vi.hoisted(() => ({
  read: vi.fn<(token: string | undefined, signal: AbortSignal) => Promise<Page>>(),
}))

vi.mock(import('@generated/evaluation/queries.ts'), async (original) => {
  const queries = await original()
  return {
    ...queries,
    listCaseReportsAllQueryOptions: (path) => ({
      ...queries.listCaseReportsAllQueryOptions(path),
      queryFn: fetchAllPages(pages.read, ({ items }) => items),
    }),
  }
})

const path = { projectId: 'p', jobId: 'j' }

const caseOf = (id: string) =>
  ({ id, status: 'failed', scenario: { id }, scenarioParameters: {} }) as unknown as CaseReport

test('the results of a job are of all its cases, also where a page that shows them is left meanwhile', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000 } } })
  const answers: (() => void)[] = []
  pages.read.mockImplementation((token, signal) => {
    if (!token) return Promise.resolve({ items: [caseOf('first')], nextToken: 'last' })
    return new Promise((answer, refuse) => {
      signal.addEventListener('abort', () => refuse(signal.reason))
      answers.push(() => answer({ items: [caseOf('last')] }))
    })
  })
  const leave = new QueryObserver(client, listCaseReportsAllQueryOptions(path)).subscribe(() => {})
  await vi.waitUntil(() => answers.length === 1)
  const results = client.fetchQuery(caseResultsQueryOptions('p', 'j'))
  leave()
  await vi.waitUntil(() => answers.length === 2)
  answers[1]?.()
  const all = await results
  const known = ['first', 'last', 'none'].map((id) => resultOfCase(all, caseOf(id), undefined))
  expect(known).toMatchObject([{ status: 'failed' }, { status: 'failed' }, null])
})

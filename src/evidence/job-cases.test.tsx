// @vitest-environment jsdom
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { jobCasesQueryOptions } from './job-cases.ts'
import { evidenceOf } from './open-evidence.ts'
import { pageEngine, withReports } from './testing/page-engine.tsx'
import { project } from './testing/page-project.ts'

vi.mock('@/session/project/projects.ts', async () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', async () => import('./testing/page-project.ts'))

const { sent, asked, send } = pageEngine()
const job = partly<JobReport>({ jobId: 'job', scheduledAt: '2026-11-01T00:00:00Z' })
const reports = [partly<CaseReport>({ id: 'x', status: 'failed' })]
const fetched = vi.fn(async () => Response.json({ reports: [] }))
beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void vi.useRealTimers())

/** Opens the evidence, which knows some jobs, and reads the cases of one. */
const read = async (known: readonly JobReport[]) => {
  const { client } = withReports()
  evidenceOf(project.id).listenToJobs(false, () => {})
  await send({
    kind: 'known',
    added: known,
    gone: [],
    reach: { jobs: 1, isWhole: true, from: 0, to: 0, openFrom: 0, isCurrent: true },
  })
  const options = jobCasesQueryOptions(project.id, job)
  return { client, options, cases: client.fetchQuery(options) }
}

const answer = (value: readonly CaseReport[] | undefined) =>
  send({
    kind: 'answer',
    id: asked('reports')[0]?.id ?? 0,
    value,
    isSettled: true,
    problem: undefined,
  })

test('cases that were read for a list are shown without a call, and read anew where the page asks again', async () => {
  const { client, options, cases } = await read([job])
  await vi.waitFor(() => expect(asked('reports')[0]?.ask).toEqual({ jobId: 'job' }))
  await answer(reports)
  expect(await cases).toEqual({ items: reports, complete: true })
  expect(fetched).not.toHaveBeenCalled()
  // Nothing more is asked of the evidence.
  expect(sent().at(-1)).toMatchObject({ kind: 'leave' })
  await client.fetchQuery({ ...options, staleTime: 0 })
  expect(asked('reports')).toHaveLength(1)
  expect(fetched).toHaveBeenCalledOnce()
})

test('the service is asked where the evidence has read no cases', async () => {
  const { cases } = await read([job])
  await vi.waitFor(() => expect(asked('reports')).toHaveLength(1))
  await answer(undefined)
  expect(await cases).toEqual({ items: [], complete: true })
  expect(fetched).toHaveBeenCalledOnce()
})

test('the service is asked where the evidence does not answer at once, or does not know the job', async () => {
  const { cases } = await read([job])
  expect(await cases).toEqual({ items: [], complete: true })
  expect(sent().at(-1)).toMatchObject({ kind: 'leave' })
  project.id = `${project.id} other`
  const unknown = await read([])
  await unknown.cases
  expect(asked('reports')).toHaveLength(1)
  expect(fetched).toHaveBeenCalledTimes(2)
})

test.each([
  [1000, true],
  [1001, false],
  [undefined, false],
])('all %s cases of a job are awaited: %s', (totalCount, isAwaited) => {
  const caseResults = totalCount === undefined ? undefined : partly({ totalCount })
  const counted = partly<JobReport>({ ...job, test: partly({ caseResults }) })
  expect(jobCasesQueryOptions('p', counted).meta).toMatchObject({ isAwaited })
  expect(jobCasesQueryOptions('p', job).meta).toMatchObject({ isAwaited: false })
})

test('the service is asked for the cases of a job that is not among those known', async () => {
  const { cases } = await read([partly<JobReport>({ ...job, jobId: 'another' })])
  await cases
  expect(asked('reports')).toHaveLength(0)
})

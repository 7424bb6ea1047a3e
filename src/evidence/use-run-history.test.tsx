// @vitest-environment jsdom
import type { SuiteReport } from '@generated/evaluation/types.ts'
import { renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { noJobs } from './engine/evidence-client.ts'
import { headerOf } from './engine/job-header.ts'
import { jobReport } from './testing/made-runs.ts'
import { pageEngine, refused, settle } from './testing/page-engine.tsx'
import { useJobHistory, useRunHistory } from './use-run-history.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { asked, answer, send } = pageEngine()
const [old, own] = [jobReport('old', 1), jobReport('own', 2)]

describe('the last runs of a part of a job', () => {
  const report = (of: object = {}) =>
    partly<SuiteReport>({
      id: 'report',
      status: 'failed',
      finishedAt: '2026-11-30T02:00:00Z',
      caseResults: { totalCount: 4, successCount: 1, failureCount: 3 },
      ...of,
    })
  const passed = { status: 'succeeded', failed: 0, total: 4, seconds: undefined } as const
  const certain = { runs: [old, own], results: [passed, undefined], isCertain: true }

  test('end with its own report', async () => {
    const thing = { kind: 'scenario', scenarioId: 's', suiteId: 'a' } as const
    const ended = report()
    const { result } = renderHook(() => useRunHistory(own, thing, { limit: 9, own: ended }))
    await settle()
    expect(asked('parts').at(-1)?.ask).toEqual({
      job: headerOf(own),
      limit: 9,
      suiteId: 'a',
      scenarioId: 's',
    })
    await answer('parts', { ...certain, isCertain: false })
    expect(result.current.runs).toEqual([])
    await answer('parts', certain)
    expect(result.current.runs.map((run) => run.result)).toEqual([
      passed,
      { status: 'failed', failed: 3, total: 4, seconds: undefined },
    ])
    expect(result.current.problem).toBeUndefined()
    await answer('parts', certain, { problem: refused })
    expect(result.current.problem).toEqual(refused)
  })

  test('of one that runs are those before, and of no job there are none', async () => {
    const suite = { kind: 'suite', suiteId: 'a' } as const
    const running = report({ status: 'started', finishedAt: undefined })
    const shown = renderHook(() => useRunHistory(own, suite, { limit: 9, own: running }))
    await settle()
    expect(asked('parts').at(-1)?.ask).toEqual({ job: headerOf(own), limit: 9, suiteId: 'a' })
    await answer('parts', certain)
    expect(shown.result.current.runs.map(({ jobId }) => jobId)).toEqual(['old'])
    renderHook(() => useRunHistory(undefined, suite, { limit: 9, own: running }))
    await settle()
    expect(asked('parts')).toHaveLength(1)
  })
})

describe('the last runs of a job', () => {
  const reach = { ...noJobs.reach, jobs: 2 }

  test('are those of its branch, once all or enough are read', async () => {
    const { result } = renderHook(() => useJobHistory(own, 3))
    await settle()
    await send({ kind: 'known', added: [old, own], gone: [], reach })
    expect(result.current).toEqual([])
    await send({ kind: 'known', added: [], gone: [], reach: { ...reach, isWhole: true } })
    expect(result.current.map((run) => [run.jobId, run.result?.failed])).toEqual([
      ['old', 2],
      ['own', 2],
    ])
    const two = renderHook(() => useJobHistory(own, 2))
    await send({ kind: 'known', added: [], gone: [], reach })
    expect(two.result.current).toHaveLength(2)
    expect(result.current).toEqual([])
  })

  test('of one that tested nothing are not asked for', async () => {
    const bare = jobReport('bare', 3, { test: undefined })
    const { result } = renderHook(() => useJobHistory(bare, 3))
    await settle()
    expect(asked('jobs')).toEqual([])
    // Others ask for them.
    renderHook(() => useJobHistory(own, 3))
    await send({
      kind: 'known',
      added: [old, own, bare],
      gone: [],
      reach: { ...reach, isWhole: true },
    })
    expect(result.current).toEqual([])
  })
})

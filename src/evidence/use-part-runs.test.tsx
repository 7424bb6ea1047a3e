// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { jobReport } from './testing/made-runs.ts'
import { pageEngine, refused, settle } from './testing/page-engine.tsx'
import { usePartRuns } from './use-part-runs.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { asked, answer } = pageEngine()
const [old, own] = [jobReport('old', 1), jobReport('own', 2)]

describe('the newest runs of a suite or scenario', () => {
  const places = [{ suiteId: 'a', catalogId: 'c' }]
  const [passed, failed] = (['succeeded', 'failed'] as const).map((status) => ({
    status,
    failed: 0,
    total: 1,
    seconds: undefined,
  }))
  const topic = jobReport('topic', 3, {
    event: { source: { gitSha: 'abcdef0123', gitRefUrl: 'https://example.com/a/b/tree/topic' } },
  })
  const show = async (options: object = {}) => {
    const shown = renderHook(() => usePartRuns(places, { limit: 5, ...options }))
    await settle()
    return shown.result
  }

  test('are asked for as they are wanted, and without places nothing is', async () => {
    await show()
    expect(asked('parts').at(-1)?.ask).toEqual({ places, limit: 5, isLine: false })
    await show({ scenarioId: 's', isLine: true })
    expect(asked('parts').at(-1)?.ask).toEqual({ places, limit: 5, scenarioId: 's', isLine: true })
    renderHook(() => usePartRuns(undefined, { limit: 7 }))
    await settle()
    expect(asked('parts')).toHaveLength(2)
  })

  test('are not told before they are certain', async () => {
    const result = await show()
    const unknown = { runs: undefined, last: undefined, standing: undefined, problem: undefined }
    expect(result.current).toMatchObject(unknown)
    await answer('parts', { runs: [own], results: [failed], reports: [], isCertain: false })
    expect(result.current).toMatchObject(unknown)
  })

  test('tell the last one with its report, and how it does on the branch of that', async () => {
    const result = await show()
    const report = { suiteReportId: 'report' }
    await answer('parts', {
      runs: [old, topic, own, topic],
      results: [failed, passed, failed, null],
      reports: [undefined, undefined, report, undefined],
      isCertain: true,
      isAll: true,
    })
    const { runs, last, standing } = result.current
    expect(runs?.map((run) => run.result)).toEqual([failed, passed, failed, null])
    expect(last).toEqual({ job: own, result: failed, report })
    // What ran on another branch says nothing of this one.
    expect(standing).toMatchObject({ kind: 'failing', since: { jobId: 'old' } })
  })

  test('may all be without it, or the last one not be known', async () => {
    const result = await show()
    const told = { runs: [old, own], reports: [], isCertain: true, isAll: true }
    await answer('parts', { ...told, results: [null, null] })
    expect(result.current).toMatchObject({ last: null, standing: undefined })
    await answer('parts', { ...told, results: [failed, undefined] }, { problem: refused })
    expect(result.current).toMatchObject({ last: undefined, problem: refused })
  })

  test('on no branch stand in no row with others', async () => {
    const result = await show()
    const loose = jobReport('loose', 3, { event: {} })
    await answer('parts', {
      runs: [loose, loose],
      results: [failed, failed],
      reports: [],
      isCertain: true,
      isAll: true,
    })
    expect(result.current).toMatchObject({ last: { job: loose }, standing: undefined })
  })
})

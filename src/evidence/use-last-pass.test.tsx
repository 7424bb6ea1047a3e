// @vitest-environment jsdom
import { getCaseReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { headerOf } from './engine/job-header.ts'
import { caseOf, jobReport } from './testing/made-runs.ts'
import { pageEngine, refused, settle, withReports } from './testing/page-engine.tsx'
import { project } from './testing/page-project.ts'
import { useLastPass } from './use-last-pass.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { sent, asked, answer } = pageEngine()
const [old, own] = [jobReport('old', 1), jobReport('own', 2)]

describe('the last pass of a case', () => {
  const report = partly<CaseReport>({ id: 'now', ...caseOf('s') })
  const passed = partly<CaseReport>({ id: 'then' })

  const show = async (suiteId?: string, then: CaseReport | null = passed) => {
    const { client, wrapper } = withReports()
    const path = { projectId: project.id, jobId: 'old', caseReportId: 'then' }
    client.setQueryData(getCaseReportQueryOptions(path).queryKey, then as CaseReport)
    const failed = { report, job: own, suiteId }
    const { result } = renderHook(() => useLastPass(failed), { wrapper })
    await settle()
    return result
  }

  test('is looked for by the case, and its suite where that is known', async () => {
    await show()
    const key = caseKeyOf(caseOf('s'))
    expect(asked('lastPass').at(-1)?.ask).toEqual({ job: headerOf(own), key })
    await show('a')
    expect(asked('lastPass').at(-1)?.ask).toEqual({ job: headerOf(own), key, suiteId: 'a' })
  })

  test('is told with its report', async () => {
    const result = await show()
    expect(result.current).toMatchObject({ pass: undefined, isAll: false, isError: false })
    await answer('lastPass', { pass: { job: old, id: 'then' }, isAll: false })
    expect(result.current.pass).toEqual({ job: old, report: passed })
    expect(result.current.isAll).toBe(false)
  })

  test('may be none, or gone', async () => {
    const none = await show()
    await answer('lastPass', { pass: null, isAll: true })
    expect(none.current).toMatchObject({ pass: null, isAll: true })
    const gone = await show('a', null)
    await answer('lastPass', { pass: { job: old, id: 'then' }, isAll: false })
    expect(gone.current.pass).toBeNull()
  })

  test('that could not be looked for is told, and looked for again', async () => {
    const result = await show()
    await answer('lastPass', { pass: undefined, isAll: false }, { problem: refused })
    expect(result.current).toMatchObject({ pass: undefined, isError: true })
    act(() => result.current.retry())
    await settle()
    expect(sent().at(-1)).toEqual({ kind: 'retry' })
  })

  test('whose report cannot be read is told, and its report is read again', async () => {
    const fetched = vi.fn(async () => new Response('{}', { status: 403 }))
    vi.stubGlobal('fetch', fetched)
    const { wrapper } = withReports()
    const failed = { report, job: own, suiteId: undefined }
    const { result } = renderHook(() => useLastPass(failed), { wrapper })
    await settle()
    act(() => result.current.retry())
    await settle()
    // There is no report to read before one is found.
    expect(fetched).not.toHaveBeenCalled()
    await answer('lastPass', { pass: { job: old, id: 'then' }, isAll: false })
    await vi.waitFor(() => expect(result.current.isError).toBe(true))
    expect(result.current.pass).toBeUndefined()
    expect(fetched).toHaveBeenCalledOnce()
    act(() => result.current.retry())
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  })
})

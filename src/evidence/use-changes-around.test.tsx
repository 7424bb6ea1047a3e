// @vitest-environment jsdom
import { getJobReportQueryOptions } from '@generated/evaluation/queries.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { jobReport } from './testing/made-runs.ts'
import { pageEngine, settle, withReports } from './testing/page-engine.tsx'
import { project } from './testing/page-project.ts'
import { useChangesAround } from './use-part-changes.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { asked } = pageEngine()

describe('a part of a job is compared with its job', () => {
  const show = async (of: JobReport | null) => {
    const { client, wrapper } = withReports()
    const path = { projectId: project.id, jobId: 'own' }
    client.setQueryData(getJobReportQueryOptions(path).queryKey, of as JobReport)
    const { result } = renderHook(() => useChangesAround('own', 'chosen', true), { wrapper })
    await settle()
    return result
  }
  const counts = (totalCount: number) => ({
    test: { caseResults: { totalCount, successCount: 0, failureCount: 1 } },
  })

  test('as it is chosen there', async () => {
    const large = jobReport('own', 2, counts(1000))
    const result = await show(large)
    expect(result.current).toMatchObject({ job: large, isLeftToJob: false })
    expect(asked('change').at(-1)?.ask).toMatchObject({ against: 'chosen', naMode: true })
  })

  test.each([
    ['very many cases', jobReport('own', 2, counts(1001))],
    ['a job that runs', jobReport('own', 2, { status: 'started', finishedAt: undefined })],
  ])('but not where it has %s', async (_, of) => {
    const result = await show(of)
    expect(result.current).toMatchObject({ job: of, isLeftToJob: true })
    expect(asked('change')).toEqual([])
  })

  test('and not with one that is gone', async () => {
    const result = await show(null)
    expect(result.current).toMatchObject({ job: undefined, isLeftToJob: false })
    expect(asked('change')).toEqual([])
  })
})

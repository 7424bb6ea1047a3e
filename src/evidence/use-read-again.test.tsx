// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { caseOf, jobReport } from './testing/made-runs.ts'
import { pageEngine, settle, withReports } from './testing/page-engine.tsx'
import { project } from './testing/page-project.ts'
import { useCaseHistories } from './use-case-runs.ts'
import { useReadAgain } from './use-read-again.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { sent } = pageEngine()
const own = jobReport('own', 2)

test('a job is read once more on the page first, then by the engine', async () => {
  const { client, wrapper } = withReports()
  const keys = [
    [project.id, 'evaluation', 'getJobReport', { jobId: 'own' }],
    [project.id, 'evaluation', 'getJobReport', { jobId: 'other' }],
    ['another project', 'evaluation', 'getJobReport', { jobId: 'own' }],
    [project.id, 'evaluation', 'listJobReports', null, 'own'],
  ]
  for (const key of keys) client.setQueryData(key, 'read')
  renderHook(() => useCaseHistories(own, [caseOf('s')]))
  const { result } = renderHook(() => useReadAgain('own'), { wrapper })
  await result.current()
  await settle()
  const isStale = (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated
  expect(keys.map(isStale)).toEqual([true, false, false, false])
  expect(sent().at(-1)).toEqual({ kind: 'again', jobId: 'own' })
})

// @vitest-environment jsdom
import type { JobReport } from '@generated/evaluation/types.ts'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { caseKeyOf } from '@/models/reports/case-identity.ts'
import { cell, outcome } from './engine/case-changes.ts'
import { headerOf } from './engine/job-header.ts'
import { caseOf, jobReport } from './testing/made-runs.ts'
import { pageEngine, refused, settle } from './testing/page-engine.tsx'
import { type CaseOfSuite, useCaseHistories } from './use-case-runs.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { sent, asked, answer } = pageEngine()
const [old, own] = [jobReport('old', 1), jobReport('own', 2)]

describe('the last runs of cases', () => {
  const cases = [caseOf('s', 'a'), caseOf('s', 'b'), caseOf('t'), caseOf('t')]
  const told = (ends: number[], of: { seconds?: number[]; failed?: number[] } = {}) => ({
    runs: [old, own],
    isCertain: true,
    cells: Uint8Array.from(ends),
    seconds: Float32Array.from(ends, (_, at) => of.seconds?.[at] ?? Number.NaN),
    failed: Uint16Array.from(ends, (_, at) => of.failed?.[at] ?? 0),
    total: Uint16Array.from(ends, (end) => (end === cell.mixed ? 3 : 0)),
  })

  test('are asked for once for each case and suite, ten of them, as a glance', async () => {
    renderHook(() => useCaseHistories(own, cases))
    await settle()
    expect(asked('histories').map(({ ask }) => ask)).toEqual([
      {
        job: headerOf(own),
        limit: 10,
        cases: [
          { key: caseKeyOf(caseOf('s')), suiteId: 'a' },
          { key: caseKeyOf(caseOf('s')), suiteId: 'b' },
          { key: caseKeyOf(caseOf('t')) },
        ],
        isGiven: false,
        isGlance: true,
      },
    ])
  })

  test('are read exactly, or for a page that gives the cases of the job, where that is wanted', async () => {
    const exact = { limit: 3, isExact: true, isGiven: true }
    renderHook(() => useCaseHistories(own, cases, exact))
    await settle()
    const [{ ask } = {}] = asked('histories')
    expect(ask).toMatchObject({ limit: 3, isGiven: true, isGlance: false })
  })

  test.each([
    ['no job', undefined, cases],
    ['no case', own, []],
  ])('are not asked for of %s', async (_, of, some) => {
    const { result } = renderHook(() => useCaseHistories(of, some))
    await settle()
    expect(asked('histories')).toEqual([])
    expect(result.current.runsOf(caseOf('s', 'a'))).toEqual([])
    expect(result.current.problem).toBeUndefined()
  })

  test('tell how each run ended, with those of the job itself last', async () => {
    const { result } = renderHook(() => useCaseHistories(own, cases))
    await settle()
    expect(result.current.runsOf(caseOf('t'))).toEqual([])
    const { passed, failed, canceled, open } = outcome
    await answer(
      'histories',
      told([passed, failed, cell.absent, cell.unknown, cell.mixed, canceled], {
        seconds: [7, 8],
        failed: [0, 0, 0, 0, 2, 0],
      }),
    )
    const runsOf = (one: CaseOfSuite) => result.current.runsOf(one).map((run) => run.result)
    expect(result.current.runsOf(caseOf('s', 'a')).map(({ name }) => name)).toEqual([
      'Run old',
      'Run own',
    ])
    expect(runsOf(caseOf('s', 'a'))).toEqual([
      { status: 'succeeded', failed: 0, total: 1, seconds: 7 },
      { status: 'failed', failed: 1, total: 1, seconds: 8 },
    ])
    expect(runsOf(caseOf('s', 'b'))).toEqual([null, undefined])
    expect(runsOf(caseOf('t'))).toEqual([
      { status: 'failed', failed: 2, total: 3, seconds: undefined },
      { status: 'canceled', failed: 0, total: 1, seconds: undefined },
    ])
    // A suite that has become known since has no runs of its own yet.
    expect(runsOf(caseOf('t', 'c'))).toEqual(runsOf(caseOf('t')))
    expect(runsOf(caseOf('u'))).toEqual([])
    // The same runs stay the same, so that nothing is drawn anew.
    expect(result.current.runsOf(caseOf('t'))).toBe(result.current.runsOf(caseOf('t')))

    await answer('histories', told([open, passed, passed, passed, cell.mixed, passed]))
    expect(runsOf(caseOf('s', 'a'))[0]?.status).toBe('started')
    expect(runsOf(caseOf('t'))[0]).toMatchObject({ status: 'canceled', failed: 0, total: 3 })
  })

  test('stay as they were while those of more cases of the job are on their way', async () => {
    const { result, rerender } = renderHook(
      ({ of, some }: { of: JobReport; some: readonly CaseOfSuite[] }) => useCaseHistories(of, some),
      { initialProps: { of: own, some: cases.slice(0, 1) } },
    )
    await settle()
    await answer('histories', told([outcome.passed, outcome.failed]))
    const more = cases.slice(0, 2)
    rerender({ of: own, some: more })
    await settle()
    expect(result.current.runsOf(caseOf('s', 'a'))).toHaveLength(2)
    const another = jobReport('another', 3)
    rerender({ of: another, some: more })
    await settle()
    expect(result.current.runsOf(caseOf('s', 'a'))).toEqual([])
  })

  test('that could not be read are told, and read again', async () => {
    const { result } = renderHook(() => useCaseHistories(own, cases))
    await settle()
    await answer('histories', told([5, 5, 5, 5, 5, 5]), { problem: refused })
    expect(result.current.problem).toEqual(refused)
    act(() => result.current.retry())
    await settle()
    expect(sent().at(-1)).toEqual({ kind: 'retry' })
  })
})

// @vitest-environment jsdom
import type { CaseReport, JobReport } from '@generated/evaluation/types.ts'
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { noJobs } from './engine/evidence-client.ts'
import { headerOf } from './engine/job-header.ts'
import { jobReport } from './testing/made-runs.ts'
import { pageEngine, refused, settle } from './testing/page-engine.tsx'
import { useChanges } from './use-changes.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { sent, asked, answer, send } = pageEngine()
const [old, own] = [jobReport('old', 1), jobReport('own', 2)]

describe('what has changed since an earlier job', () => {
  const row = (kind: 'new' | 'removed', id?: string) =>
    ({ kind, scenarioId: 's', now: id === undefined ? undefined : { id } }) as never
  const counted = {
    state: 'counts',
    isCertain: true,
    isFlakyKnown: true,
    rows: [row('new', 'x'), row('removed')],
  } as const
  const baseline = { baseline: { job: old, of: 'branch' }, isCertain: true } as const
  const show = async (
    of: JobReport | undefined = own,
    chosen?: string,
    options?: Parameters<typeof useChanges>[2],
  ) => {
    const shown = renderHook(() => useChanges(of, chosen, options))
    await settle()
    return shown.result
  }

  test('is asked for as the page shows it', async () => {
    await show()
    expect(asked('baseline').map(({ ask }) => ask)).toEqual([{ job: headerOf(own) }])
    expect(asked('change').map(({ ask }) => ask)).toEqual([
      { rows: true, isGiven: false, naMode: false, isLookedAt: false, job: headerOf(own) },
    ])
    expect(asked('jobs').at(-1)?.ask).toEqual({ whole: false })
    await show(own, 'chosen', {
      isLookedAt: true,
      isChoosing: true,
      naMode: true,
      own: { cases: undefined },
    })
    expect(asked('baseline').at(-1)?.ask).toEqual({ job: headerOf(own), against: 'chosen' })
    expect(asked('change').at(-1)?.ask).toEqual({
      rows: true,
      isGiven: true,
      against: 'chosen',
      naMode: true,
      isLookedAt: true,
      job: headerOf(own),
    })
    expect(asked('jobs').at(-1)?.ask).toEqual({ whole: true })
  })

  test.each([
    ['no job', undefined],
    ['one that tested nothing', jobReport('bare', 3, { test: undefined })],
  ])('is not asked for of %s', async (_, of) => {
    const { result } = renderHook(() => useChanges(of, undefined))
    await settle()
    expect([...asked('baseline'), ...asked('change'), ...asked('jobs')]).toEqual([])
    expect(result.current).toMatchObject({
      choices: [],
      hasOlder: false,
      isNone: false,
      changes: undefined,
      changed: undefined,
      problem: undefined,
    })
  })

  test('is unknown until its cases are compared, and known of each then', async () => {
    const result = await show()
    expect(result.current).toMatchObject({ changed: 'unknown', isNone: false, hasOlder: true })
    // One of its own branch may not be read yet.
    await answer('baseline', { baseline: { job: old, of: 'main' }, isCertain: false })
    expect(result.current.baseline).toBeUndefined()
    await answer('baseline', baseline)
    expect(result.current.baseline?.job).toBe(old)
    await answer('baseline', { ...baseline, isCertain: false })
    expect(result.current.baseline?.job).toBe(old)
    // What may be taken back is not said.
    await answer('change', { ...counted, isFlakyKnown: false })
    expect(result.current).toMatchObject({ changes: undefined, changed: 'unknown' })
    await answer('change', counted)
    expect(result.current.changes).toBe(counted.rows)
    expect(result.current.changed).toEqual(new Map([['x', 'new']]))
    expect(result.current).toMatchObject({ isFlakyKnown: true, problem: undefined })
  })

  test('of a very large job, or one that could not be read whole, is told before it is sure', async () => {
    const counts = { totalCount: 1001, successCount: 999, failureCount: 2 }
    const large = await show(jobReport('large', 4, { test: { caseResults: counts } }))
    await answer('change', { ...counted, isFlakyKnown: false })
    expect(large.current).toMatchObject({ changes: counted.rows, isFlakyKnown: false })
    const result = await show()
    await answer('change', { ...counted, isFlakyKnown: false }, { problem: refused })
    expect(result.current).toMatchObject({ changes: counted.rows, problem: refused })
  })

  test('is nothing where there is no earlier job', async () => {
    const result = await show()
    await answer('baseline', { baseline: undefined, isCertain: false })
    expect(result.current).toMatchObject({ isNone: false, changed: 'unknown' })
    await answer('baseline', { baseline: undefined, isCertain: true })
    expect(result.current.isNone).toBe(true)
    expect(result.current.changed).toBeUndefined()
  })

  test('is since its baseline where the chosen job is gone', async () => {
    await show(own, 'gone')
    await answer('baseline', { baseline: undefined, isCertain: false }, { problem: refused })
    await settle()
    expect(asked('baseline').at(-1)?.ask).toEqual({ job: headerOf(own) })
    expect(asked('change').at(-1)?.ask).not.toHaveProperty('against')
  })

  test('is compared with any tested job of the catalog but itself', async () => {
    const result = await show()
    const unbuilt = jobReport('unbuilt', 5, { build: { status: 'failed' } })
    const elsewhere = jobReport('elsewhere', 6, { catalog: { id: 'd' } })
    const reach = { ...noJobs.reach, isWhole: true }
    const added = [old, own, unbuilt, elsewhere]
    await send({ kind: 'known', added, gone: [], reach })
    expect(result.current.choices.map(({ jobId }) => jobId)).toEqual(['old'])
    expect(result.current.hasOlder).toBe(false)
  })

  test('offers no older jobs once they are chosen from', async () => {
    const result = await show(own, undefined, { isChoosing: true })
    expect(result.current.hasOlder).toBe(false)
  })

  test('says that it could not be read, and reads it again', async () => {
    const result = await show()
    expect(result.current.problem).toBeUndefined()
    await answer('baseline', { baseline: undefined, isCertain: false }, { problem: refused })
    expect(result.current.problem).toEqual(refused)
    act(() => result.current.retry())
    await settle()
    expect(sent().at(-1)).toEqual({ kind: 'retry' })
  })

  test('is told anew where the job has no earlier one any more, or is another', async () => {
    const shown = renderHook(({ of }: { of: JobReport }) => useChanges(of, undefined), {
      initialProps: { of: own },
    })
    const { result, rerender } = shown
    await settle()
    await send({ kind: 'known', added: [old, own], gone: [], reach: noJobs.reach })
    expect(result.current.choices.map(({ jobId }) => jobId)).toEqual(['old'])
    await answer('change', counted)
    expect(result.current.changed).toEqual(new Map([['x', 'new']]))
    rerender({ of: old })
    await settle()
    expect(result.current.choices.map(({ jobId }) => jobId)).toEqual(['own'])
    expect(result.current).toMatchObject({ changes: undefined, changed: 'unknown' })
  })

  test.each([
    ['that is told of all its cases takes no more of them', own, counted, 0],
    ['of which some cases may lack takes them', own, { ...counted, isCertain: false }, 1],
    ['that is not told case by case takes them', own, { ...counted, state: 'net' } as const, 1],
    [
      'that runs takes them as they come',
      jobReport('running', 3, { status: 'started', finishedAt: undefined }),
      counted,
      1,
    ],
  ])('a job %s', async (_, of, told, more) => {
    const { rerender } = renderHook(
      ({ cases }: { cases: readonly CaseReport[] }) =>
        useChanges(of, undefined, { own: { cases } }),
      { initialProps: { cases: [] } },
    )
    await settle()
    const given = () => sent().filter(({ kind }) => kind === 'cases').length
    const before = given()
    expect(before).toBe(1)
    await answer('change', told)
    rerender({ cases: [] })
    await settle()
    expect(given() - before).toBe(more)
  })

  test('takes the cases of the page until it has been told', async () => {
    const cases = partly<NonNullable<Parameters<typeof useChanges>[2]>['own']>({ cases: [] })
    await show(own, undefined, { own: cases })
    const given = () => sent().filter(({ kind }) => kind === 'cases').length
    expect(given()).toBe(1)
    await answer('change', counted)
    expect(given()).toBe(1)
    await show(own, undefined, { own: { cases: undefined } })
    expect(given()).toBe(1)
  })
})

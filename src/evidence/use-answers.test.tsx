// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { headerOf } from './engine/job-header.ts'
import { jobReport } from './testing/made-runs.ts'
import { pageEngine, refused, settle } from './testing/page-engine.tsx'
import { useBaseline, useChange, useChanges, useStanding } from './use-evidence.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { sent, asked, answer, send, show, openAnother } = pageEngine()
const [old, own] = [jobReport('old', 1), jobReport('own', 2)]
const retries = () => sent().filter(({ kind }) => kind === 'retry').length
const counts = { new: 1, fixed: 0, failing: 2, added: 0, removed: 0 } as never

describe('an answer', () => {
  test('is awaited until nothing more is read for it, and shown as far as it is known', async () => {
    const result = await show(() => useChange(own))
    expect(result.current).toMatchObject({ value: undefined, isReading: true, problem: undefined })
    await answer('change', { state: 'net' }, { isSettled: false })
    expect(result.current).toMatchObject({ value: { state: 'net' }, isReading: true })
    await answer('change', { state: 'counts', counts })
    expect(result.current).toMatchObject({ value: { state: 'counts', counts }, isReading: false })
  })

  test('tells what could not be read, which is read again where somebody wants it', async () => {
    const result = await show(() => useChange(own))
    await answer('change', {}, { problem: refused, isSettled: false })
    expect(result.current).toMatchObject({ isReading: true, problem: refused })
    act(() => result.current.retry())
    await settle()
    expect(retries()).toBe(1)
  })

  test('stays the same where nothing new is told, so that nothing is drawn anew', async () => {
    const { result, rerender } = renderHook(() => useChange(own, { isGlance: true }))
    await settle()
    await answer('change', { state: 'counts' })
    const before = result.current
    rerender()
    expect(result.current).toBe(before)
  })
})

describe('a question', () => {
  test('is asked once as long as it stays equal, and taken back for another one', async () => {
    const { result, rerender } = renderHook(({ job }) => useChange(job, { isGlance: true }), {
      initialProps: { job: own },
    })
    await settle()
    await answer('change', { state: 'counts' })
    rerender({ job: { ...own } })
    await settle()
    expect(asked('change').map(({ ask }) => ask)).toEqual([{ isGlance: true, job: headerOf(own) }])
    rerender({ job: old })
    await settle()
    expect(result.current).toMatchObject({ value: undefined, isReading: true })
    expect(asked('change').at(-1)?.ask.job).toEqual(headerOf(old))
    expect(sent()).toContainEqual({ kind: 'rest', id: asked('change')[0]?.id, isResting: true })
  })

  test('that two components ask is one, and rests once neither shows its answer', async () => {
    const one = renderHook(() => useChange(own))
    const other = renderHook(() => useChange({ ...own }))
    await settle()
    expect(asked('change')).toHaveLength(1)
    const rests = () => sent().filter(({ kind }) => kind === 'rest')
    one.unmount()
    await settle()
    expect(rests()).toEqual([])
    other.unmount()
    await settle()
    expect(rests()).toEqual([{ kind: 'rest', id: asked('change')[0]?.id, isResting: true }])
  })

  test('is asked of the project that is open', async () => {
    const { result, rerender } = renderHook(() => useChange(own))
    await settle()
    await answer('change', { state: 'counts' })
    openAnother()
    rerender()
    await settle()
    expect(asked('change')).toHaveLength(2)
    expect(result.current).toMatchObject({ value: undefined, isReading: true })
    act(() => result.current.retry())
    await settle()
    expect(sent().at(-1)).toEqual({ kind: 'retry' })
    // The one before was not opened again for that.
    expect(sent().filter(({ kind }) => kind === 'open')).toHaveLength(2)
  })

  test('about nothing is not asked, and nothing is awaited', async () => {
    const result = await show(() => [
      useChange(undefined),
      useBaseline(undefined),
      useStanding('main', undefined),
    ])
    for (const each of result.current) {
      expect(each).toMatchObject({ value: undefined, isReading: false, problem: undefined })
    }
    expect(sent().filter(({ kind }) => kind === 'ask')).toEqual([])
  })

  test('about the baseline may name the job to compare with', async () => {
    await show(() => useBaseline(own))
    await show(() => useBaseline(own, 'chosen'))
    expect(asked('baseline').map(({ ask }) => ask)).toEqual([
      { job: headerOf(own) },
      { job: headerOf(own), against: 'chosen' },
    ])
  })

  test('about lasting failures names the branch and the catalogs', async () => {
    await show(() => useStanding('main', ['c', 'd']))
    expect(asked('standing').map(({ ask }) => ask)).toEqual([
      { branch: 'main', catalogIds: ['c', 'd'] },
    ])
  })
})

describe('the changes of several jobs', () => {
  const glance = { isGlance: true } as const
  const tell = (jobId: string, problem?: typeof refused) => {
    const { id = 0 } = asked('change').find(({ ask }) => ask.job.jobId === jobId) ?? {}
    const value = { state: 'counts', counts } as never
    return send({ kind: 'answer', id, value, isSettled: true, problem })
  }

  test('are told of each as they come, and the same question is not asked twice', async () => {
    const jobs = [old, own]
    await show(() => useChange(own, glance))
    const result = await show(() => useChanges(jobs, glance))
    expect(asked('change').map(({ ask }) => ask.job.jobId)).toEqual(['own', 'old'])
    expect([...result.current.keys()]).toEqual(['old', 'own'])
    const before = result.current
    await tell('own')
    expect(result.current.get('own')).toMatchObject({ value: { counts }, isReading: false })
    expect(result.current.get('old')).toMatchObject({ value: undefined, isReading: true })
    expect(result.current).not.toBe(before)
    await tell('old', refused)
    expect(result.current.get('old')).toMatchObject({ isReading: false, problem: refused })
    act(() => result.current.get('old')?.retry())
    await settle()
    expect(retries()).toBe(1)
  })

  test('that are known already are there at once', async () => {
    await show(() => useChange(own, glance))
    await tell('own')
    const jobs = [own]
    const { result } = renderHook(() => useChanges(jobs, glance))
    expect(result.current.get('own')).toMatchObject({ value: { counts }, isReading: false })
  })

  test('follow the jobs that are shown', async () => {
    const { result, rerender, unmount } = renderHook(({ jobs }) => useChanges(jobs, glance), {
      initialProps: { jobs: [own] },
    })
    await settle()
    await tell('own')
    rerender({ jobs: [own, old] })
    await settle()
    expect(result.current.get('own')).toMatchObject({ isReading: false })
    expect(result.current.get('old')).toMatchObject({ isReading: true })
    rerender({ jobs: [old] })
    await settle()
    expect([...result.current.keys()]).toEqual(['old'])
    unmount()
    await settle()
    const ids = (kind: string) =>
      sent().flatMap((each) => (each.kind === kind && 'id' in each ? each.id : []))
    expect(new Set(ids('rest'))).toEqual(new Set(ids('ask')))
  })
})

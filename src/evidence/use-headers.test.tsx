// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { noJobs } from './engine/evidence-client.ts'
import { jobReport } from './testing/made-runs.ts'
import { pageEngine, settle } from './testing/page-engine.tsx'
import { project } from './testing/page-project.ts'
import { useHeaders, useKnownJobs, useLookForJobs, usePassRate } from './use-evidence.ts'

vi.mock('@/session/project/projects.ts', () => import('./testing/page-project.ts'))
vi.mock('@/session/sign-in/user.ts', () => import('./testing/page-project.ts'))

const { sent, asked, send, show, openAnother } = pageEngine()

const reach = { ...noJobs.reach, jobs: 3 }
const [one, two, elsewhere] = [
  jobReport('one', 1),
  jobReport('two', 2),
  jobReport('elsewhere', 3, { catalog: { id: 'd' } }),
]
const tell = (...added: (typeof one)[]) => send({ kind: 'known', added, gone: [], reach })
const idsOf = (jobs: readonly { jobId: string }[]) => jobs.map(({ jobId }) => jobId)

describe('the finished jobs', () => {
  test('come the newest first, of all catalogs or of one, with how far they are read', async () => {
    const all = await show(() => useHeaders())
    const some = await show(() => useHeaders({ catalogId: 'c' }))
    expect(all.current).toMatchObject({ jobs: [], reach: { jobs: 0 } })
    await tell(one, two, elsewhere)
    expect(idsOf(all.current.jobs)).toEqual(['elsewhere', 'two', 'one'])
    expect(idsOf(some.current.jobs)).toEqual(['two', 'one'])
    expect([all, some].map(({ current }) => current.reach)).toEqual([reach, reach])
  })

  test('of a catalog follow it, and stay the same where nothing has changed', async () => {
    const { result, rerender } = renderHook(({ catalogId }) => useHeaders({ catalogId }), {
      initialProps: { catalogId: 'c' },
    })
    await settle()
    await tell(one, elsewhere)
    const before = result.current
    rerender({ catalogId: 'c' })
    expect(result.current).toBe(before)
    rerender({ catalogId: 'd' })
    expect(idsOf(result.current.jobs)).toEqual(['elsewhere'])
  })

  test('are read when there is time, all of them where they are wanted whole', async () => {
    const { rerender } = renderHook((options: Parameters<typeof useHeaders>[0]) =>
      useHeaders(options),
    )
    await settle()
    expect(asked('jobs').map(({ ask }) => ask)).toEqual([{ whole: false }])
    rerender({ whole: true })
    await settle()
    expect(asked('jobs').map(({ ask }) => ask)).toEqual([{ whole: false }, { whole: true }])
  })

  test('are read only where somebody looks', async () => {
    const { rerender } = renderHook((isAsked: boolean) => useHeaders({ isAsked }), {
      initialProps: false,
    })
    await settle()
    expect(asked('jobs')).toEqual([])
    rerender(true)
    await settle()
    expect(asked('jobs')).toHaveLength(1)
  })

  test('are those of the project that is open', async () => {
    const { result, rerender } = renderHook(() => useHeaders())
    await settle()
    await tell(one)
    openAnother()
    rerender()
    await settle()
    expect(result.current.jobs).toEqual([])
    await tell(two)
    expect(idsOf(result.current.jobs)).toEqual(['two'])
  })

  test('that other components ask for are known everywhere, and nothing is read for that', async () => {
    const { result, rerender } = renderHook(() => useKnownJobs())
    await settle()
    expect([result.current, sent()]).toEqual([noJobs, []])
    await show(() => useHeaders())
    await tell(one)
    expect(idsOf(result.current.jobs)).toEqual(['one'])
    openAnother()
    rerender()
    expect(result.current).toBe(noJobs)
  })
})

test('jobs that have ended meanwhile are looked for, in the project that is open', async () => {
  const before = project.id
  const { result, rerender } = renderHook(() => useLookForJobs())
  act(() => result.current())
  openAnother()
  rerender()
  act(() => result.current())
  await settle()
  const kinds = sent().flatMap((each) =>
    each.kind === 'open' ? each.projectId : each.kind === 'look' ? each.kind : [],
  )
  expect(kinds).toEqual([before, 'look', project.id, 'look'])
})

describe('the pass rate of a catalog', () => {
  const now = Date.parse('2026-11-03T00:00:00Z')

  test('counts its cases on a branch over some days, and follows what is asked for', async () => {
    const { result, rerender } = renderHook(
      ({ catalogId = 'c', branch = 'main', days = 30, until = now }) =>
        usePassRate(catalogId, { branch, days, now: until }),
      {
        initialProps: {} as { catalogId?: string; branch?: string; days?: number; until?: number },
      },
    )
    await settle()
    expect(result.current.rate.runs).toBe(0)
    await tell(one, two, elsewhere)
    expect(result.current.rate.runs).toBe(2)
    expect(result.current.reach).toEqual(reach)
    const before = result.current.rate
    rerender({})
    expect(result.current.rate).toBe(before)
    rerender({ days: 1 })
    expect(result.current.rate.runs).toBe(1)
    rerender({ until: Date.parse('2026-11-02T00:00:00Z') })
    expect(result.current.rate.runs).toBe(1)
    rerender({ branch: 'topic' })
    expect(result.current.rate.runs).toBe(0)
    rerender({ catalogId: 'd', until: Date.parse('2026-11-04T00:00:00Z') })
    expect(result.current.rate.runs).toBe(1)
  })
})

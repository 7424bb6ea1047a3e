import { expect, test } from 'vitest'
import type { Up } from '@/evidence/engine/messages.ts'
import { runEngineFast } from './engine-run.ts'
import { callOfWorld, type MadeJob, reportOf } from './made-world.ts'

/** Jobs of a catalog, of which cases pass (`p`) and fail (`f`) in turn, the oldest first. */
const jobsOf = (ends: { readonly [scenario: string]: string }, catalog = 'catalog'): MadeJob[] =>
  Array.from({ length: Object.values(ends)[0]?.length ?? 0 }, (_, at) => ({
    id: `${catalog} ${at}`,
    catalog,
    branch: 'main',
    at: at * 24,
    suites: [
      {
        id: 'suite',
        cases: Object.entries(ends).map(([scenario, end]) => ({
          scenario,
          status: end[at] === 'f' ? 'failed' : 'succeeded',
        })),
      },
    ],
  }))

const open = (jobs: readonly MadeJob[]) =>
  runEngineFast({ projectId: 'project', call: callOfWorld(jobs) })

const ask = { branch: 'main', catalogIds: ['catalog'] }

test('what failed in the first of the last runs may fail for longer', async () => {
  const run = await open(jobsOf({ always: 'ffffffffffff', since: 'ppppppppppff' }))
  const { failing } = await run.ask('standing', ask)
  expect(
    failing.map(({ scenario, inRow, isOlder, since }) => [scenario, inRow, isOlder, since.jobId]),
  ).toEqual([
    ['always', 10, true, 'catalog 2'],
    ['since', 2, false, 'catalog 10'],
  ])

  const young = await open(jobsOf({ always: 'fff' }))
  const [first] = (await young.ask('standing', ask)).failing
  expect(first).toMatchObject({ inRow: 3, isOlder: false })
})

test('of the cases that come and go, those that changed last come first', async () => {
  const run = await open(
    jobsOf({ early: 'fpfppppppp', last: 'ppppppfpfp', middle: 'ppfpfppppp', calm: 'pppppppppp' }),
  )
  const { flaky } = await run.ask('standing', ask)
  expect(flaky.map(({ scenario }) => scenario)).toEqual(['last', 'middle', 'early'])
})

test('the last runs of all catalogs are read once nothing else is waited for', async () => {
  const jobs = [...jobsOf({ a: 'ppppppppfpf' }), ...jobsOf({ b: 'pfppppfpfpf' }, 'other')]
  const run = await open(jobs)
  const asked = jobs.find(({ id }) => id === 'other 10')
  if (!asked) throw new Error('There is no such job.')
  run.engine.handle({
    kind: 'ask',
    id: 101,
    name: 'standing',
    ask: { ...ask, catalogIds: ['catalog', 'other'] },
  })
  run.engine.handle({
    kind: 'ask',
    id: 102,
    name: 'change',
    ask: { job: reportOf(asked), isGlance: true },
  })
  await run.settle()
  const isSettled = (id: number) => (message: Up) =>
    message.kind === 'answer' && message.id === id && message.isSettled
  const changeAt = run.messages.findIndex(isSettled(102))
  const standing = run.messages.filter(
    (message, at) => message.kind === 'answer' && message.id === 101 && at < changeAt,
  )
  expect(changeAt).toBeGreaterThan(-1)
  expect(standing.length).toBeGreaterThan(0)
  // That of the job itself is read for its change.
  for (const message of standing) {
    expect(message).not.toMatchObject({ value: { catalogs: expect.arrayContaining(['catalog']) } })
  }
  expect(run.messages.findLast(isSettled(101))).toMatchObject({
    value: { catalogs: ['catalog', 'other'] },
  })
})

test('a page that has seen a job end is told of it', async () => {
  const all = jobsOf({ a: 'pppf' })
  let jobs = all.slice(0, 3)
  const run = await runEngineFast({
    projectId: 'project',
    call: (operation, args) => callOfWorld(jobs)(operation, args),
  })
  run.engine.handle({ kind: 'ask', id: 101, name: 'jobs', ask: { whole: false } })
  await run.settle()
  const known = () =>
    run.messages.flatMap((message) =>
      message.kind === 'known' ? message.added.map(({ jobId }) => jobId) : [],
    )
  expect(known()).not.toContain('catalog 3')
  expect(run.messages.findLast(({ kind }) => kind === 'known')).toMatchObject({
    reach: { jobs: 3, isWhole: true, isCurrent: true, from: 0 },
  })
  jobs = all
  const calls = run.calls()
  run.clock.pass(1000)
  run.engine.handle({ kind: 'look' })
  await run.settle()
  expect(known()).toContain('catalog 3')
  expect(run.calls()).toBe(calls + 1)
})

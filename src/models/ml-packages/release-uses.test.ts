import type { PackageRelease } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { itemBatches, newestOf, releasesByRun, releasesOf } from './release-uses.ts'

const release = (name: string, ...ids: string[]) =>
  partly<PackageRelease>({ name, asset: { items: ids.map((id) => ({ id })) } })
const shared = partly<PackageRelease>({ name: 'shared' })
const releases = [release('v2', 'b', 'c'), release('v1', 'a'), shared]

test('a release is one of a run when it holds something that the run made', () => {
  expect(releasesOf(releases, [{ id: 'b' }]).map(({ name }) => name)).toEqual(['v2'])
  expect(releasesOf(releases, [])).toEqual([])
})

test('the releases of runs are found by their artifacts', () => {
  const artifacts = [
    { id: 'a', runId: 'x' },
    { id: 'b', runId: 'x' },
    { id: 'c', runId: 'y' },
  ]
  const found = [...releasesByRun(releases, artifacts)].map(([run, made]) => [
    run,
    made.map(({ name }) => name),
  ])
  expect(found).toEqual([
    ['x', ['v2', 'v1']],
    ['y', ['v2']],
  ])
})

test('the newest release is the one that was made last', () => {
  const made = ['2026-03-01T09:00:00+09:00', '2026-03-01T01:00:00Z'].map((createdAt) =>
    partly<PackageRelease>({ createdAt }),
  )
  expect(newestOf(made)).toBe(made[1])
  expect(newestOf([])).toBeUndefined()
})

const at = (day: number, made: PackageRelease) => ({
  ...made,
  createdAt: new Date(Date.UTC(2026, 0, day)).toISOString(),
})

test('what releases hold is asked for once, that of the oldest first', () => {
  expect(
    itemBatches([at(3, release('v2', 'b', 'a')), at(1, release('v1', 'a', 'c')), at(2, shared)]),
  ).toEqual([['a', 'c', 'b']])
  expect(itemBatches([])).toEqual([])
  expect(itemBatches([at(1, shared)])).toEqual([])
})

test.each([
  [25, [100]],
  [26, [100, 4]],
  [50, [100, 100]],
  [260, [100, 100, 100, 100, 100, 100, 100, 100, 100, 100, 40]],
])('what %d releases of 4 artifacts hold is asked for in calls of %j', (count, sizes) => {
  const many = Array.from({ length: count }, (_, day) =>
    at(day, release(`v${day}`, ...['a', 'b', 'c', 'd'].map((id) => `${id}${day}`))),
  )
  const batches = itemBatches(many.toReversed())
  expect(batches.map(({ length }) => length)).toEqual(sizes)
  expect(new Set(batches.flat()).size).toBe(count * 4)
  // One more release leaves the full batches as they are.
  const more = itemBatches([at(count, release('new', 'x')), ...many])
  expect(more.slice(0, Math.floor((count * 4) / 100))).toEqual(
    batches.slice(0, Math.floor((count * 4) / 100)),
  )
})

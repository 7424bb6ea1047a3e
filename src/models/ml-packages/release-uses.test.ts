import type { PackageRelease } from '@generated/ml/types.ts'
import { expect, test } from 'vitest'
import { newestItems, newestOf, releasesByRun, releasesOf } from './release-uses.ts'

const release = (name: string, ...ids: string[]) =>
  ({ name, asset: { items: ids.map((id) => ({ id })) } }) as PackageRelease
const shared = { name: 'shared' } as PackageRelease
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
  const made = ['2026-03-01T09:00:00+09:00', '2026-03-01T01:00:00Z'].map(
    (createdAt) => ({ createdAt }) as PackageRelease,
  )
  expect(newestOf(made)).toBe(made[1])
  expect(newestOf([])).toBeUndefined()
})

test('what releases hold is asked for once, and not more than one call gets', () => {
  expect(newestItems([release('v2', 'b', 'a'), release('v1', 'a'), shared])).toEqual(['b', 'a'])
  const many = Array.from({ length: 30 }, (_, at) =>
    release(`v${at}`, ...'abcd'.split('').map((id) => `${id}${at}`)),
  )
  expect(newestItems(many)).toHaveLength(100)
})

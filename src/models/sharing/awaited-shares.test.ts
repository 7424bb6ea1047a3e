// @vitest-environment jsdom
import { expect, test } from 'vitest'
import {
  type AwaitedShare,
  awaitedShares,
  awaitShares,
  endAwait,
  givenUpAfter,
  hasCome,
  readAwaited,
} from './awaited-shares.ts'

const copyOf = (id: string) => ({ sourceScenario: { id } })

test.each([
  ['scenario', 'its copy', [copyOf('b'), copyOf('a')], true],
  ['scenario', 'the copy of another', [copyOf('b')], false],
  ['scenario', 'an own scenario of that name', [{ displayName: 'Lanes' }], false],
  ['catalog', 'its copy', [{ sharedFrom: 'other', displayName: 'Lanes' }], true],
  ['catalog', 'the copy of another', [{ sharedFrom: 'other', displayName: 'Signs' }], false],
  ['catalog', 'an own one of that name', [{ displayName: 'Lanes' }], false],
  ['catalog', 'one of a third project', [{ sharedFrom: 'third', displayName: 'Lanes' }], false],
  ['package', 'its copy', [{ sharedFrom: 'other', name: 'Lanes' }], true],
  ['package', 'nothing', [], false],
] as const)('a shared %s has come with %s', (what, _, things, expected) => {
  expect(hasCome({ what, sourceId: 'a', from: 'other', name: 'Lanes' }, things)).toBe(expected)
})

const share: AwaitedShare = {
  what: 'package',
  projectId: 'p',
  sourceId: 'a',
  name: 'Lanes',
  since: 1000,
}
const stored = JSON.stringify({ subject: 'me', shares: [share] })

test.each([
  ['what is kept', stored, 'me', 1000 + givenUpAfter - 1, [share]],
  ['what is given up', stored, 'me', 1000 + givenUpAfter, []],
  ['what belongs to another user', stored, 'you', 1000, []],
  ['nothing', undefined, 'me', 1000, []],
  ['another form', '{"subject":"me"}', 'me', 1000, []],
  ['no JSON', '<b>', 'me', 1000, []],
])('reads %s', (_, text, subject, now, expected) => {
  expect(readAwaited(text, subject, now)).toEqual(expected)
})

test('each thing is awaited once, until it has come, also after a reload', () => {
  const { since: _, ...accepted } = share
  const awaited = () => awaitedShares.get().map(({ what, projectId }) => `${what} of ${projectId}`)
  const kept = () => sessionStorage.getItem('awaitedShares')
  awaitShares([accepted])
  awaitShares([accepted, { ...accepted, what: 'catalog' }, { ...accepted, projectId: 'q' }])
  expect(awaited()).toEqual(['package of p', 'catalog of p', 'package of q'])
  awaitShares([{ ...accepted, sourceId: 'b' }])
  expect(awaited()).toEqual(['package of p', 'catalog of p', 'package of q', 'package of p'])
  endAwait({ ...accepted, sourceId: 'b', since: 0 })
  expect(awaited()).toEqual(['package of p', 'catalog of p', 'package of q'])
  expect(readAwaited(kept() ?? '', undefined, Date.now())).toEqual(awaitedShares.get())
  endAwait({ ...accepted, since: 0 })
  expect(awaited()).toEqual(['catalog of p', 'package of q'])
  for (const left of awaitedShares.get()) endAwait(left)
  expect(awaited()).toEqual([])
  expect(kept()).toBeNull()
})

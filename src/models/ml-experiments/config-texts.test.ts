import { expect, test } from 'vitest'
import { type Configs, configPathsOf, readConfigs, sortValueOf } from './config-texts.ts'

const none: Configs = new Map()
const going = new AbortController().signal
const runs = [
  { id: 'a', configRaw: 'epochs: 20\nseed: 1' },
  { id: 'b', configRaw: 'epochs: 40\nmodel:\n  layers: 3' },
  { id: 'c' },
]

test('configs are read by run, and their paths are told once', async () => {
  const configs = await readConfigs(runs, none, going)
  expect(configs?.get('b')?.values.get('model.layers')).toBe('3')
  expect(configPathsOf(configs ?? none)).toEqual(['epochs', 'seed', 'model.layers'])
})

test('what is known is not read again, and is the same where nothing is new', async () => {
  const before = (await readConfigs(runs, none, going)) ?? none
  expect(
    await readConfigs(
      runs.map((run) => ({ ...run })),
      before,
      going,
    ),
  ).toBe(before)
  const [a, ...others] = runs
  const next = await readConfigs(
    [{ id: 'a', configRaw: `${a?.configRaw}0` }, ...others],
    before,
    going,
  )
  expect(next?.get('a')?.values.get('seed')).toBe('10')
  expect(next?.get('b')).toBe(before.get('b'))
  expect((await readConfigs(others, before, going))?.size).toBe(2)
})

test('reading that is stopped tells nothing', async () => {
  const stop = new AbortController()
  stop.abort()
  expect(await readConfigs(runs, none, stop.signal)).toBeUndefined()
})

test.each([
  ['0.001', 0.001],
  ['-3', -3],
  ['1e3', 1000],
  ['adam', 'adam'],
  ['', ''],
  [' ', ' '],
  ['true', 'true'],
  [undefined, undefined],
])('%j is sorted as %j', (value, sorted) => expect(sortValueOf(value)).toBe(sorted))

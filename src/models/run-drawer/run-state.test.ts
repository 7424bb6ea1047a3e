import { expect, test } from 'vitest'
import { suitesPreset, whyNotTogether } from './run-state.ts'

const suite = (id: string, ...catalogIds: string[]) => ({
  id,
  attachments: catalogIds.map((catalogId) => ({ catalogId })),
})

test.each([
  ['one suite', [suite('s', 'a', 'b')], undefined, ['a', 'b']],
  ['one suite from the list of a catalog', [suite('s', 'a', 'b')], 'b', ['b', 'a']],
  ['suites of one catalog', [suite('s', 'a', 'b'), suite('t', 'b', 'c')], undefined, ['b']],
  ['suites from the list of another catalog', [suite('s', 'b'), suite('t', 'b')], 'a', ['b']],
  ['a suite of no catalog', [suite('s')], undefined, []],
])('%s: the drawer begins with them and their catalogs', (_, suites, catalogId, catalogIds) => {
  expect(whyNotTogether(suites)).toBeUndefined()
  expect(suitesPreset(suites, catalogId)).toEqual({
    suites: { ids: suites.map(({ id }) => id), catalogIds },
  })
})

test('suites that share no catalog cannot be run together', () => {
  expect(whyNotTogether([suite('s', 'a'), suite('t', 'b')])).toMatch(/no catalog has all/)
  expect(whyNotTogether([suite('s', 'a'), suite('t')])).toMatch(/no catalog has all/)
})

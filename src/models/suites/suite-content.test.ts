import { describe, expect, test } from 'vitest'
import {
  changeSpec,
  chooseScenarios,
  hasOverrides,
  removeSpecs,
  restoreSpecs,
  toggleAttachment,
  unchooseScenario,
  whyNotAttach,
} from './suite-content.ts'
import { type ContentDraft, newSpec } from './suite-draft.ts'

const scenario = (id: string) => ({ id, displayName: `Scenario ${id}` })
const specs = ['a', 'b', 'c'].map((id) => newSpec(scenario(id)))
const content: ContentDraft = { specs, attachments: [], overrides: [] }
const ids = (changed: ContentDraft) => changed.specs.map(({ scenarioId }) => scenarioId)

describe('choosing scenarios', () => {
  test('adds them at the end, each once', () => {
    const changed = chooseScenarios(content, [scenario('d'), scenario('a')])
    expect(ids(changed)).toEqual(['a', 'b', 'c', 'd'])
    expect(changed.specs[0]).toBe(specs[0])
  })

  test('that are all chosen already is a no-op', () => {
    expect(chooseScenarios(content, [scenario('a')])).toBe(content)
  })

  test('and removing one again, in all of its versions', () => {
    const twice = { ...content, specs: [...specs, { ...newSpec(scenario('a'), 2), key: 'a2' }] }
    expect(ids(unchooseScenario(twice, 'a'))).toEqual(['b', 'c'])
    expect(ids(removeSpecs(twice, [{ key: 'a2' }]))).toEqual(['a', 'b', 'c'])
  })

  test('several entries are removed, and put back but for those chosen again', () => {
    const removed = specs.filter(({ scenarioId }) => scenarioId !== 'b')
    const fewer = removeSpecs(content, removed)
    expect(ids(fewer)).toEqual(['b'])
    expect(ids(restoreSpecs(fewer, removed))).toEqual(['b', 'a', 'c'])
    expect(ids(restoreSpecs(content, removed))).toEqual(['a', 'b', 'c'])
  })

  test('one entry changes, the others keep their identity', () => {
    const changed = changeSpec(content, 'b', { essential: true })
    expect(changed.specs[1]).toEqual({ ...specs[1], essential: true })
    expect(changed.specs[0]).toBe(specs[0])
    expect(changed.specs[2]).toBe(specs[2])
  })
})

test('a catalog is attached and detached', () => {
  const shuttle = {
    catalogId: 'k1',
    catalogDisplayName: 'Shuttle',
    catalogVersionId: undefined,
  }
  const attached = toggleAttachment(content, shuttle)
  expect(attached.attachments).toEqual([shuttle])
  expect(toggleAttachment(attached, { ...shuttle, catalogVersionId: 'v' }).attachments).toEqual([])
  const other = { ...shuttle, catalogId: 'other' }
  const both = toggleAttachment(attached, other)
  expect(both.attachments).toEqual([shuttle, other])
  expect(toggleAttachment(both, shuttle).attachments).toEqual([other])
})

test.each([
  [{ deprecated: false }, true],
  [{ deprecated: true }, false],
  [{ deprecated: false, sharedFrom: 'p2' }, false],
  [{ deprecated: true, sharedFrom: 'p2' }, false],
])('catalog %j can be attached: %s', (catalog, possible) => {
  expect(whyNotAttach(catalog) === undefined).toBe(possible)
})

test('overrides are found at both levels', () => {
  const override = { kind: 'list', name: 'a', values: ['1'] } as const
  expect(hasOverrides(content)).toBe(false)
  expect(hasOverrides({ ...content, overrides: [override] })).toBe(true)
  expect(hasOverrides(changeSpec(content, 'b', { overrides: [override] }))).toBe(true)
  expect(hasOverrides(changeSpec(content, 'c', { scenarioOverrides: [override] }))).toBe(true)
})

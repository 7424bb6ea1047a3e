import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ConditionRow,
  conditionError,
  conditionTexts,
  dryRunText,
  insertConditions,
  mayBeSavedLater,
  positionError,
  reasonText,
  rowErrors,
  rowsProblem,
  whyNotUpdateConditions,
} from './scenario-conditions.ts'

const trigger = 'OpenSCENARIO.Storyboard.StopTrigger.ConditionGroup'

test.each([
  ['', conditionTexts.positionEmpty],
  ['  ', conditionTexts.positionEmpty],
  ['@root.Condition', conditionTexts.forbidden],
  ['a.@parent.Condition', conditionTexts.forbidden],
  ['a..Condition', conditionTexts.forbidden],
  ['a^.Condition', conditionTexts.forbidden],
  ['$.a.Condition', conditionTexts.forbidden],
  ['a.Conditions', conditionTexts.wrongEnd],
  ['a.ConditionGroup[0]', conditionTexts.wrongEnd],
  ['a.Condition', undefined],
  [` ${trigger} `, undefined],
])('position %j', (position, error) => expect(positionError(position)).toBe(error))

test.each([
  ['', conditionTexts.conditionEmpty],
  [' ', conditionTexts.conditionEmpty],
  ['{}', conditionTexts.conditionEmpty],
  ['{', conditionTexts.conditionNotJson],
  ['name', conditionTexts.conditionNotJson],
  ['[1]', conditionTexts.conditionNotJson],
  ['1', conditionTexts.conditionNotJson],
  ['null', conditionTexts.conditionNotJson],
  ['{"name":"stop"}', undefined],
])('condition %j', (condition, error) => expect(conditionError(condition)).toBe(error))

const row = (key: string, position: string, condition: string): ConditionRow => ({
  key,
  position,
  condition,
})

test.each([
  [[row('a', '', ''), row('b', ' ', '')], conditionTexts.none],
  [[row('a', trigger, '')], conditionTexts.conditionEmpty],
  [[row('a', '', '{"a":1}')], conditionTexts.positionEmpty],
  [[row('a', trigger, '{"a":1}'), row('b', ` ${trigger}`, '{"a":2}')], conditionTexts.conflict],
  [[row('a', trigger, '{"a":1}'), row('b', trigger, '{"a":1}')], conditionTexts.conflict],
  [[row('a', '', ''), row('b', trigger, '{"a":1}')], undefined],
])('rows %j', (rows, problem) => expect(rowsProblem(rows)).toBe(problem))

test('errors stand beside the row and the field that they are about', () => {
  expect([
    ...rowErrors([row('a', 'x', '{'), row('b', '', ''), row('c', trigger, '{"a":1}')]),
  ]).toEqual([
    ['a', { position: conditionTexts.wrongEnd, condition: conditionTexts.conditionNotJson }],
  ])
})

const content = {
  OpenSCENARIO: {
    Storyboard: {
      StopTrigger: { ConditionGroup: [{ Condition: { name: 'end' } }] },
      Story: [{ Trigger: { ConditionGroup: [] } }, { Trigger: { ConditionGroup: [] } }],
      Note: { Condition: 'text' },
    },
  },
}
const inserted = (position: string, condition = '{"name":"new"}') =>
  insertConditions(JSON.stringify(content), [row('a', position, condition)])

test('a condition joins a list', () => {
  const result = inserted(trigger)
  expect('format' in result && JSON.parse(result.format)).toMatchObject({
    OpenSCENARIO: {
      Storyboard: {
        StopTrigger: { ConditionGroup: [{ Condition: { name: 'end' } }, { name: 'new' }] },
      },
    },
  })
})

test('a condition that stands alone becomes a list', () => {
  const result = inserted(`${trigger}[0].Condition`)
  expect('format' in result && JSON.parse(result.format)).toMatchObject({
    OpenSCENARIO: {
      Storyboard: {
        StopTrigger: { ConditionGroup: [{ Condition: [{ name: 'end' }, { name: 'new' }] }] },
      },
    },
  })
})

test('a wildcard inserts at each place', () => {
  const result = inserted('OpenSCENARIO.Storyboard.Story[*].Trigger.ConditionGroup')
  const text = 'format' in result ? result.format : ''
  expect(text.match(/"new"/g)).toHaveLength(2)
})

test.each([
  ['OpenSCENARIO.Nothing.Condition', conditionTexts.notFound],
  ['OpenSCENARIO.Storyboard.StopTrigger.Condition', conditionTexts.notFound],
  ['a b [.Condition', conditionTexts.notFound],
  ['__proto__.Condition', conditionTexts.notFound],
  ['OpenSCENARIO.Storyboard.Note.Condition', conditionTexts.notInsertable],
])('%j: %s', (position, problem) => expect(inserted(position)).toEqual({ problem }))

test('a row without any input inserts nothing, and spaces around a position are none of it', () => {
  const text = JSON.stringify(content)
  expect(insertConditions(text, [row('a', ' ', '')])).toEqual({ format: text })
  expect(inserted(` ${trigger} `)).toEqual(inserted(trigger))
})

test('content that is none', () => {
  const rows = [row('a', trigger, '{"a":1}')]
  expect(insertConditions(undefined, rows)).toEqual({ problem: 'no scenario' })
  expect(insertConditions('<xml/>', rows)).toEqual({ problem: 'scenarioFormat is not json format' })
})

test('any text as position or condition is judged, and never throws', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), (position, condition) => {
      const rows = [row('a', position, condition)]
      rowsProblem(rows)
      expect(inserted(`${position}.Condition`)).toBeDefined()
    }),
  ))

test('100 scenarios of one type at most', () => {
  const some = (count: number, type: 'planning_sim_v2' | 'localization' = 'planning_sim_v2') =>
    Array.from({ length: count }, () => ({ type }))
  expect(whyNotUpdateConditions(some(100))).toBeUndefined()
  expect(whyNotUpdateConditions(some(101))).toBe('100 scenarios at most for Update Conditions.')
  expect(whyNotUpdateConditions([...some(1), ...some(1, 'localization')])).toBe(
    'ONLY planning_sim_v2 type scenarios are valid for Update Conditions.',
  )
})

test.each([
  ['invalid_input', 'Invalid input'],
  ['not_found', 'Not found'],
  ['version_not_match', 'Somebody else has saved a newer version'],
  ['unknown', 'Unknown'],
  ['locked_by_editor', 'Unknown'],
  ['constructor', 'Unknown'],
  [undefined, 'Unknown'],
] as const)('reason %s', (reason, text) => {
  expect(reasonText(reason)).toBe(text)
  expect(mayBeSavedLater(reason)).toBe(text === 'Unknown')
})

test.each([
  [[undefined, undefined], '2 of 2 match'],
  [
    [undefined, conditionTexts.notFound, undefined, conditionTexts.notFound],
    '2 of 4 match, 2 position not found',
  ],
  [
    [conditionTexts.notInsertable, 'scenarioFormat is not json format', 'no scenario', 'Unknown'],
    '0 of 4 match, 1 takes no condition there, 1 not JSON, 1 without content, 1 Unknown',
  ],
])('a dry run with the problems %j says: %s', (problems, text) => {
  expect(dryRunText(problems)).toBe(text)
})

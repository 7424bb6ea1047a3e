import { expect, test } from 'vitest'
import { errorForms } from './demo-answers.ts'
import {
  emptyFaultInput,
  errorFormNames,
  type FaultInput,
  faultKinds,
  faultProblems,
  faultText,
  plannedFaultOf,
  timesText,
} from './faults.ts'

const input = (change: Partial<FaultInput>): FaultInput => ({ ...emptyFaultInput, ...change })
const kinds = Object.keys(faultKinds) as FaultInput['kind'][]

test.each(kinds)('%s has only its own fields', (kind) => {
  const expected = {
    status: { kind, status: 500, form: 'code' },
    slow: { kind, milliseconds: 3000 },
    malformed: { kind },
    'wrong-shape': { kind },
    long: { kind: 'long' },
    unlisted: { kind },
    empty: { kind },
    drop: { kind },
    lost: { kind },
  }[kind]
  expect(plannedFaultOf(input({ kind }))).toEqual({ operation: '*', fault: expected })
})

test('the number of calls is optional', () => {
  expect(plannedFaultOf(input({ times: ' 2 ' }))).toMatchObject({ times: 2 })
  expect(plannedFaultOf(input({ times: ' ' }))).not.toHaveProperty('times')
})

test.each([
  ['status', ['200', '404', ' 599 '], ['', '199', '600', 'abc', '5e2', '-1', '404.5']],
  ['milliseconds', ['1', '600000'], ['', '0', '600001', '1.5']],
  ['times', ['', ' ', '1', '1000000'], ['0', '-1', '1.5', 'x', '1000001']],
] as const)('%s accepts %j and rejects %j', (field, good, bad) => {
  for (const text of good) expect(faultProblems[field](text)).toBeUndefined()
  for (const text of bad) expect(faultProblems[field](text)).toMatch(/number/)
})

test('text of every fault', () => {
  for (const form of errorForms) {
    const fault = { kind: 'status', status: 503, form } as const
    expect(faultText(fault)).toBe(`Status 503, ${errorFormNames[form].toLowerCase()}`)
  }
  expect(faultText({ kind: 'slow', milliseconds: 3000 })).toBe('Slow answer, 3,000 ms')
  expect(faultText({ kind: 'drop' })).toBe('Dropped connection')
})

test.each([
  [undefined, 'Until cleared'],
  [1, '1 more call'],
  [2000, '2,000 more calls'],
])('%s times reads %s', (times, text) => expect(timesText(times)).toBe(text))

import { expect, test } from 'vitest'
import { checkPathId, InvalidPathIdError } from './path-ids.ts'

const uuid = '3f9a21c4-0b6e-4b7e-9a70-1a2b3c4d5e6f'
const nil = '00000000-0000-0000-0000-000000000000'

const tokens = [
  'Suite ID',
  'Job ID',
  'Build Report ID',
  'Suite Report ID',
  'Spec Report ID',
  'Case Report ID',
  'Scenario ID',
  'Catalog ID',
  'Integration ID',
  'Firmware Release ID',
  'scenario asset ID',
] as const

const mlIds = [
  'ML Package ID',
  'ML Package Release ID',
  'ML Experiment ID',
  'Experiment ID',
  'ML Run ID',
  'ML Report ID',
] as const

test.each([...tokens, ...mlIds])('%s: a UUID or a token, nothing else', (segment) => {
  for (const id of [uuid, 'suite_1:v2.0-a']) expect(() => checkPathId(segment, id)).not.toThrow()
  for (const id of ['', ' ', 'a b', 'a/b', '..', '<b>', 'é']) {
    expect(() => checkPathId(segment, id)).toThrow(new InvalidPathIdError(segment))
  }
})

test.each(mlIds)('%s: the all-zero UUID counts as absent', (segment) => {
  expect(() => checkPathId(segment, nil)).toThrow(`Invalid ${segment}.`)
})

test.each(tokens)('%s: the all-zero UUID is an id', (segment) => {
  expect(() => checkPathId(segment, nil)).not.toThrow()
})

test('an area map id is a whole number', () => {
  expect(() => checkPathId('Area Map ID', '12')).not.toThrow()
  for (const id of ['', '1.5', '-1', 'x', uuid]) {
    expect(() => checkPathId('Area Map ID', id)).toThrow('Invalid Area Map ID.')
  }
})

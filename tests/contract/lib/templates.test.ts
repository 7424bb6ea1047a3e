import { expect, test } from 'vitest'
import type { Json } from '../../../codegen/contract.ts'
import { EmptyPlaceError, filled, namesIn, valuesAt } from './templates.ts'

const bindings = new Map<string, Json>([
  ['project', { id: 'p-1' }],
  ['job', { number: 7, catalog: { id: 'c-1' }, labels: [{ key: 'area' }, { key: 'kind' }] }],
])

test('a place that is a whole text keeps its type', () => {
  expect(filled('{job.number}', bindings)).toBe(7)
  expect(filled('{job.catalog}', bindings)).toEqual({ id: 'c-1' })
})

test('a place in a longer text becomes text', () => {
  expect(filled('{project.id}:{job.number}', bindings)).toBe('p-1:7')
})

test('lists and objects are filled all the way down', () => {
  const template = { ids: ['{job.catalog.id}'], size: 3, all: true, key: '{job.labels.1.key}' }
  expect(filled(template, bindings)).toEqual({ ids: ['c-1'], size: 3, all: true, key: 'kind' })
})

test('braces that are no place stay', () => {
  expect(filled('{"a":{}}', bindings)).toBe('{"a":{}}')
})

test('a field that is not there is told', () => {
  expect(() => filled({ id: '{job.source.id}' }, bindings)).toThrow(EmptyPlaceError)
  expect(() => filled('{suite.id}', bindings)).toThrow('There is no suite.id.')
})

test('names are told once each', () => {
  expect(namesIn([{ a: '{job.id} {project.id}' }, '{job.number}', 4])).toEqual(['job', 'project'])
  expect(namesIn(undefined)).toEqual([])
})

test('a path goes through each item of a list', () => {
  expect(valuesAt(bindings.get('job'), ['labels', 'key'])).toEqual(['area', 'kind'])
  expect(valuesAt(null, ['labels'])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import {
  defaultSuiteName,
  descriptionError,
  detailProblems,
  environmentTypesError,
  nameError,
} from './suite-details.ts'

test.each([
  ['', 'Required.'],
  ['   ', 'Required.'],
  ['a', undefined],
  ['a'.repeat(128), undefined],
  ['a'.repeat(129), 'Name cannot exceed 128 characters.'],
])('name %j', (name, error) => expect(nameError(name)).toBe(error))

test.each([
  ['', undefined],
  ['a'.repeat(512), undefined],
  ['a'.repeat(513), 'Description cannot exceed 512 characters.'],
])('description %j', (text, error) => expect(descriptionError(text)).toBe(error))

test('at least one environment type', () => {
  expect(environmentTypesError([])).toBe('At least one must be selected.')
  expect(environmentTypesError(['native'])).toBeUndefined()
  expect(environmentTypesError(['container', 'native'])).toBeUndefined()
})

describe('detailProblems', () => {
  const good = {
    displayName: 'Night',
    description: '',
    targetEnvironmentTypes: ['container'],
    labels: [{ key: '', value: '' }],
  } as const

  test('none for valid details; a fully empty label row is ignored', () => {
    expect(detailProblems(good)).toEqual([])
  })

  test('names every invalid field', () => {
    const bad = {
      displayName: '',
      description: 'a'.repeat(513),
      targetEnvironmentTypes: [],
      labels: [
        { key: 'area', value: 'odaiba' },
        { key: '', value: 'x' },
      ],
    }
    expect(detailProblems(bad)).toEqual([
      'Enter a name.',
      'Description cannot exceed 512 characters.',
      'Target environment types: At least one must be selected.',
      'Key of Label at No.2 is empty.',
    ])
  })
})

test.each([
  [0, 'Shuttle #0'],
  [0.5, 'Shuttle #50000'],
  [1 - Number.EPSILON, 'Shuttle #99999'],
])('default name for %d', (random, name) => {
  expect(defaultSuiteName('Shuttle', () => random)).toBe(name)
})

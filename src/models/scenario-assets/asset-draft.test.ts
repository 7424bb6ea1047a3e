import { expect, test } from 'vitest'
import {
  contentOf,
  descriptionError,
  draftProblems,
  fileSizeText,
  nameError,
} from './asset-draft.ts'

test.each([
  ['', 'Required.'],
  ['  ', 'Required.'],
  ['a', undefined],
  [` ${'x'.repeat(128)} `, undefined],
  ['x'.repeat(129), 'Name cannot exceed 128 characters.'],
])('the name %j', (name, problem) => expect(nameError(name)).toBe(problem))

test.each([
  ['', undefined],
  ['x'.repeat(256), undefined],
  ['x'.repeat(257), 'Description cannot exceed 256 characters.'],
])('the description %j', (text, problem) => expect(descriptionError(text)).toBe(problem))

test('requires a valid name, a valid description and a file', () => {
  const file = new File(['PK'], 'props.zip')
  const good = { displayName: 'Props', description: '' }
  expect(draftProblems(good, file)).toEqual([])
  expect(draftProblems(good, undefined)).toEqual(['Select a file.'])
  expect(draftProblems({ displayName: ' ', description: 'x'.repeat(257) }, undefined)).toEqual([
    'Enter a name.',
    'Description cannot exceed 256 characters.',
    'Select a file.',
  ])
})

test('trims the name and omits a blank description', () => {
  expect(contentOf({ displayName: ' Props ', description: ' Cones.\n' })).toEqual({
    displayName: 'Props',
    description: ' Cones.\n',
  })
  expect(contentOf({ displayName: 'Props', description: ' \n' })).toEqual({ displayName: 'Props' })
})

test.each([
  [10 * 1024 ** 3, '10.00 GiB (10,737,418,240 bytes)'],
  [734_003_200, '0.68 GiB (734,003,200 bytes)'],
  [2048, '0.00 GiB (2,048 bytes)'],
])('a file of %i bytes', (bytes, text) => expect(fileSizeText(bytes)).toBe(text))

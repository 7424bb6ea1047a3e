import { describe, expect, test } from 'vitest'
import {
  detailProblems,
  packageNameError,
  releaseNameError,
  renameWarning,
} from './package-details.ts'

const packageSymbols = 'Use only alphanumeric characters and the following symbols: - _.'
const releaseSymbols = 'Use only alphanumeric characters and the following symbols: - _ . , / ( ).'

describe('the name of a package', () => {
  test.each([
    ['', 'Required.'],
    ['  ', 'Required.'],
    ['night_detector-2', undefined],
    [' night_detector ', undefined],
    ['A', undefined],
    ['a'.repeat(32), undefined],
    ['a'.repeat(33), 'Name cannot exceed 32 characters.'],
    ['2nd', packageSymbols],
    ['_private', packageSymbols],
    ['night detector', packageSymbols],
    ['v1.2', packageSymbols],
    ['détecteur', packageSymbols],
  ])('%j', (name, error) => expect(packageNameError(name)).toBe(error))
})

describe('the name of a release', () => {
  test.each([
    ['', 'Required.'],
    ['v1.4.0', undefined],
    ['2024/03,rc(1)-a_b', undefined],
    ['x'.repeat(64), undefined],
    ['x'.repeat(65), 'Name cannot exceed 64 characters.'],
    ['_v1', releaseSymbols],
    ['(v1)', releaseSymbols],
    ['v1 final', releaseSymbols],
    ['v1+2', releaseSymbols],
  ])('%j', (name, error) => expect(releaseNameError(name)).toBe(error))
})

test('what is wrong with the details, in short', () => {
  const long = 'x'.repeat(513)
  expect(detailProblems({ name: 'a', description: '' }, packageNameError)).toEqual([])
  expect(detailProblems({ name: '', description: long }, packageNameError)).toEqual([
    'Enter a name.',
    'Description cannot exceed 512 characters.',
  ])
})

test('another name than the stored one is warned of', () => {
  const warning = 'Changing an ML package name affects the CI/CD pipeline search integration.'
  expect(renameWarning('b', 'a')).toBe(warning)
  expect(renameWarning('', 'a')).toBe(warning)
  expect(renameWarning(' a ', 'a')).toBeUndefined()
  expect(renameWarning('b', undefined)).toBeUndefined()
})

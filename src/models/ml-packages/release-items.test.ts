import { expect, test } from 'vitest'
import { choiceError, itemCountError, itemsError, selectionError } from './release-items.ts'

const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ filename: `part_${index}.onnx` }))

const tooMany = 'Cannot select more than 10 items.'
const sameName = 'Multiple items with the same file name cannot be selected.'
const count = 'The number of items must be between 1 and 10.'

test.each([
  [0, count],
  [1, undefined],
  [10, undefined],
  [11, count],
])('%i items of a release', (number, error) => expect(itemCountError(number)).toBe(error))

test.each([
  ['nothing', [], undefined],
  ['ten', files(10), undefined],
  ['eleven', files(11), tooMany],
  ['two of one name', [...files(2), ...files(1)], sameName],
  ['too many, two of one name', [...files(10), ...files(1)], tooMany],
])('a selection of %s', (_, selected, error) => expect(selectionError(selected)).toBe(error))

test.each([
  ['nothing', [], count],
  ['ten', files(10), undefined],
  ['eleven', files(11), tooMany],
  ['two of one name', [...files(1), ...files(1)], sameName],
])('artifacts chosen for a release: %s', (_, chosen, error) =>
  expect(choiceError(chosen)).toBe(error),
)

test.each([
  ['nothing', [], count],
  ['one', files(1), undefined],
  ['eleven', files(11), count],
  ['two of one name', [...files(1), ...files(1)], sameName],
])('a release with %s', (_, items, error) => expect(itemsError(items)).toBe(error))

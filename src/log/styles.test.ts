import { expect, test } from 'vitest'
import { colorOf, nextStyle } from './styles.ts'

const bold = nextStyle(0, '1')
const red = nextStyle(0, '31')

test.each([
  ['a colour with its values after semicolons takes them along', '38;5;1;1', '31;1'],
  ['of a ground, too, nothing of its colour is left over', '48;5;31;1', '1'],
  ['of an underline, too', '58;5;31;1', '1'],
  ['a colour with its values after colons takes no code that follows', '38:5:1;5;31', '31'],
  ['one of a kind that is not known takes none either', '38;9;31;1', '31;1'],
  ['what follows a colon counts for underlines alone', '4;1:0', '4;1'],
  ['a code without a look takes no code that follows', '49;5;31', '31'],
  ['an underline of kind 0 is none', '4;4:0;1', '1'],
  ['the plain style ends all that was before', '1;31;0', ''],
])('%s: %s', (_, parameters, same) => {
  expect(nextStyle(0, parameters)).toBe(same === '' ? 0 : nextStyle(0, same))
})

test('marks and colours are told apart, and each can be taken back', () => {
  const both = nextStyle(bold, '31')
  expect(new Set([0, bold, red, both]).size).toBe(4)
  expect(nextStyle(both, '22')).toBe(red)
  expect(nextStyle(both, '39')).toBe(bold)
})

test.each([
  ['30', 1],
  ['37', 8],
  ['29', 0],
  ['90', 1],
  ['97', 8],
  ['98', 0],
  ['38;5;0', 1],
  ['38;5;7', 8],
  ['38;5;8', 1],
  ['38;5;15', 8],
  ['38;5;16', 0],
])('%s is the colour %i', (parameters, color) => {
  expect(colorOf(nextStyle(0, parameters))).toBe(color)
})

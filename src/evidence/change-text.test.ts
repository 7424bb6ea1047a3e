import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

test.each([
  [12, 9, '+12 new, −9 fixed'],
  [1200, 0, '+1,200 new'],
  [0, 3, '−3 fixed'],
  [0, 0, 'no change'],
])('%i new and %i fixed', (fresh, fixed, text) => {
  expect(changeText({ new: fresh, fixed })).toBe(text)
})

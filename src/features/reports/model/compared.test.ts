import { expect, test } from 'vitest'
import { changeText, rememberChange, rememberedChange } from './compared.ts'

test('a job that was compared is known by its id', () => {
  rememberChange('a', { new: 2, fixed: 1 })
  expect(rememberedChange('a')).toEqual({ new: 2, fixed: 1 })
  expect(rememberedChange('b')).toBeUndefined()
})

test.each([
  [12, 9, '+12 new, −9 fixed'],
  [1200, 0, '+1,200 new'],
  [0, 3, '−3 fixed'],
  [0, 0, 'no change'],
])('%i new and %i fixed', (fresh, fixed, text) => {
  expect(changeText({ new: fresh, fixed })).toBe(text)
})

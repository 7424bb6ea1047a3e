// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLast } from './use-last.ts'

afterEach(cleanup)

const show = (value: string | undefined, of: string) => {
  const { result, rerender } = renderHook(
    (known: { value: string | undefined; of: string }) => useLast(known.value, known.of),
    { initialProps: { value, of } },
  )
  return (next: string | undefined, ofNext: string) => {
    rerender({ value: next, of: ofNext })
    return result.current
  }
}

test('what was known of a thing is shown until something newer is, not of another thing', () => {
  const then = show('two runs', 'case')
  expect(then(undefined, 'case')).toBe('two runs')
  expect(then('three runs', 'case')).toBe('three runs')
  expect(then(undefined, 'case')).toBe('three runs')
  expect(then(undefined, 'other case')).toBeUndefined()
})

test('what is equal for two things is known of the last one', () => {
  const then = show('two runs', 'case')
  expect(then('two runs', 'other case')).toBe('two runs')
  expect(then(undefined, 'other case')).toBe('two runs')
  expect(then(undefined, 'case')).toBeUndefined()
})

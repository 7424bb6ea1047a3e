// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useLogPlaces } from './use-log-places.ts'

test('the first error comes into view, also if it is known before its line is', () => {
  const element = { current: document.createElement('div') }
  const errors = new Uint32Array([2275])
  const outline = { sections: [], notProcessed: 0, errors, warnings: errors, hasTimes: true }
  const query = { text: '', matchCase: false, isPattern: false }
  const { result, rerender } = renderHook(
    ({ lineCount }) =>
      useLogPlaces({
        element,
        lineCount,
        outline,
        query,
        hits: undefined,
        range: undefined,
        isWrapped: false,
        isRunning: false,
        isBackward: false,
      }),
    { initialProps: { lineCount: 25 } },
  )
  expect(result.current.scroller.first).toBe(0)
  rerender({ lineCount: 3000 })
  expect(result.current.scroller.first).toBe(2275)
})

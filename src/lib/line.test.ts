import { expect, test } from 'vitest'
import { mayLoadOver } from './line.ts'

test.each([
  [{}, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '3g', saveData: false }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('over a line with %j something is loaded ahead: %s', (line, may) => {
  expect(mayLoadOver(line)).toBe(may)
})

import { expect, test } from 'vitest'
import { timeOf } from './time.ts'

test.each([
  ['05:41:07.112 Starting', '05:41:07.112', 13],
  ['[05:41:07] Starting', '05:41:07', 11],
  ['2026-03-05T05:41:07.112Z Starting', '05:41:07.112', 25],
  ['[2026-03-05 05:41:07,112] Starting', '05:41:07,112', 26],
  ['2026-03-05T05:41:07+09:00 Starting', '05:41:07', 26],
])('%j was written at %s', (line, text, length) => {
  expect(timeOf(line)).toEqual({ text, length })
})

test.each(['Starting at 05:41:07', '5:41:07 a', '05:41:07', '12345', ''])(
  '%j does not begin with a time',
  (line) => {
    expect(timeOf(line)).toBeUndefined()
  },
)

import { expect, test } from 'vitest'
import { LogIndex } from './log-index.ts'
import { severityOf } from './severity.ts'

test.each([
  ['src/a.cpp:412:17: error: no member named ‘x’', 'error'],
  ['clang: fatal: no input files', 'error'],
  ['error[E0308]: mismatched types', 'error'],
  ['2026-03-05 10:00:00 ERROR lost the connection', 'error'],
  ['[ error ] lost', 'error'],
  ['[FATAL] [node]: lost', 'error'],
  ['make[2]: *** [lane_change.dir/build.make:146] Error 1', 'error'],
  ['Failed   <<< lane_change_module [2min 14s, exited with code 2]', 'error'],
  ['Traceback (most recent call last):', 'error'],
  ['05:41:07.112 Failed   <<< lane_change_module [1s]', 'error'],
  ['src/a.cpp:88:12: warning: unused variable', 'warning'],
  ['[WARN] [node]: slow', 'warning'],
  ['[warning] slow', 'warning'],
  ['0 errors, 0 warnings', undefined],
  ['g++ -Werror -Wall a.cpp', undefined],
  ['using std::error::code;', undefined],
  ['Finished <<< error_handler [1s]', undefined],
  ['terrorise: it', undefined],
  ['', undefined],
])('%j is %s', (line, severity) => {
  expect(severityOf(line)).toBe(severity)
  const index = new LogIndex()
  index.write(new TextEncoder().encode(`before\n${line}\nafter\n`))
  const { errors, warnings } = index.levels()
  expect([[...errors], [...warnings]]).toEqual([
    severity === 'error' ? [1] : [],
    severity === 'warning' ? [1] : [],
  ])
})

test('a long line of stars is judged at once', () => {
  expect(severityOf(`${'*'.repeat(1_000_000)} error`)).toBeUndefined()
})

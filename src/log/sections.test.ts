import { expect, test } from 'vitest'
import { LogIndex } from './log-index.ts'
import { outlineOf } from './sections.ts'

const indexOf = (lines: readonly string[], isEnded = true) => {
  const index = new LogIndex()
  index.write(new TextEncoder().encode(lines.map((line) => `${line}\n`).join('')))
  if (isEnded) index.end()
  return index
}

const outline = (lines: readonly string[], isEnded = true) => {
  const index = indexOf(lines, isEnded)
  return outlineOf(index.marks(), index.lineCount)
}

const build = [
  'Checking out',
  '05:41:07.112 Starting >>> \x1b[32mone\x1b[0m',
  'compiling',
  'Finished <<< one [2.1s]',
  'between',
  'Starting >>> zwei_ü',
  'error: no',
  'Failed   <<< zwei_ü [2min 14s, exited with code 2]',
  'Starting >>> three',
  'Aborted  <<< three [0.1s]',
  '',
  'Summary: 1 package finished [3min]',
  '  1 package failed: zwei_ü',
  '  38 packages not processed',
]

test('packages and the summary are sections', () => {
  expect(outline(build)).toEqual({
    notProcessed: 38,
    sections: [
      { name: 'one', state: 'finished', from: 1, to: 4, took: '2.1s' },
      {
        name: 'zwei_ü',
        state: 'failed',
        from: 5,
        to: 8,
        took: '2min 14s, exited with code 2',
      },
      { name: 'three', state: 'aborted', from: 8, to: 10, took: '0.1s' },
      { name: 'Summary', state: 'summary', from: 11, to: 14 },
    ],
  })
})

test('a package that is still built reaches to the end of what is there', () => {
  expect(outline(build.slice(0, 3), false).sections).toEqual([
    { name: 'one', state: 'running', from: 1, to: 3 },
  ])
})

test('packages that are built at once keep their states', () => {
  const { sections } = outline([
    'Starting >>> a',
    'Starting >>> b',
    'of b, or of a',
    'Finished <<< a [1s]',
    'of b',
    'Failed <<< b [2s]',
    'Finished <<< nobody [2s]',
  ])
  expect(sections).toEqual([
    { name: 'a', state: 'finished', from: 0, to: 1, took: '1s' },
    { name: 'b', state: 'failed', from: 1, to: 6, took: '2s' },
  ])
})

test.each(['I said Starting >>> x', 'Starting>>> x', 'Finished', 'The Summary: none', ''])(
  '%j begins no section, nor ends one',
  (line) => {
    expect(indexOf([line]).marks()).toEqual([])
    expect(outline([line]).sections).toEqual([])
  },
)

test('a log of nothing but beginnings has an end to its sections', () => {
  const rest = '.'.repeat(80)
  const many = Array.from({ length: 30_000 }, (_, at) => `Starting >>> p${at} ${rest}`)
  expect(outline(many).sections).toHaveLength(20_000)
})

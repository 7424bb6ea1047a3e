import type { Scenario } from '@generated/scenario/types.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import {
  changedFields,
  contentLines,
  type DiffRow,
  diffRows,
  shownFields,
  wordParts,
} from './version-changes.ts'

const version = (fields: Partial<Scenario>) =>
  partly<Scenario>({
    displayName: 'Cut-in',
    type: 'planning_sim_v2',
    tags: [],
    review: { status: 'approved' },
    parameterSet: { variables: [], types: {}, values: [] },
    ...fields,
  })

test('the words that differ are told on each side', () => {
  expect(wordParts('4 m ahead', '5 m ahead')).toEqual({
    before: [
      { text: '4', isOther: true },
      { text: ' m ahead', isOther: false },
    ],
    after: [
      { text: '5', isOther: true },
      { text: ' m ahead', isOther: false },
    ],
  })
  expect(wordParts('', 'x'.repeat(3000)).after).toEqual([{ text: 'x'.repeat(3000), isOther: true }])
})

test('two versions that are the same differ in nothing', () => {
  expect(changedFields(version({}), version({}))).toEqual([])
})

test('what differs, parameters among it', () => {
  const speed = (values: string[]) => ({
    variables: ['speed'],
    types: { speed: 'double' as const },
    values: values.map((value) => ({ speed: value })),
  })
  const before = version({ tags: ['rain'], parameterSet: speed(['5', '10']) })
  const after = version({
    tags: ['rain', 'night'],
    areaMap: { id: 7, versionId: 'v2', displayName: 'Odaiba' },
    review: { status: 'requested_changes', comment: 'Too far.' },
    parameterSet: { variables: [], types: {}, values: [] },
  })
  expect(changedFields(before, after)).toEqual([
    { label: 'Review', before: 'Approved', after: 'Changes requested\nToo far.' },
    { label: 'Tags', before: 'rain', after: 'rain, night' },
    { label: 'Area map', before: '', after: 'Odaiba, version v2' },
    { label: 'Parameter speed', before: 'double: 5, 10', after: '' },
  ])
})

test('what changed stands side by side, and only lines around it are shown', () => {
  const before = ['a', 'b', 'c', 'd', 'e', 'f', 'old', 'g']
  const after = ['a', 'b', 'c', 'd', 'e', 'f', 'new', 'more', 'g']
  expect(diffRows(before, after)).toEqual([
    { kind: 'gap', lines: 3 },
    { kind: 'same', text: 'd' },
    { kind: 'same', text: 'e' },
    { kind: 'same', text: 'f' },
    { kind: 'changed', before: 'old', after: 'new' },
    { kind: 'changed', before: undefined, after: 'more' },
    { kind: 'same', text: 'g' },
  ])
})

test('content that is no JSON is compared as it is', () => {
  expect(contentLines({ scenarioFormat: '{"a":1}' })).toEqual(['{', '  "a": 1', '}'])
  expect(contentLines({ scenarioFormat: 'a: 1\nb: 2' })).toEqual(['a: 1', 'b: 2'])
  expect(contentLines({})).toEqual([])
})

const linesOf = (rows: readonly DiffRow[], side: 'before' | 'after') =>
  rows.flatMap((row) => {
    if (row.kind === 'gap') return Array.from({ length: row.lines }, () => '*')
    if (row.kind === 'same') return [row.text]
    return row[side] === undefined ? [] : [row[side]]
  })

const lines = fc.array(fc.constantFrom('a', 'b', 'c', '{', '}'), { maxLength: 40 })

test('neither text loses a line', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const rows = diffRows(before, after) ?? []
      for (const [side, text] of [
        ['before', before],
        ['after', after],
      ] as const) {
        const shown = linesOf(rows, side)
        expect(shown).toHaveLength(text.length)
        for (const [at, line] of shown.entries()) expect([text[at], '*']).toContain(line)
      }
    }),
  )
})

test('texts with too much that differs are not compared', () => {
  const numbered = (word: string) => Array.from({ length: 3000 }, (_, at) => `${word} ${at}`)
  expect(diffRows(numbered('a'), numbered('b'))).toBeUndefined()
})

test('long texts are not compared by words', () => {
  const long = 'same '.repeat(220)
  expect(wordParts(`${long}a`, `${long}b`)).toEqual({
    before: [{ text: `${long}a`, isOther: true }],
    after: [{ text: `${long}b`, isOther: true }],
  })
  const short = 'same '.repeat(199)
  expect(wordParts(`${short}a`, `${short}b`).before).toEqual([
    { text: short, isOther: false },
    { text: 'a', isOther: true },
  ])
  // Together exactly as long as the longest that are.
  const full = `${'same '.repeat(199)}12345`
  expect(wordParts(full, full).before).toEqual([{ text: full, isOther: false }])
})

test('only fields that say something are shown', () => {
  expect(shownFields(version({ tags: ['rain'] }))).toEqual([
    { label: 'Name', text: 'Cut-in' },
    { label: 'Review', text: 'Approved' },
    { label: 'Type', text: 'planning_sim_v2' },
    { label: 'Tags', text: 'rain' },
  ])
})

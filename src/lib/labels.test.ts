import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filledLabels, labelErrors, labelSummary } from './label-checks.ts'
import { labelKey, labelOfKey, labelText } from './labels.ts'

const long = 'a'.repeat(129)

const texts = [
  { text: 'area', field: undefined, summary: undefined },
  { text: '0', field: undefined, summary: undefined },
  { text: 'Z_-9', field: undefined, summary: undefined },
  { text: 'a'.repeat(128), field: undefined, summary: undefined },
  { text: '', field: 'is required.', summary: 'is empty.' },
  { text: long, field: 'cannot exceed 128 characters.', summary: 'exceeds 128 characters.' },
  ...['_a', '-a', 'a b', ' a', 'a\n', 'a:b', 'a,b', 'ä', '名', '<b>', 'a.b', '😀'].map((text) => ({
    text,
    field:
      'does not match the pattern: a letter or digit, then letters, digits, underscores or hyphens.',
    summary: 'does not match the pattern.',
  })),
]

describe.each(texts)('$text', ({ text, field, summary }) => {
  test('as key', () => {
    const row = { key: text, value: 'v' }
    expect(labelErrors(row)).toEqual(field ? { key: `Key ${field}` } : {})
    expect(labelSummary([row])).toEqual(summary ? [`Key of Label at No.1 ${summary}`] : [])
  })

  test('as value', () => {
    const row = { key: 'k', value: text }
    expect(labelErrors(row)).toEqual(field ? { value: `Value ${field}` } : {})
    expect(labelSummary([row])).toEqual(summary ? [`Value of Label at No.1 ${summary}`] : [])
  })
})

test('empty rows are ignored but count for row numbers', () => {
  const rows = [
    { key: '', value: '' },
    { key: 'area', value: '' },
    { key: '', value: '' },
    { key: '', value: 'odaiba' },
    { key: '-', value: long },
    { key: 'gate', value: 'release' },
  ]
  expect(labelErrors({ key: '', value: '' })).toEqual({})
  expect(filledLabels(rows)).toEqual([rows[1], rows[3], rows[4], rows[5]])
  expect(labelSummary(rows)).toEqual([
    'Value of Label at No.2 is empty.',
    'Key of Label at No.4 is empty.',
    'Key of Label at No.5 does not match the pattern.',
    'Value of Label at No.5 exceeds 128 characters.',
  ])
})

test('duplicate labels are dropped', () => {
  const area = { key: 'area', value: 'odaiba' }
  const other = { key: 'area', value: 'shinjuku' }
  expect(filledLabels([area, other, { ...area }])).toEqual([area, other])
})

test('labelOfKey reverses labelKey', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/)
  fc.assert(
    fc.property(fc.record({ key: word, value: word }), (label) => {
      expect(labelSummary([label])).toEqual([])
      expect(labelOfKey(labelKey(label))).toEqual(label)
    }),
  )
  expect(labelKey({ key: 'area', value: 'odaiba' })).toBe('area:odaiba')
  expect(labelText({ key: 'area', value: 'odaiba' })).toBe('area: odaiba')
})

import { expect, test } from 'vitest'
import type { LedgerEntry } from '@/demo-protocol/demo-answers.ts'
import { filterLedger, ledgerCounts, ledgerTable, statusTexts } from './demo-ledger.ts'

const entry = (operation: string, change: Partial<LedgerEntry> = {}): LedgerEntry => ({
  operation,
  calls: 0,
  statuses: {},
  violations: [],
  answeredBy: 'state',
  ...change,
})

const entries = [
  entry('catalog.getCatalog'),
  entry('evaluation.listSuites', { calls: 2, statuses: { 500: 1, 200: 1 } }),
  entry('evaluation.getSuite', {
    calls: 1,
    statuses: { 0: 1 },
    violations: [{ side: 'answer', message: 'body.id must be string.' }],
    answeredBy: 'mock',
  }),
]

test.each([
  ['all', '', ['catalog.getCatalog', 'evaluation.listSuites', 'evaluation.getSuite']],
  ['called', '', ['evaluation.listSuites', 'evaluation.getSuite']],
  ['violations', '', ['evaluation.getSuite']],
  ['all', ' LISTSUITES ', ['evaluation.listSuites']],
  ['all', 'must be', ['evaluation.getSuite']],
  ['violations', 'catalog', []],
] as const)('%s with "%s" leaves %j', (filter, text, left) => {
  expect(filterLedger(entries, filter, text).map(({ operation }) => operation)).toEqual(left)
})

test('counts each part', () => {
  expect(ledgerCounts(entries)).toEqual({ all: 3, called: 2, violations: 1 })
})

test('lists statuses in order, and broken connections by their kind', () => {
  expect(statusTexts({ 500: 2, 200: 13, 0: 1 })).toEqual(['dropped × 1', '200 × 13', '500 × 2'])
})

test('the table holds everything of each entry', () => {
  expect(ledgerTable(entries.slice(1))).toEqual([
    ['Operation', 'Calls', 'Statuses', 'Violations', 'Messages', 'Answered by'],
    ['evaluation.listSuites', 2, '200 × 1, 500 × 1', 0, '', 'State'],
    ['evaluation.getSuite', 1, 'dropped × 1', 1, 'Answer: body.id must be string.', 'Random mock'],
  ])
})

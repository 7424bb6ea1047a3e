import type { LedgerEntry, Violation } from '@/demo-protocol/demo-answers.ts'
import type { CsvCell } from '@/lib/csv.ts'
import { searchBy } from '@/lib/search-words.ts'

export const ledgerFilters = ['all', 'called', 'violations'] as const

export type LedgerFilter = (typeof ledgerFilters)[number]

const passes: Record<LedgerFilter, (entry: LedgerEntry) => boolean> = {
  all: () => true,
  called: ({ calls }) => calls > 0,
  violations: ({ violations }) => violations.length > 0,
}

const findEntries = searchBy(({ operation, violations }: LedgerEntry) => [
  operation,
  ...violations.map(({ message }) => message),
])

/** The entries that pass a filter and have all words of the text in their operation and findings. */
export const filterLedger = (
  entries: readonly LedgerEntry[],
  filter: LedgerFilter,
  text: string,
): LedgerEntry[] => {
  const isFound = findEntries(text)
  return entries.filter((entry) => passes[filter](entry) && isFound(entry))
}

/** Number of entries for each filter. */
export const ledgerCounts = (entries: readonly LedgerEntry[]): Record<LedgerFilter, number> => ({
  all: entries.length,
  called: entries.filter(passes.called).length,
  violations: entries.filter(passes.violations).length,
})

/** Labels of who answers an operation. */
export const answererNames = {
  state: 'State',
  mock: 'Random mock',
  nobody: 'Nobody',
} as const satisfies Record<LedgerEntry['answeredBy'], string>

/** The answers of an operation by status, in order: `200 × 12`, `dropped × 1`. */
export const statusTexts = (statuses: LedgerEntry['statuses']): string[] =>
  Object.entries(statuses)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([status, count]) => `${status === '0' ? 'dropped' : status} × ${count}`)

/** Text of a finding: `Answer: body.suites.0.id must be string.` */
export const violationText = ({ side, message }: Violation): string =>
  `${side === 'request' ? 'Request' : 'Answer'}: ${message}`

/** The ledger as CSV cells, with a header row. */
export const ledgerTable = (entries: readonly LedgerEntry[]): CsvCell[][] => [
  ['Operation', 'Calls', 'Statuses', 'Violations', 'Messages', 'Answered by'],
  ...entries.map(({ operation, calls, statuses, violations, answeredBy }) => [
    operation,
    calls,
    statusTexts(statuses).join(', '),
    violations.length,
    violations.map(violationText).join('\n'),
    answererNames[answeredBy],
  ]),
]

import type { LedgerEntry, Violation } from '@/demo-protocol/demo-answers.ts'
import type { CsvCell } from '@/lib/csv.ts'
import { containsText } from '@/lib/text.ts'

/** The parts of the ledger that can be looked at alone. */
export const ledgerFilters = ['all', 'called', 'violations'] as const

/** A part of the ledger. */
export type LedgerFilter = (typeof ledgerFilters)[number]

const passes: Record<LedgerFilter, (entry: LedgerEntry) => boolean> = {
  all: () => true,
  called: ({ calls }) => calls > 0,
  violations: ({ violations }) => violations.length > 0,
}

/** The entries of a part whose operation or findings hold the text. */
export const filterLedger = (
  entries: readonly LedgerEntry[],
  filter: LedgerFilter,
  text: string,
): LedgerEntry[] => {
  const wanted = text.trim()
  return entries.filter(
    (entry) =>
      passes[filter](entry) &&
      [entry.operation, ...entry.violations.map(({ message }) => message)].some((part) =>
        containsText(part, wanted),
      ),
  )
}

/** How many entries each part has. */
export const ledgerCounts = (entries: readonly LedgerEntry[]): Record<LedgerFilter, number> => ({
  all: entries.length,
  called: entries.filter(passes.called).length,
  violations: entries.filter(passes.violations).length,
})

/** Who answers an operation, in words. */
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

/** A finding in words: `Answer: body.suites.0.id must be string.` */
export const violationText = ({ side, message }: Violation): string =>
  `${side === 'request' ? 'Request' : 'Answer'}: ${message}`

/** The ledger as a table of texts and numbers, with its heading. */
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

import type { LedgerEntry, Violation } from '@/demo-protocol/demo-answers.ts'

/** The book of all calls. */
export interface Ledger {
  /** Every operation, called or not, then addresses without operation. */
  entries(): LedgerEntry[]
  answered(operation: string, status: number): void
  violated(operation: string, violation: Violation): void
  clear(): void
}

/** More findings of one operation than this say nothing new. */
const violationLimit = 50

/** Opens a ledger for operations and who answers them. */
export const createLedger = (
  operations: ReadonlyMap<string, LedgerEntry['answeredBy']>,
): Ledger => {
  const book = new Map<string, LedgerEntry>()
  const entryOf = (operation: string) => {
    const known = book.get(operation)
    if (known) return known
    const answeredBy = operations.get(operation) ?? 'nobody'
    const entry: LedgerEntry = { operation, calls: 0, statuses: {}, violations: [], answeredBy }
    book.set(operation, entry)
    return entry
  }
  const clear = () => {
    book.clear()
    for (const operation of operations.keys()) entryOf(operation)
  }
  clear()
  return {
    clear,
    entries: () => structuredClone([...book.values()]),
    answered: (operation, status) => {
      const entry = entryOf(operation)
      entry.calls += 1
      entry.statuses[status] = (entry.statuses[status] ?? 0) + 1
    },
    violated: (operation, violation) => {
      const { violations } = entryOf(operation)
      if (violations.length < violationLimit) violations.push(violation)
    },
  }
}

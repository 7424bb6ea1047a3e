import type { LedgerEntry } from '@/demo-protocol/demo-answers.ts'
import { formatCount } from '@/lib/numbers.ts'
import { answererNames, statusTexts, violationText } from '@/models/test/demo-ledger.ts'
import type { Column, RowDetails } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Columns of the contract ledger. */
export const ledgerColumns: readonly Column<LedgerEntry>[] = [
  {
    id: 'operation',
    width: 240,
    grow: 1,
    header: 'Operation',
    cell: ({ operation }) => <bdi className="font-mono text-xs">{operation}</bdi>,
    sortValue: ({ operation }) => operation,
  },
  {
    id: 'calls',
    width: 76,
    header: 'Calls',
    cell: ({ calls }) => (calls > 0 ? formatCount(calls) : <EmptyCell />),
    sortValue: ({ calls }) => calls,
    firstSort: 'descending',
    align: 'end',
  },
  {
    id: 'statuses',
    width: 150,
    header: 'Answers',
    cell: ({ statuses }) => <Statuses texts={statusTexts(statuses)} />,
  },
  {
    id: 'violations',
    width: 160,
    grow: 2,
    header: 'Violations',
    cell: ({ violations: [first, ...others] }) =>
      first ? (
        <span className="flex min-w-0 items-center gap-2">
          <Badge tone="failed">{formatCount(others.length + 1)}</Badge>
          <TruncatedText text={violationText(first)} />
        </span>
      ) : (
        <EmptyCell />
      ),
    sortValue: ({ violations }) => violations.length,
    firstSort: 'descending',
  },
  {
    id: 'answered_by',
    width: 128,
    header: 'Answered by',
    cell: ({ answeredBy }) => answererNames[answeredBy],
    sortValue: ({ answeredBy }) => answererNames[answeredBy],
  },
]

function Statuses({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return <EmptyCell />
  return (
    <span className="inline-flex gap-1.5">
      {texts.map((text) => (
        <Chip key={text}>{text}</Chip>
      ))}
    </span>
  )
}

/** Expanded row of an operation: its findings in full. */
export const ledgerDetails: RowDetails<LedgerEntry> = {
  label: ({ operation }) => `Violations of ${operation}`,
  content: ({ violations }) =>
    violations.length === 0 ? (
      <p className="text-sm text-muted">No call has violated the contract.</p>
    ) : (
      <ul className="flex list-disc flex-col gap-1 pl-5 text-sm whitespace-normal">
        {tally(violations.map(violationText)).map(([text, count]) => (
          <li key={text} className="[overflow-wrap:anywhere]">
            {text}
            {count > 1 && <span className="text-muted"> ({formatCount(count)} times)</span>}
          </li>
        ))}
      </ul>
    ),
}

const tally = (texts: readonly string[]) => {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts]
}

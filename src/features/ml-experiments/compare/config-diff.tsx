import type { Run } from '@generated/ml/types.ts'
import { useMemo } from 'react'
import { countText } from '@/lib/count-text.ts'
import { comparisonOf, differs, type Fact } from '@/models/ml-experiments/run-comparison.ts'
import { useChangeSearch } from '@/page/search.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { Select } from '@/ui/fields/select.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const columnsOf = (left: Run, right: Run): readonly Column<Fact>[] => [
  {
    id: 'name',
    width: 176,
    grow: 1,
    header: 'Setting',
    cell: ({ name }) => name,
  },
  ...[left, right].map(
    ({ name }, place): Column<Fact> => ({
      id: ['left', 'right'][place] ?? '',
      width: 110,
      grow: 1,
      header: name,
      cell: ({ values }) => {
        const value = values[place]
        return value === undefined ? <EmptyCell /> : <TruncatedText text={value} />
      },
    }),
  ),
]

interface ConfigDiffProps {
  runs: readonly Run[]
  /** Ids of the chosen runs; without them, the first two. */
  left: string | undefined
  right: string | undefined
}

/** The configs of two of the compared runs side by side: what differs. */
export function ConfigDiff({ runs, ...chosen }: ConfigDiffProps) {
  const changeSearch = useChangeSearch()
  const left = runs.find(({ id }) => id === chosen.left) ?? runs[0]
  const right =
    runs.find(({ id }) => id === chosen.right) ?? runs.find((run) => run !== left) ?? left
  const columns = useMemo(() => left && right && columnsOf(left, right), [left, right])
  const facts = useMemo(
    () =>
      left && right
        ? comparisonOf([left, right], statusWord).filter(({ group }) => group === 'Config')
        : [],
    [left, right],
  )
  if (!(columns && left && right)) return null
  const rows = facts.filter(differs)
  const same = facts.length - rows.length
  return (
    <div className="flex flex-col gap-3">
      <div className="grid max-w-[720px] gap-3 sm:grid-cols-2">
        {(['left', 'right'] as const).map((side) => (
          <Field key={side} label={side === 'left' ? 'Config of' : 'Beside that of'}>
            <Select
              value={(side === 'left' ? left : right).id}
              onChange={({ target }) => changeSearch({ [side]: target.value }, { replace: true })}
            >
              {runs.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      <DataTable
        label="Differences of the configs"
        columns={columns}
        rows={rows}
        foot={false}
        empty={
          <EmptyState>
            {facts.length === 0
              ? 'The configs of these runs are not known yet.'
              : 'The configs of these runs do not differ.'}
          </EmptyState>
        }
      />
      {rows.length > 0 && same > 0 && (
        <p className="text-xs text-muted">
          {countText(
            { count: same, complete: true, loaded: same },
            { one: 'setting is the same', many: 'settings are the same' },
          )}
        </p>
      )}
    </div>
  )
}

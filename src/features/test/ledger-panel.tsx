import { getRouteApi } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { toCsv } from '@/lib/csv.ts'
import { oneOf } from '@/lib/search-params.ts'
import {
  filterLedger,
  ledgerCounts,
  ledgerFilters,
  ledgerTable,
} from '@/models/test/demo-ledger.ts'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { Button } from '@/ui/base/button.tsx'
import { saveFile } from '@/ui/base/save-blob.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { DataTable, sortableIds } from '@/ui/table/data-table.tsx'
import { ControlError } from './control-error.tsx'
import { useDemoControl, useLedger } from './demo-queries.ts'
import { ledgerColumns, ledgerDetails } from './ledger-columns.tsx'

const route = getRouteApi('/_console/test')

const sortable = sortableIds(ledgerColumns)

/** The contract ledger: calls and contract violations of every operation. */
export function LedgerPanel() {
  const search = route.useSearch()
  const changeSearch = useChangeSearch()
  const [view, changeView] = useTableView(sortable)
  const ledger = useLedger()
  const clear = useDemoControl()

  const filter = oneOf(search, 'filter', ledgerFilters, 'all')
  const text = useDeferredValue(String(search.search ?? ''))
  const entries = ledger.data
  const rows = useMemo(
    () => entries && filterLedger(entries, filter, text),
    [entries, filter, text],
  )
  const counts = useMemo(() => ledgerCounts(entries ?? []), [entries])
  const labels = {
    all: `All (${counts.all})`,
    called: `Called (${counts.called})`,
    violations: `Violations (${counts.violations})`,
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Search operations"
          value={String(search.search ?? '')}
          onValueChange={(value) =>
            changeSearch({ search: value || undefined, page: undefined }, { replace: true })
          }
          debounce={200}
          className="w-full sm:w-64"
        />
        <Segmented
          label="Operations"
          options={ledgerFilters.map((value) => ({ value, label: labels[value] }))}
          value={filter}
          onValueChange={(value) =>
            changeSearch({ filter: value === 'all' ? undefined : value, page: undefined })
          }
        />
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          <Button
            icon={<Download aria-hidden />}
            disabledReason={rows?.length ? undefined : 'There are no rows to export.'}
            onClick={() =>
              saveFile('contract-ledger.csv', toCsv(ledgerTable(rows ?? [])), 'text/csv')
            }
          >
            Export CSV
          </Button>
          <Button
            pending={clear.isPending}
            onClick={() => clear.mutate({ method: 'DELETE', path: '/demo/ledger' })}
          >
            Empty the ledger
          </Button>
        </div>
      </div>
      <ControlError error={clear.error} />
      <DataTable
        label="Contract ledger"
        columns={ledgerColumns}
        rows={rows}
        rowId={({ operation }) => operation}
        view={view}
        onViewChange={changeView}
        details={ledgerDetails}
        error={
          ledger.error && (
            <ErrorAlert
              title="Failed to get the ledger."
              detail={ledger.error.message}
              onRetry={ledger.refetch}
            />
          )
        }
        empty={<NoEntries filter={filter} text={text} />}
      />
    </div>
  )
}

function NoEntries({ filter, text }: { filter: (typeof ledgerFilters)[number]; text: string }) {
  if (text !== '') return <EmptyState>No operation or finding contains this text.</EmptyState>
  if (filter === 'called') return <EmptyState>No operation was called yet.</EmptyState>
  return <EmptyState title="No violations.">Every call kept its contract.</EmptyState>
}

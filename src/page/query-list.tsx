import type { UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { type Polling, usePolling } from '@/data/polling.ts'
import { countText } from '@/lib/count-text.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Column, sortableIds } from '@/ui/table/data-table.tsx'
import { Freshness } from './freshness.tsx'
import type { Kind } from './kind.ts'
import { isComplete, QueryTable } from './query-table.tsx'
import { useChangeSearch, useTableView } from './search.ts'

/** What of a list is there, for its filters. */
export interface LoadedList<Item> {
  items: readonly Item[]
  complete: boolean
}

/** The filter of a list: which of the loaded items to show. */
interface ListFilter<Item> {
  /** The items that pass, in their order; the same list when all do. Keep it stable. */
  apply: (items: readonly Item[]) => readonly Item[]
  /** Parameters of the address that a cleared filter takes out of it; none while nothing is filtered. */
  parameters: readonly string[]
  /** Said where none passes: `No suite of this project matches the filter.` */
  noMatch: ReactNode
  /** The service applies none of it: a list without items is an empty one, whatever the filter. */
  local?: boolean
}

interface QueryListProps<Item extends object, Failure, Key extends readonly unknown[]>
  extends Pick<
    Parameters<typeof QueryTable<Item>>[0],
    'rowId' | 'rowActions' | 'selection' | 'details' | 'lines'
  > {
  /** Names the table: `Suites`. */
  label: string
  /** What is counted. */
  kind: Pick<Kind, 'one' | 'many'>
  query: UseQueryOptions<PagedItems<Item>, Failure, PagedItems<Item>, Key>
  polling?: Polling<PagedItems<Item>>
  /** Keep the list stable. */
  columns: readonly Column<Item>[]
  /** The order unless the address says otherwise. */
  defaultSort?: SortOrder
  filter?: ListFilter<Item>
  /** The controls of the filter. */
  controls?: (loaded: LoadedList<Item>) => ReactNode
  /** What stands at the right over the table, such as the way to a new item. */
  tools?: ReactNode
  /** Shown where there are no items at all. */
  empty: ReactNode
  /** When the list was fetched last is told, too. */
  freshness?: boolean
}

const nothing: readonly never[] = []

/**
 * A list of what a query gives: filter and count, the table with page and sort in the address, and what
 * stands for an empty one.
 */
export function QueryList<Item extends object, Failure, Key extends readonly unknown[]>(
  props: QueryListProps<Item, Failure, Key>,
) {
  const { label, kind, query, polling, columns, defaultSort, filter, controls, tools, empty } =
    props
  const sortable = useMemo(() => sortableIds(columns), [columns])
  const [{ sort = defaultSort, ...view }, onViewChange] = useTableView(sortable)
  const changeSearch = useChangeSearch()
  const result = usePolling(query, polling)
  const items = result.data?.items
  const apply = filter?.apply
  const rows = useMemo(() => (items && apply ? apply(items) : items), [items, apply])
  const complete = isComplete(result)
  const loaded = items?.length ?? 0
  const filtered =
    filter !== undefined && filter.parameters.length > 0 && !(filter.local && loaded === 0)
  const clear = () =>
    changeSearch(
      Object.fromEntries([...(filter?.parameters ?? []), 'page'].map((name) => [name, undefined])),
    )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {controls?.({ items: items ?? nothing, complete })}
        {/* Where it has a line of its own, that is kept free until there is something to count. */}
        <p className="min-h-4 text-xs text-muted max-sm:w-full">
          {rows && (
            <>
              {countText(
                { count: rows.length, complete, loaded },
                { one: kind.one, many: kind.many },
              )}
              {props.freshness && <Freshness queryKey={query.queryKey} />}
            </>
          )}
        </p>
        {tools && <span className="ml-auto flex flex-wrap items-center gap-4">{tools}</span>}
      </div>
      <QueryTable
        label={label}
        query={query}
        result={result}
        columns={columns}
        rows={rows}
        rowId={props.rowId}
        lines={props.lines}
        loadedCount={loaded}
        view={{ ...view, sort }}
        onViewChange={onViewChange}
        rowActions={props.rowActions}
        selection={props.selection}
        details={props.details}
        empty={
          filtered ? (
            <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
              {filter.noMatch}
            </EmptyState>
          ) : (
            empty
          )
        }
      />
    </div>
  )
}

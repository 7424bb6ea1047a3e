import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo } from 'react'
import { type Polling, usePolling } from '@/data/polling.ts'
import { useQueryState } from '@/data/use-query-state.ts'
import { countText } from '@/lib/count-text.ts'
import { formatTime } from '@/lib/dates.ts'
import type { SearchInput } from '@/lib/search-params.ts'
import type { SortOrder } from '@/lib/sort-param.ts'
import { dot } from '@/lib/text.ts'
import type { SavedView } from '@/session/list-settings.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { Button } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Column, sortableIds } from '@/ui/table/data-table.tsx'
import type { FilterParameters } from './filters.tsx'
import type { Kind } from './kind.ts'
import { ListTools } from './list-tools/list-tools.tsx'
import { useListArrangement } from './list-tools/use-list-arrangement.ts'
import { isComplete, QueryTable } from './query-table.tsx'
import { useChangeSearch, useTableView } from './search.ts'

/** The loaded part of a list, for its filter controls. */
export interface LoadedList<Item> {
  items: readonly Item[]
  complete: boolean
}

/** Which of the loaded items a list shows; made by `listFilter`. */
interface ShownItems<Item> {
  readonly parameters: FilterParameters
  /** Must be referentially stable. */
  apply: (items: readonly Item[], search: SearchInput) => readonly Item[]
  active: (search: SearchInput) => readonly string[]
}

/** Parts of a list. */
export interface PlainListProps<Item extends object, Failure, Key extends readonly unknown[]>
  extends Pick<
    Parameters<typeof QueryTable<Item>>[0],
    'rowId' | 'rowActions' | 'selection' | 'details' | 'lines' | 'sections'
  > {
  /** Accessible name of the table: `Suites`. */
  label: string
  /** Names of the items in the count. */
  kind: Pick<Kind, 'one' | 'many'>
  query: UseQueryOptions<PagedItems<Item>, Failure, PagedItems<Item>, Key>
  polling?: Polling<PagedItems<Item>>
  /** Must be referentially stable. */
  columns: readonly Column<Item>[]
  /** Sort order when the address has none. */
  defaultSort?: SortOrder
  filter?: ShownItems<NoInfer<Item>>
  /** Shown when no item matches: `No suite of this project matches the filter.` */
  noMatch?: ReactNode
  controls?: (loaded: LoadedList<Item>) => ReactNode
  /** Shown above the table on the right, such as a "New" button. */
  tools?: ReactNode
  empty: ReactNode
  /**
   * Called when the user is about to choose columns, or has chosen one that is not known: then the list may add
   * optional ones. Must be referentially stable.
   */
  onChooseColumns?: () => void
  /** Also shows when the list was last fetched. */
  freshness?: boolean
  /** Views that come with the list, besides those that the user saves. Must be referentially stable. */
  views?: readonly SavedView[]
}

const nothing: readonly never[] = []

/**
 * List of a query's items: count, empty state, and a table whose page and sort order are in the address. It draws no
 * control of its filter, so that the code of all kinds of them does not come with the first screen.
 */
export function PlainList<Item extends object, Failure, Key extends readonly unknown[]>(
  props: PlainListProps<Item, Failure, Key>,
) {
  const { label, kind, query, polling, columns, defaultSort, filter, controls, tools, empty } =
    props
  const search: SearchInput = useSearch({ strict: false, structuralSharing: true })
  const sortable = useMemo(() => sortableIds(columns), [columns])
  const [{ sort = defaultSort, ...view }, onViewChange] = useTableView(sortable)
  const changeSearch = useChangeSearch()
  const arrangement = useListArrangement(label, props.views)
  const { onChooseColumns } = props
  const lacksChosen = arrangement.hidden.some((chosen) => columns.every(({ id }) => id !== chosen))
  useEffect(() => {
    if (lacksChosen) onChooseColumns?.()
  }, [lacksChosen, onChooseColumns])
  const result = usePolling(query, polling)
  const items = result.data?.items
  const apply = filter?.apply
  const rows = useMemo(
    () => (items && apply ? apply(items, search) : items),
    [items, apply, search],
  )
  const complete = isComplete(result)
  const loaded = items?.length ?? 0
  const active = filter?.active(search) ?? []
  // Without a part of the service, an empty answer is an empty list whatever the filter.
  const filtered = active.some((name) => loaded > 0 || filter?.parameters[name]?.query)
  const part = { items: items ?? nothing, complete }
  const clear = () =>
    changeSearch(Object.fromEntries([...active, 'page'].map((name) => [name, undefined])))
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {controls?.(part)}
        {/* Its room depends on no text, so that nothing moves once it loads. It takes what is left of the line, in two
            lines of text if need be: while a list loads, it says more. */}
        <p
          className={cx(
            'min-h-4 flex-1 text-xs text-muted max-sm:basis-40 sm:min-w-28',
            props.freshness && 'lg:min-w-44',
          )}
        >
          {rows && (
            <>
              {countText({ count: rows.length, complete, loaded }, kind)}
              {props.freshness && <Freshness queryKey={query.queryKey} />}
            </>
          )}
        </p>
        <span data-actions="" className="ml-auto flex flex-wrap items-center gap-4">
          <ListTools
            arrangement={arrangement}
            columns={columns}
            onChooseColumns={props.onChooseColumns}
          />
          {tools}
        </span>
      </div>
      <QueryTable
        label={label}
        query={query}
        result={result}
        columns={columns}
        hiddenColumns={arrangement.hidden}
        rows={rows}
        rowId={props.rowId}
        lines={props.lines}
        sections={props.sections}
        loadedCount={loaded}
        view={{ ...view, sort }}
        onViewChange={onViewChange}
        rowActions={props.rowActions}
        selection={props.selection}
        details={props.details}
        empty={
          filtered ? (
            <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
              {props.noMatch}
            </EmptyState>
          ) : (
            empty
          )
        }
      />
    </div>
  )
}

/**
 * Fetch time of a query's data, to append to other text: ` · updated 09:41`. Empty without data. Rerenders
 * only when the text changes.
 */
function Freshness({ queryKey }: { queryKey: QueryKey }) {
  const time = useQueryState(queryKey, (state) =>
    state?.dataUpdatedAt ? formatTime(state.dataUpdatedAt) : undefined,
  )
  return time && `${dot}updated ${time}`
}

import { DataTable } from '@/ui/table/data-table.tsx'
import { idOf } from '@/ui/table/row-id.ts'
import { useKeptRows } from '@/ui/table/selection.tsx'
import { QueryStatus, type QueryStatusProps } from './query-status.tsx'

interface ListResult {
  data: { readonly complete: boolean; readonly ended?: true } | undefined
  isError: boolean
  isFetching?: boolean
  /** True while the list still shows the data of the previous arguments. */
  isPlaceholderData?: boolean
}

/** True once nothing more of the list comes, for the current arguments. */
export const isComplete = ({ data, isPlaceholderData = false }: ListResult): boolean =>
  (data?.complete || data?.ended) === true && !isPlaceholderData

interface QueryTableProps<Row extends object>
  extends Pick<QueryStatusProps, 'query'>,
    Omit<Parameters<typeof DataTable<Row>>[0], 'complete' | 'isStopped' | 'refreshing' | 'error'> {
  result: ListResult
}

/** Table of a list query. The status of the query is above the table, or replaces the rows if there is no data. */
export function QueryTable<Row extends object>({ query, result, ...table }: QueryTableProps<Row>) {
  const rows = useKeptRows(table.selection, table.rows, table.rowId ?? idOf)
  const failed = result.isError && !result.data
  const status = <QueryStatus query={query} kept />
  return (
    <>
      {!failed && status}
      <DataTable
        {...table}
        rows={rows}
        complete={isComplete(result)}
        isStopped={result.isError && !result.isFetching}
        refreshing={result.isPlaceholderData === true}
        error={failed ? status : undefined}
      />
    </>
  )
}

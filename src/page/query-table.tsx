import { DataTable } from '@/ui/table/data-table.tsx'
import { QueryStatus, type QueryStatusProps } from './query-status.tsx'

/** What a query of a list has come to. */
interface ListResult {
  data: { readonly complete: boolean } | undefined
  isError: boolean
  /** The list is that of other arguments, until the answer to these comes. */
  isPlaceholderData?: boolean
}

/** True once all of the list that was asked for is there. */
export const isComplete = ({ data, isPlaceholderData = false }: ListResult): boolean =>
  data?.complete === true && !isPlaceholderData

interface QueryTableProps<Row extends object>
  extends QueryStatusProps,
    Omit<Parameters<typeof DataTable<Row>>[0], 'complete' | 'refreshing' | 'error'> {
  result: ListResult
}

/** A table of what a query lists. What there is to say about the data stands over it, or in place of the rows. */
export function QueryTable<Row extends object>({ query, result, ...table }: QueryTableProps<Row>) {
  const failed = result.isError && !result.data
  const status = <QueryStatus query={query} />
  return (
    <>
      {!failed && status}
      <DataTable
        {...table}
        complete={isComplete(result)}
        refreshing={result.isPlaceholderData === true}
        error={failed ? status : undefined}
      />
    </>
  )
}

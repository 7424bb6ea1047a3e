import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { defaultPageSize, type PageSize } from '@/lib/paging.ts'
import { pageOf, pageSizeOf, type SearchInput } from '@/lib/search-params.ts'
import { readSort, type SortOrder, writeSort } from '@/lib/sort-param.ts'

/** Changes search parameters of the address; `undefined` removes one. */
export type ChangeSearch = (change: SearchInput, options?: { replace?: boolean }) => void

/**
 * Returns a function that changes the given search parameters and keeps the others. Use `replace` for typed
 * input, so that Back does not step through every letter. The function is referentially stable.
 */
export const useChangeSearch = (): ChangeSearch => {
  const navigate = useNavigate()
  return useCallback(
    (change, { replace = false } = {}) => {
      void navigate({
        to: '.',
        search: (search) => ({ ...search, ...change }),
        replace,
        resetScroll: false,
      })
    },
    [navigate],
  )
}

interface View {
  page: number
  pageSize: PageSize
  sort: SortOrder | undefined
}

/**
 * Page, page size and sort order of a table, kept in the address (`page`, `page_size`, `sort`). `sortable`:
 * ids of the sortable columns, referentially stable.
 */
export const useTableView = (
  sortable: readonly string[],
): [view: View, onViewChange: (change: Partial<View>, options?: { replace: boolean }) => void] => {
  const search = useSearch({ strict: false })
  const [page, pageSize] = [pageOf(search), pageSizeOf(search)]
  const order = 'sort' in search ? search.sort : undefined
  const view = useMemo(
    () => ({ page, pageSize, sort: readSort(order, sortable) }),
    [page, pageSize, order, sortable],
  )
  const changeSearch = useChangeSearch()
  const onViewChange = useCallback(
    (change: Partial<View>, options?: { replace: boolean }) => {
      const { page, pageSize, sort } = change
      changeSearch(
        {
          ...(page !== undefined && { page: page === 1 ? undefined : page }),
          ...(pageSize && { page_size: pageSize === defaultPageSize ? undefined : pageSize }),
          ...(sort && { sort: writeSort(sort) }),
        },
        options,
      )
    },
    [changeSearch],
  )
  return [view, onViewChange]
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { defaultPageSize, type PageSize } from '@/lib/paging.ts'
import { pageOf, pageSizeOf, type SearchInput } from '@/lib/search-params.ts'
import { readSort, type SortOrder, writeSort } from '@/lib/sort-param.ts'

/** Changes parameters of the address; `undefined` takes one out of it. */
export type ChangeSearch = (change: SearchInput, options?: { replace?: boolean }) => void

/**
 * Changes some parameters of the page's address and leaves the others. `replace` for what is typed, so
 * that Back does not go through every letter. Never changes its identity.
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
 * What of a table stands in the address (`page`, `page_size`, `sort`), and how it changes. `sortable` names
 * the columns to sort by; keep it stable.
 */
export const useTableView = (
  sortable: readonly string[],
): [view: View, onViewChange: (change: Partial<View>) => void] => {
  const search = useSearch({ strict: false })
  const [page, pageSize] = [pageOf(search), pageSizeOf(search)]
  const order = 'sort' in search ? search.sort : undefined
  const view = useMemo(
    () => ({ page, pageSize, sort: readSort(order, sortable) }),
    [page, pageSize, order, sortable],
  )
  const changeSearch = useChangeSearch()
  const onViewChange = useCallback(
    (change: Partial<View>) => {
      const { page, pageSize, sort } = change
      changeSearch({
        ...(page !== undefined && { page: page === 1 ? undefined : page }),
        ...(pageSize && { page_size: pageSize === defaultPageSize ? undefined : pageSize }),
        ...(sort && { sort: writeSort(sort) }),
      })
    },
    [changeSearch],
  )
  return [view, onViewChange]
}

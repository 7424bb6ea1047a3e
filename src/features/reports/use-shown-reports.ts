import { useCallback } from 'react'
import { presentIn } from '@/lib/search-params.ts'

/** The filter of a list of reports, for lists whose parameters depend on each other. */
export const useShownReports = <
  Item,
  Name extends string,
  Search extends { readonly [name in Name]?: unknown },
>(
  search: Search,
  filter: (items: readonly Item[], search: Search) => readonly Item[],
  names: readonly Name[],
) => ({
  parameters: {},
  apply: useCallback((items: readonly Item[]) => filter(items, search), [filter, search]),
  active: () => presentIn(search, names),
})

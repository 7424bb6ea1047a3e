import { useCallback } from 'react'
import { presentIn } from '@/lib/search-params.ts'
import type { ListFilter } from './query-list.tsx'

interface FilterOptions<Name extends string> extends Pick<ListFilter<never>, 'noMatch' | 'local'> {
  /** The search parameters that filter. */
  parameters: readonly Name[]
}

/** Filter of a list by search parameters. `filter` must be referentially stable. */
export const useListFilter = <
  Item,
  Name extends string,
  Search extends { readonly [name in Name]?: unknown },
>(
  search: Search,
  filter: (items: readonly Item[], search: Search) => readonly Item[],
  { parameters, ...texts }: FilterOptions<Name>,
): ListFilter<Item> => ({
  apply: useCallback((items) => filter(items, search), [filter, search]),
  parameters: presentIn(search, parameters),
  ...texts,
})

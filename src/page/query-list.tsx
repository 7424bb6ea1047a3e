import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { SearchInput } from '@/lib/search-params.ts'
import { FilterControls } from './filters.tsx'
import { type LoadedList, PlainList, type PlainListProps } from './plain-list.tsx'

interface QueryListProps<Item extends object, Failure, Key extends readonly unknown[]>
  extends PlainListProps<Item, Failure, Key> {
  /** The controls that the filter leaves to the list, by parameter. */
  ownControls?: Readonly<Record<string, (loaded: LoadedList<Item>) => ReactNode>>
}

/** List of a query's items, with the controls of its filter; `controls` stand after them. */
export function QueryList<Item extends object, Failure, Key extends readonly unknown[]>({
  ownControls,
  controls,
  ...props
}: QueryListProps<Item, Failure, Key>) {
  const search: SearchInput = useSearch({ strict: false, structuralSharing: true })
  const { filter } = props
  return (
    <PlainList
      {...props}
      controls={(loaded) => (
        <>
          {filter && (
            <FilterControls
              parameters={filter.parameters}
              search={search}
              own={(name) => ownControls?.[name]?.(loaded)}
            />
          )}
          {controls?.(loaded)}
        </>
      )}
    />
  )
}

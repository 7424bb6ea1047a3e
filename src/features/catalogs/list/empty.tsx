import { useChangeSearch } from '@/page/search.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { CatalogFilter } from '../model/filter.ts'

/** Stands in place of a list of catalogs that has none: nothing matches, or nothing is there yet. */
export function CatalogsEmpty({ filter: { deleted, name } }: { filter: CatalogFilter }) {
  const changeSearch = useChangeSearch()
  if (name.trim() !== '') {
    const clear = () => changeSearch({ display_name: undefined, page: undefined })
    return (
      <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
        No {deleted ? 'deleted ' : ''}catalog of this project has such a name.
      </EmptyState>
    )
  }
  if (deleted) return <EmptyState>No catalog of this project has been deleted.</EmptyState>
  return (
    <EmptyState
      action={
        <ButtonLink to="/vehicle_catalogs/new" variant="primary">
          New Catalog
        </ButtonLink>
      }
    >
      A catalog stands for a kind of vehicle: the repositories its software is built from, the
      suites that test it, and the firmware released for it.
    </EmptyState>
  )
}

import { useChangeSearch } from '@/page/search.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { SuiteFilter } from '../model/filter.ts'

/** Stands in place of a list of suites that has none: nothing matches, or nothing is there yet. */
export function SuitesEmpty({ filter }: { filter: SuiteFilter }) {
  const { deleted, type, catalogId, labels, name } = filter
  const changeSearch = useChangeSearch()
  const clear = () =>
    changeSearch({
      sim_type: undefined,
      catalog_id: undefined,
      suite_labels: undefined,
      display_name: undefined,
      page: undefined,
    })
  if (type || catalogId || labels.length > 0 || name.trim() !== '') {
    return (
      <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
        No {deleted ? 'deleted ' : ''}suite of this project matches the filter.
      </EmptyState>
    )
  }
  if (deleted) return <EmptyState>No suite of this project has been deleted.</EmptyState>
  return (
    <EmptyState
      action={
        <ButtonLink to="/suites/new" variant="primary">
          New Suite
        </ButtonLink>
      }
    >
      A suite names the scenarios that an evaluation job tests with, and the catalogs whose jobs run
      it.
    </EmptyState>
  )
}

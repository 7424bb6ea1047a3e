import { useChangeSearch } from '@/page/search.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import type { ReleaseFilter } from '../model/filter.ts'

/** Stands in place of a list of releases that has none: nothing matches, or nothing is there yet. */
export function ReleasesEmpty({ filter: { draft, deleted } }: { filter: ReleaseFilter }) {
  const changeSearch = useChangeSearch()
  if (!draft && !deleted) {
    return (
      <EmptyState>
        This catalog has no firmware release yet. An evaluation job makes one when it is started
        with Release on.
      </EmptyState>
    )
  }
  const clear = () => changeSearch({ draft: undefined, deleted: undefined, page: undefined })
  return (
    <EmptyState clearFilter={<Button onClick={clear}>Clear the filter</Button>}>
      No release of this catalog is{' '}
      {[deleted && 'deleted', draft && 'a draft'].filter(Boolean).join(' and ')}.
    </EmptyState>
  )
}

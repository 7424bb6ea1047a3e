import { countText } from '@/lib/count-text.ts'
import { useChangeSearch } from '@/page/search.ts'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import type { ReleaseFilter } from '../model/filter.ts'

const noun = { one: 'release', many: 'releases' }

interface ReleaseFilterBarProps {
  filter: ReleaseFilter
  /** How many releases pass; undefined while there are none yet. */
  count: number | undefined
  complete: boolean
}

/** The filters of a list of releases, and how many they let through. */
export function ReleaseFilterBar({ filter, count, complete }: ReleaseFilterBarProps) {
  const changeSearch = useChangeSearch()
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label="Draft"
        checked={filter.draft}
        onChange={({ target }) =>
          changeSearch({ draft: target.checked || undefined, page: undefined })
        }
      />
      <Checkbox
        label="Deleted"
        checked={filter.deleted}
        onChange={({ target }) =>
          changeSearch({ deleted: target.checked || undefined, page: undefined })
        }
      />
      {count !== undefined && (
        <p className="text-xs text-muted">{countText({ count, complete }, noun)}</p>
      )}
    </div>
  )
}

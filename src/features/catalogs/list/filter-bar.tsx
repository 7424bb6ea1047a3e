import { Plus } from 'lucide-react'
import { countText } from '@/lib/count-text.ts'
import { useChangeSearch } from '@/page/search.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import type { CatalogFilter } from '../model/filter.ts'

const noun = { one: 'catalog', many: 'catalogs' }

interface CatalogFilterBarProps {
  filter: CatalogFilter
  /** How many catalogs are loaded, and how many of them pass; undefined while there are none yet. */
  count: { loaded: number; shown: number } | undefined
  complete: boolean
}

/** The filters of the catalog list, what they let through, and the ways on. */
export function CatalogFilterBar({ filter, count, complete }: CatalogFilterBarProps) {
  const changeSearch = useChangeSearch()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        label="Name"
        value={filter.name}
        debounce={200}
        onValueChange={(text) =>
          changeSearch({ display_name: text || undefined, page: undefined }, { replace: true })
        }
        className="w-52 max-sm:w-full"
      />
      <Checkbox
        label="Deleted"
        checked={filter.deleted}
        onChange={({ target }) =>
          changeSearch({ deleted: target.checked || undefined, page: undefined })
        }
        className="mx-1"
      />
      {count && (
        <p className="text-xs text-muted">
          {countText({ count: count.shown, complete, loaded: count.loaded }, noun)}
        </p>
      )}
      <span className="ml-auto flex flex-wrap items-center gap-4">
        <TextLink to="/vehicle_catalogs/share_invitations" className="text-sm">
          Sharing Invitations
        </TextLink>
        <ButtonLink to="/vehicle_catalogs/new" variant="primary" icon={<Plus aria-hidden />}>
          New Catalog
        </ButtonLink>
      </span>
    </div>
  )
}

import type { ScenarioType, Suite } from '@generated/evaluation/types.ts'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { countText } from '@/lib/count-text.ts'
import { labelOfKey, labelText } from '@/lib/labels.ts'
import { useChangeSearch } from '@/page/search.ts'
import { useFlag } from '@/session/flags.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { labelsOf, type SuiteFilter } from '../model/filter.ts'
import { offeredSuiteTypes } from '../model/types.ts'
import { CatalogFilter } from './catalog-filter.tsx'

const noun = { one: 'suite', many: 'suites' }

interface SuiteFilterBarProps {
  filter: SuiteFilter
  /** The suites that are loaded; undefined while there are none yet. */
  suites: readonly Suite[] | undefined
  /** How many of them pass the filter. */
  shown: number | undefined
  complete: boolean
}

/** The filters of the suite list, what they let through, and the way to a new suite. */
export function SuiteFilterBar({ filter, suites, shown, complete }: SuiteFilterBarProps) {
  const { deleted, type, catalogId, labels, name } = filter
  const changeSearch = useChangeSearch()
  const internalStaff = useFlag('internalStaff')
  const types = useMemo(
    () => offeredSuiteTypes({ internalStaff }).map((value) => ({ value, label: value })),
    [internalStaff],
  )
  const labelOptions = useMemo(
    () => labelsOf(suites ?? []).map((value) => ({ value, label: labelText(labelOfKey(value)) })),
    [suites],
  )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchInput
        label="Name"
        value={name}
        debounce={200}
        onValueChange={(text) =>
          changeSearch({ display_name: text || undefined, page: undefined }, { replace: true })
        }
        className="w-52 max-sm:w-full"
      />
      <Picker<ScenarioType>
        label="Type"
        options={types}
        value={type}
        valueLabel={type}
        onValueChange={(sim_type) => changeSearch({ sim_type, page: undefined })}
        placeholder="all"
        clearable
        className="w-44 max-sm:w-[calc(50%-4px)]"
      />
      <MultiSelect
        label="Labels"
        options={labelOptions}
        value={labels}
        onValueChange={(suite_labels) => changeSearch({ suite_labels, page: undefined })}
        loading={!complete}
        limit={30}
        className="w-48 max-sm:w-[calc(50%-4px)]"
      />
      {catalogId && (
        <CatalogFilter
          catalogId={catalogId}
          suites={suites}
          complete={complete}
          onRemove={() => changeSearch({ catalog_id: undefined, page: undefined })}
        />
      )}
      <Checkbox
        label="Deleted"
        checked={deleted}
        onChange={({ target }) =>
          changeSearch({ deleted: target.checked || undefined, page: undefined })
        }
        className="mx-1"
      />
      {suites && shown !== undefined && (
        <p className="text-xs text-muted">
          {countText({ count: shown, complete, loaded: suites.length }, noun)}
        </p>
      )}
      <ButtonLink
        to="/suites/new"
        search={{ catalog_id: catalogId }}
        variant="primary"
        icon={<Plus aria-hidden />}
        className="ml-auto"
      >
        New Suite
      </ButtonLink>
    </div>
  )
}

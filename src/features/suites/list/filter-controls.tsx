import type { ScenarioType, Suite } from '@generated/evaluation/types.ts'
import { useDeferredValue, useMemo } from 'react'
import { labelOfKey, labelText } from '@/lib/labels.ts'
import { DeletedFilter, NameFilter } from '@/page/filters.tsx'
import type { LoadedList } from '@/page/query-list.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useFlag } from '@/session/flags.ts'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { labelsOf } from '../model/filter.ts'
import type { SuiteFilter } from '../model/search.ts'
import { offeredSuiteTypes } from '../model/types.ts'
import { CatalogFilter } from './catalog-filter.tsx'

interface SuiteFilterControlsProps extends LoadedList<Suite> {
  filter: SuiteFilter
}

const none: readonly string[] = []
const noSuites: readonly Suite[] = []

/** The filters of the suite list. */
export function SuiteFilterControls({ filter, items, complete }: SuiteFilterControlsProps) {
  const { deleted, sim_type, catalog_id, suite_labels = none, display_name } = filter
  const changeSearch = useChangeSearch()
  const internalStaff = useFlag('internalStaff')
  const types = useMemo(
    () => offeredSuiteTypes({ all: internalStaff }).map((value) => ({ value, label: value })),
    [internalStaff],
  )
  // Sorting all labels takes long, and nobody needs them before the first rows are on screen.
  const labeled = useDeferredValue(items, noSuites)
  const labels = useMemo(
    () => labelsOf(labeled).map((value) => ({ value, label: labelText(labelOfKey(value)) })),
    [labeled],
  )
  return (
    <>
      <NameFilter label="Name" placeholder="Name, label or ID" value={display_name} />
      <Picker<ScenarioType>
        label="Type"
        options={types}
        value={sim_type}
        valueLabel={sim_type}
        onValueChange={(type) => changeSearch({ sim_type: type, page: undefined })}
        placeholder="all"
        clearable
        className="w-40 max-sm:w-[calc(50%-4px)]"
      />
      <MultiSelect
        label="Labels"
        options={labels}
        value={suite_labels}
        onValueChange={(chosen) => changeSearch({ suite_labels: chosen, page: undefined })}
        loading={!complete}
        limit={30}
        className="w-40 max-sm:w-[calc(50%-4px)]"
      />
      {catalog_id && (
        <CatalogFilter
          catalogId={catalog_id}
          suites={items}
          complete={complete}
          onRemove={() => changeSearch({ catalog_id: undefined, page: undefined })}
        />
      )}
      <DeletedFilter on={deleted} />
    </>
  )
}

import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useDeferredValue, useMemo } from 'react'
import { shortId } from '@/lib/ids.ts'
import { labelOfKey, labelText } from '@/lib/labels.ts'
import { labelsOf } from '@/models/suites/suite-filter.ts'
import type { LoadedList } from '@/page/plain-list.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { TypeFilter } from '@/parts/scenarios/type-filter.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { FilterChip } from '@/ui/text/filter-chip.tsx'

interface CatalogFilterProps {
  catalogId: string
  /** The loaded suites of the catalog: they carry its name. */
  suites: readonly Suite[] | undefined
  complete: boolean
  onRemove: () => void
}

/** Names the catalog the list is filtered by, with a button that clears this filter. */
function CatalogFilter({ catalogId, suites, complete, onRemove }: CatalogFilterProps) {
  const projectId = useProjectId()
  const attached = useMemo(() => nameIn(suites, catalogId), [suites, catalogId])
  // Only a catalog without suites has to be fetched for its name.
  const catalog = useQuery({
    ...getCatalogQueryOptions({ projectId, catalogId }),
    enabled: complete && attached === undefined,
  })
  const name = attached ?? catalog.data?.displayName ?? shortId(catalogId)
  return (
    <FilterChip
      what="Catalog"
      name={name}
      clearLabel={`Show the suites of all catalogs, not only of ${name}`}
      onClear={onRemove}
    />
  )
}

const nameIn = (suites: readonly Suite[] | undefined, catalogId: string): string | undefined => {
  for (const { attachments } of suites ?? []) {
    const attachment = attachments.find((each) => each.catalogId === catalogId)
    if (attachment) return attachment.catalogDisplayName
  }
  return undefined
}

const from = '/_console/suites/'
const none: readonly string[] = []
const noSuites: readonly Suite[] = []

/** The controls that the filter of the suite list leaves to it. */
export const suiteControls = {
  sim_type: () => <TypeFilter allFor="internalStaff" />,
  suite_labels: (loaded: LoadedList<Suite>) => <LabelFilter {...loaded} />,
  catalog_id: (loaded: LoadedList<Suite>) => <ShownCatalog {...loaded} />,
}

function LabelFilter({ items, complete }: LoadedList<Suite>) {
  const { suite_labels = none } = useSearch({ from })
  const changeSearch = useChangeSearch()
  // Sorting all labels takes long, and nobody needs them before the first rows are on screen.
  const labeled = useDeferredValue(items, noSuites)
  const labels = useMemo(
    () => labelsOf(labeled).map((value) => ({ value, label: labelText(labelOfKey(value)) })),
    [labeled],
  )
  return (
    <MultiSelect
      label="Labels"
      options={labels}
      value={suite_labels}
      onValueChange={(chosen) => changeSearch({ suite_labels: chosen, page: undefined })}
      loading={!complete}
      limit={30}
      className="w-40 max-sm:w-[calc(50%-4px)]"
    />
  )
}

function ShownCatalog({ items, complete }: LoadedList<Suite>) {
  const { catalog_id } = useSearch({ from })
  const changeSearch = useChangeSearch()
  return (
    catalog_id && (
      <CatalogFilter
        catalogId={catalog_id}
        suites={items}
        complete={complete}
        onRemove={() => changeSearch({ catalog_id: undefined, page: undefined })}
      />
    )
  )
}

import { getSuiteQueryOptions } from '@generated/evaluation/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useMemberNames } from '@/data/members.ts'
import { shortId } from '@/lib/ids.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import { mapsQueryOptions } from '@/models/maps/map-queries.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import type { LoadedList } from '@/page/plain-list.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import type { Option } from '@/ui/fields/options.ts'
import { Picker } from '@/ui/fields/picker.tsx'

interface ListedPickerProps<Item, Failure, Key extends readonly unknown[]> {
  label: string
  query: UseQueryOptions<PagedItems<Item>, Failure, PagedItems<Item>, Key>
  /** Must be referentially stable. */
  optionOf: (item: Item) => Option<string>
  value: string | undefined
  /** Its name; without one the list is read for it. */
  valueLabel?: string | undefined
  onValueChange: (id: string | undefined) => void
  className?: string | undefined
}

const narrow = 'w-40 max-sm:w-full'

/** Picks one of a list, which it reads once it is opened. */
function ListedPicker<Item, Failure, Key extends readonly unknown[]>({
  query,
  optionOf,
  value,
  valueLabel,
  className = narrow,
  ...picker
}: ListedPickerProps<Item, Failure, Key>) {
  const [isOpened, setOpened] = useState(false)
  const isUnnamed = value !== undefined && valueLabel === undefined
  const { data } = useQuery({ ...query, enabled: isOpened || isUnnamed })
  const options = useMemo(() => (data?.items ?? []).map(optionOf), [data, optionOf])
  return (
    <Picker
      {...picker}
      options={options}
      value={value}
      valueLabel={valueLabel ?? (value && shortId(value))}
      onOpen={() => setOpened(true)}
      loading={data?.complete !== true}
      placeholder="all"
      clearable
      className={className}
    />
  )
}

const optionOfNamed = ({ id, displayName }: { id: string; displayName: string }) => ({
  value: id,
  label: displayName,
})

interface CatalogPickerProps {
  value: string | undefined
  onValueChange: (catalogId: string | undefined) => void
  className?: string
}

/** Narrows suites to those of a catalog. */
export function CatalogPicker(props: CatalogPickerProps) {
  const query = catalogsQueryOptions(useProjectId(), { deleted: false })
  return <ListedPicker {...props} label="Catalog" query={query} optionOf={optionOfNamed} />
}

const from = '/_console/scenarios/'

const optionOfMap = ({ areaMapId, areaMapName }: { areaMapId: number; areaMapName: string }) => ({
  value: String(areaMapId),
  label: areaMapName,
  detail: String(areaMapId),
})

/** Narrows the scenarios to those on a map. */
export function MapFilter() {
  const { area_map_id: id } = useSearch({ from })
  const changeSearch = useChangeSearch()
  return (
    <ListedPicker
      label="Map"
      query={mapsQueryOptions(useProjectId())}
      optionOf={optionOfMap}
      value={id === undefined ? undefined : String(id)}
      onValueChange={(next) => changeSearch({ area_map_id: next, page: undefined })}
    />
  )
}

/** Narrows the scenarios to those that a suite holds. */
export function SuiteFilter() {
  const projectId = useProjectId()
  const { suite_id: suiteId } = useSearch({ from })
  const changeSearch = useChangeSearch()
  const { data } = useQuery({
    ...getSuiteQueryOptions({ projectId, suiteId: suiteId ?? '' }),
    enabled: suiteId !== undefined,
  })
  return (
    <ListedPicker
      label="Suite"
      query={suitesQueryOptions(projectId, { deleted: false })}
      optionOf={optionOfNamed}
      value={suiteId}
      // The list of suites can be long: one call names one of them.
      valueLabel={suiteId && (data?.displayName ?? shortId(suiteId))}
      onValueChange={(next) => changeSearch({ suite_id: next, page: undefined })}
    />
  )
}

/** Narrows the scenarios to those whose newest version somebody saved: one of those that are listed. */
export function AuthorFilter({ items, complete }: LoadedList<Scenario>) {
  const { author } = useSearch({ from })
  const changeSearch = useChangeSearch()
  const [isOpened, setOpened] = useState(false)
  const ids = useMemo(
    () => (isOpened ? [...new Set(items.map((scenario) => scenario.author))] : []),
    [isOpened, items],
  )
  const names = useMemberNames(author === undefined ? ids : [...new Set([author, ...ids])])
  const options = ids.map((id) => ({ value: id, label: names.get(id) ?? shortId(id) }))
  return (
    <Picker
      label="Author"
      options={options}
      value={author}
      valueLabel={author && (names.get(author) ?? shortId(author))}
      onValueChange={(next) => changeSearch({ author: next, page: undefined })}
      onOpen={() => setOpened(true)}
      loading={!complete}
      placeholder="all"
      clearable
      className={narrow}
    />
  )
}

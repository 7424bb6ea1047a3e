import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mapsQueryOptions } from '@/models/maps/map-queries.ts'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Picker } from '@/ui/fields/picker.tsx'

/** Narrows the scenarios to those on a map; reads the maps once it is opened. */
export function MapFilterPicker() {
  const { area_map_id: id } = useSearch({ from: '/_console/scenarios/' })
  const changeSearch = useChangeSearch()
  const [isOpened, setOpened] = useState(false)
  const { data } = useQuery({
    ...mapsQueryOptions(useProjectId()),
    enabled: isOpened || id !== undefined,
  })
  const options = useMemo(
    () =>
      (data?.items ?? []).map(({ areaMapId, areaMapName }) => ({
        value: String(areaMapId),
        label: areaMapName,
        detail: String(areaMapId),
      })),
    [data],
  )
  return (
    <Picker
      label="Map"
      options={options}
      value={id === undefined ? undefined : String(id)}
      valueLabel={id === undefined ? undefined : String(id)}
      onValueChange={(next) => changeSearch({ area_map_id: next, page: undefined })}
      onOpen={() => setOpened(true)}
      loading={data?.complete !== true}
      placeholder="all"
      clearable
      className="w-40 max-sm:w-full"
    />
  )
}

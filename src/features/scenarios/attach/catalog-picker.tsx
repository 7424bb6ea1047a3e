import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { shortId } from '@/lib/ids.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Picker } from '@/ui/fields/picker.tsx'

interface CatalogPickerProps {
  /** Id of the chosen catalog. */
  value: string | undefined
  onValueChange: (catalogId: string | undefined) => void
  className?: string
}

/** Narrows suites to those of a catalog; reads the catalogs once it is opened. */
export function CatalogPicker({ value, onValueChange, className }: CatalogPickerProps) {
  const [isOpened, setOpened] = useState(false)
  const query = catalogsQueryOptions(useProjectId(), { deleted: false })
  const { data } = useQuery({ ...query, enabled: isOpened || value !== undefined })
  const options = useMemo(
    () => (data?.items ?? []).map(({ id, displayName }) => ({ value: id, label: displayName })),
    [data],
  )
  return (
    <Picker
      label="Catalog"
      options={options}
      value={value}
      valueLabel={value && shortId(value)}
      onValueChange={onValueChange}
      onOpen={() => setOpened(true)}
      loading={data?.complete !== true}
      placeholder="all"
      clearable
      className={className}
    />
  )
}

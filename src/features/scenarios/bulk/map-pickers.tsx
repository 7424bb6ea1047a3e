import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDate } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { mapsQueryOptions, mapVersionsQueryOptions } from '@/models/maps/map-queries.ts'
import type { MapChoice } from '@/models/scenarios/map-choices.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Field } from '@/ui/fields/field.tsx'
import { Picker } from '@/ui/fields/picker.tsx'

interface MapPickersProps {
  /** Subject of the choice: `all scenarios`, or the name of one. */
  of: string
  choice: MapChoice | undefined
  onChange: (choice: MapChoice | undefined) => void
}

/** Chooses a map, and one of its versions. */
export function MapPickers({ of, choice, onChange }: MapPickersProps) {
  const projectId = useProjectId()
  const maps = useQuery(mapsQueryOptions(projectId))
  const options = useMemo(
    () =>
      (maps.data?.items ?? []).map(({ areaMapId, areaMapName }) => ({
        value: String(areaMapId),
        label: areaMapName,
        detail: String(areaMapId),
      })),
    [maps.data],
  )
  return (
    <span className="flex min-w-0 gap-2 max-sm:flex-col max-sm:py-1.5">
      <div className="min-w-0 flex-1">
        <Field label={`Map of ${of}`} labelHidden>
          <Picker
            label={`Map of ${of}`}
            options={options}
            value={choice && String(choice.mapId)}
            onValueChange={(id) => onChange(id === undefined ? undefined : { mapId: Number(id) })}
            loading={!maps.isError && maps.data?.complete !== true}
            placeholder="Choose a map"
          />
        </Field>
      </div>
      <VersionPicker of={of} choice={choice} onChange={onChange} />
    </span>
  )
}

function VersionPicker({ of, choice, onChange }: MapPickersProps) {
  const projectId = useProjectId()
  const versions = useQuery({
    ...mapVersionsQueryOptions(projectId, choice?.mapId ?? 0),
    enabled: choice !== undefined,
  })
  const options = useMemo(
    () =>
      (versions.data?.items ?? []).map(({ versionId, description, createdAt, releaseStatus }) => ({
        value: versionId,
        label: description || shortId(versionId),
        detail: `${formatDate(createdAt)}, ${releaseStatus}, ${shortId(versionId)}`,
      })),
    [versions.data],
  )
  return (
    <div className="min-w-0 flex-1">
      <Field label={`Map version of ${of}`} labelHidden>
        <Picker
          label={`Map version of ${of}`}
          options={options}
          value={choice?.versionId}
          onValueChange={(versionId) => choice && onChange({ ...choice, versionId })}
          loading={choice !== undefined && !versions.isError && versions.data?.complete !== true}
          emptyText={choice ? 'The map has no version.' : 'Choose a map first.'}
          placeholder="Choose a version"
        />
      </Field>
    </div>
  )
}

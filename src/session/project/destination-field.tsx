import { useMemo } from 'react'
import { Field } from '@/ui/field.tsx'
import { Picker } from '@/ui/picker.tsx'
import { TextInput } from '@/ui/text-input.tsx'
import { whyNotShareWith } from './destination.ts'
import { useProjectId, useProjects } from './projects.ts'

interface DestinationFieldProps {
  /** Id of the project, as it is typed. */
  value: string
  onValueChange: (value: string) => void
  /** Told that the user has left the field: what is wrong may be said from now on. */
  onBlur: () => void
  /** What is wrong, once it is to be said. */
  error: string | undefined
  /** Projects that share already, or have been invited. */
  taken?: readonly string[]
}

/** The project to share with: one of the user's own, or any other by its id. */
export function DestinationField({
  value,
  onValueChange,
  onBlur,
  error,
  taken,
}: DestinationFieldProps) {
  const own = useProjectId()
  const projects = useProjects()
  const options = useMemo(
    () =>
      (projects ?? []).map(({ id, displayName }) => ({
        value: id,
        label: displayName,
        detail: id,
        disabledReason: whyNotShareWith(id, own, taken),
      })),
    [projects, own, taken],
  )
  const picked = options.find((option) => option.value === value.trim())
  return (
    <>
      <Field
        label="Destination project ID"
        help="Of any project: its members can tell it."
        error={error}
        required
      >
        <TextInput
          mono
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => onValueChange(target.value)}
          onBlur={onBlur}
        />
      </Field>
      <Field label="Or one of your projects">
        <Picker
          label="Your projects"
          options={options}
          value={picked?.value}
          placeholder="Choose a project"
          loading={projects === undefined}
          onValueChange={(id) => onValueChange(id ?? '')}
        />
      </Field>
    </>
  )
}

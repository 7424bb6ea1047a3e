import { useId } from 'react'
import type { Axes } from '@/models/parameter-space/space-model.ts'
import { useChangeSearch } from '@/page/search.ts'
import { Select } from '@/ui/fields/select.tsx'

interface NamedSelectProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onValueChange: (value: string) => void
}

/** A short select with its name before it. */
export function NamedSelect({ label, value, options, onValueChange }: NamedSelectProps) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-sm text-muted">
      {label}
      <Select
        id={id}
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        className="w-44"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </label>
  )
}

interface AxisControlsProps {
  names: readonly string[]
  axes: Axes
}

/** Chooses the parameters of a chart, in the address. */
export function AxisControls({ names, axes: { across, up } }: AxisControlsProps) {
  const changeSearch = useChangeSearch()
  const options = names.map((name) => ({ value: name, label: name }))
  return (
    <>
      <NamedSelect
        label="Across"
        value={across}
        options={options}
        onValueChange={(name) => changeSearch({ across: name, up: name === up ? across : up })}
      />
      {up !== undefined && (
        <NamedSelect
          label="Up"
          value={up}
          options={options.filter(({ value }) => value !== across)}
          onValueChange={(name) => changeSearch({ up: name })}
        />
      )}
    </>
  )
}

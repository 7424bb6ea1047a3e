import { SlidersHorizontal } from 'lucide-react'
import { Fragment, type ReactNode, useId, useState } from 'react'
import type { FilterControl } from '@/lib/list-filter.ts'
import { keysOf } from '@/lib/objects.ts'
import type { Reader, SearchInput } from '@/lib/search-params.ts'
import { Button } from '@/ui/base/button.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { SearchInput as SearchField } from '@/ui/fields/search-input.tsx'
import { useChangeSearch } from './search.ts'

interface NameFilterProps {
  label: string
  /** Tells what else is searched; by default the label. */
  placeholder?: string
  /** The words that what is listed must have. */
  value: string | undefined
  parameter?: string
  /** Pause after the last letter, in milliseconds, before the list is filtered. */
  debounce?: number
  className?: string
}

/**
 * Filters a list by name, or by words, while the user types. Escape clears it; once it is empty, Escape leaves it to
 * the keys of the rows.
 */
export function NameFilter(props: NameFilterProps) {
  const { label, placeholder, value = '', parameter = 'display_name', debounce = 200 } = props
  const changeSearch = useChangeSearch()
  return (
    <SearchField
      label={label}
      placeholder={placeholder}
      value={value}
      debounce={debounce}
      onValueChange={(text) =>
        changeSearch({ [parameter]: text || undefined, page: undefined }, { replace: true })
      }
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Escape' && currentTarget.value === '') currentTarget.blur()
      }}
      className={props.className ?? 'w-52 max-sm:w-full'}
    />
  )
}

interface FlagFilterProps {
  label: string
  parameter: string
  on: boolean | undefined
}

/** Filters a list by a boolean search parameter. */
export function FlagFilter({ label, parameter, on = false }: FlagFilterProps) {
  const changeSearch = useChangeSearch()
  return (
    <Checkbox
      label={label}
      checked={on}
      onChange={({ target }) =>
        changeSearch({ [parameter]: target.checked || undefined, page: undefined })
      }
      className="mx-1"
    />
  )
}

const narrow = 'w-40 max-sm:w-[calc(50%-4px)]'

/** The parameters of a list's filter, as far as their controls go. */
export interface FilterParameters {
  readonly [name: string]: {
    readonly read: Reader<SearchInput[string]>
    readonly control?: FilterControl | undefined
    /** Present if the service applies the parameter. */
    readonly query?: unknown
  }
}

interface FilterControlsProps {
  parameters: FilterParameters
  search: SearchInput
  /** Draws the control of a parameter that the list draws itself. */
  own: (name: string) => ReactNode
}

/** The controls of a list's filter, in the order of its parameters; those that fewer people use below them on demand. */
export function FilterControls({ parameters, search, own }: FilterControlsProps) {
  const [isOpen, setOpen] = useState(false)
  const [wasFiltering, setWasFiltering] = useState(false)
  const moreId = useId()
  const all = Object.entries(parameters).flatMap(([name, { read, control }]) =>
    control ? [{ name, control, value: read(search[name]) }] : [],
  )
  const more = all.filter(({ control }) => control.isMore)
  // The filter stays in sight when it is cleared: the focus is in it.
  const isFiltering = more.some(({ value }) => value !== undefined)
  if (isFiltering !== wasFiltering) {
    setWasFiltering(isFiltering)
    setOpen(true)
  }
  const draw = ({ name, control, value }: (typeof all)[number]) => (
    <Fragment key={name}>
      {control.kind === 'own' ? (
        own(name)
      ) : (
        <DeclaredControl name={name} control={control} value={value} />
      )}
    </Fragment>
  )
  return (
    <>
      {all.filter(({ control }) => !control.isMore).map(draw)}
      {more.length > 0 && !isFiltering && (
        <Button
          variant="ghost"
          icon={<SlidersHorizontal aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={isOpen ? moreId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          More
        </Button>
      )}
      {isOpen && (
        <div id={moreId} className="order-last flex min-w-0 basis-full flex-wrap gap-2">
          {more.map(draw)}
        </div>
      )}
    </>
  )
}

interface DeclaredControlProps {
  name: string
  control: Exclude<FilterControl, { kind: 'own' }>
  /** The value in the address. */
  value: SearchInput[string]
}

function DeclaredControl({ name, control, value }: DeclaredControlProps) {
  const changeSearch = useChangeSearch()
  if (control.kind === 'words') {
    const { kind: _, isNarrow = false, ...field } = control
    return (
      <NameFilter
        {...field}
        parameter={name}
        value={value === undefined ? undefined : String(value)}
        {...(isNarrow && { className: narrow })}
      />
    )
  }
  const { kind, label } = control
  if (kind === 'flag') return <FlagFilter label={label} parameter={name} on={value === true} />
  const { labels } = control
  const options = keysOf(labels).map((each) => ({ value: each, label: labels[each] ?? each }))
  const change = (next: string | readonly string[] | undefined) =>
    changeSearch({ [name]: next, page: undefined })
  if (kind === 'choices') {
    return (
      <MultiSelect
        label={label}
        options={options}
        value={Array.isArray(value) ? value : []}
        onValueChange={change}
        className={narrow}
      />
    )
  }
  const chosen = typeof value === 'string' ? value : undefined
  return (
    <Picker
      label={label}
      options={options}
      value={chosen}
      valueLabel={chosen && labels[chosen]}
      onValueChange={change}
      placeholder="all"
      clearable
      className={narrow}
    />
  )
}

import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { useChangeSearch } from './search.ts'

interface NameFilterProps {
  label: string
  /** Tells what else is searched; by default the label. */
  placeholder?: string
  /** The words that what is listed must have. */
  value: string | undefined
  /** Search parameter in the address. */
  parameter?: 'display_name' | 'user_name' | 'filter'
  /** Id of a list of suggestions. */
  list?: string
  /** Pause after the last letter, in milliseconds, before the list is filtered. */
  debounce?: number
  className?: string
}

/**
 * Filters a list by name, or by words, while the user types. Escape clears it; once it is empty, Escape leaves it to
 * the keys of the rows.
 */
export function NameFilter(props: NameFilterProps) {
  const { label, placeholder, value = '', parameter = 'display_name', list, debounce = 200 } = props
  const changeSearch = useChangeSearch()
  return (
    <SearchInput
      label={label}
      placeholder={placeholder}
      value={value}
      list={list}
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

/** Shows only the deleted items of a list. */
export const DeletedFilter = ({ on }: Pick<FlagFilterProps, 'on'>) => (
  <FlagFilter label="Only deleted" parameter="deleted" on={on} />
)

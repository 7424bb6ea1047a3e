import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { useChangeSearch } from './search.ts'

interface NameFilterProps {
  label: string
  /** The text that names must hold. */
  value: string | undefined
  /** The parameter of the address. */
  parameter?: 'display_name' | 'user_name'
  className?: string
}

/** Filters a list by a text, as it is typed. */
export function NameFilter(props: NameFilterProps) {
  const { label, value = '', parameter = 'display_name' } = props
  const changeSearch = useChangeSearch()
  return (
    <SearchInput
      label={label}
      value={value}
      debounce={200}
      onValueChange={(text) =>
        changeSearch({ [parameter]: text || undefined, page: undefined }, { replace: true })
      }
      className={props.className ?? 'w-52 max-sm:w-full'}
    />
  )
}

interface FlagFilterProps {
  label: string
  parameter: string
  on: boolean | undefined
}

/** Filters a list by a flag in the address. */
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

/** Shows the deleted things of a list, and no others. */
export const DeletedFilter = ({ on }: Pick<FlagFilterProps, 'on'>) => (
  <FlagFilter label="Deleted" parameter="deleted" on={on} />
)

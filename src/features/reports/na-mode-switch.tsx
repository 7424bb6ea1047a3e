import { useChangeSearch } from '@/page/search.ts'
import { Switch } from '@/ui/fields/switch.tsx'
import { naModeOf, withNaMode } from './model/result-filter.ts'
import type { ResultFilter } from './model/search.ts'

/** Switches N/A mode, in which cases marked N/A do not count; the mode is in the URL. */
export function NaModeSwitch({ filter }: { filter: Pick<ResultFilter, 'table_config'> }) {
  const changeSearch = useChangeSearch()
  return (
    <Switch
      label="N/A mode"
      checked={naModeOf(filter)}
      onChange={({ target }) => changeSearch({ table_config: withNaMode(filter, target.checked) })}
    />
  )
}

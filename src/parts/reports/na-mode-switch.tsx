import type { ResultFilter } from '@/models/reports/report-search.ts'
import { naModeOf, withNaMode } from '@/models/reports/result-filter.ts'
import { useChangeSearch } from '@/page/search.ts'
import { Switch } from '@/ui/fields/switch.tsx'

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

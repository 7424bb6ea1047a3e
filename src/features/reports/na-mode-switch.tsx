import { useChangeSearch } from '@/page/search.ts'
import { Switch } from '@/ui/fields/switch.tsx'

/** Switches N/A mode, in which cases marked N/A do not count; the mode is in the URL. */
export function NaModeSwitch({ naMode }: { naMode: boolean }) {
  const changeSearch = useChangeSearch()
  return (
    <Switch
      label="N/A mode"
      checked={naMode}
      onChange={({ target }) => changeSearch({ table_config: target.checked ? ['na'] : undefined })}
    />
  )
}

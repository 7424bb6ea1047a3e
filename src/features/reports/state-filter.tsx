import type { ReportStatus } from '@generated/evaluation/types.ts'
import { useChangeSearch } from '@/page/search.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { reportStatuses } from './model/statuses.ts'

const stateOptions = reportStatuses.map((value) => ({ value, label: statusWord(value) }))

/** The states of reports to show; they stand in the address as `state`. */
export function StateFilter({ states }: { states: readonly ReportStatus[] }) {
  const changeSearch = useChangeSearch()
  return (
    <MultiSelect
      label="State"
      options={stateOptions}
      value={states}
      onValueChange={(state) => changeSearch({ state, page: undefined })}
      className="w-44 max-sm:w-[calc(50%-4px)]"
    />
  )
}

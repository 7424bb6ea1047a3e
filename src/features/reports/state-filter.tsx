import type { ReportStatus } from '@generated/evaluation/types.ts'
import { reportStatuses } from '@/models/reports/report-statuses.ts'
import { useChangeSearch } from '@/page/search.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'

const options = reportStatuses.map((value) => ({ value, label: statusWord(value) }))
const none: readonly ReportStatus[] = []

/** Filters reports by state, in the URL as `state`. */
export function StateFilter({ state = none }: { state: readonly ReportStatus[] | undefined }) {
  const changeSearch = useChangeSearch()
  return (
    <MultiSelect
      label="State"
      options={options}
      value={state}
      onValueChange={(chosen) => changeSearch({ state: chosen, page: undefined })}
      className="w-32 max-sm:w-[calc(50%-4px)]"
    />
  )
}

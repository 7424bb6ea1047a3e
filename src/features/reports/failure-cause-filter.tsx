import { useMemo } from 'react'
import { compareTexts } from '@/lib/text.ts'
import { useChangeSearch } from '@/page/search.ts'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'

interface FailureCauseFilterProps {
  chosen: readonly string[]
  reports: readonly { failureCauseLabels: readonly string[] }[]
  complete: boolean
}

/** The causes of failure to show; they stand in the address as `failure_cause_labels`. */
export function FailureCauseFilter({ chosen, reports, complete }: FailureCauseFilterProps) {
  const changeSearch = useChangeSearch()
  const options = useMemo(() => {
    const causes = new Set(reports.flatMap(({ failureCauseLabels }) => failureCauseLabels))
    return [...causes].sort(compareTexts).map((value) => ({ value, label: value }))
  }, [reports])
  return (
    <MultiSelect
      label="Failure causes"
      options={options}
      value={chosen}
      onValueChange={(failure_cause_labels) =>
        changeSearch({ failure_cause_labels, page: undefined })
      }
      loading={!complete}
      className="w-48 max-sm:w-[calc(50%-4px)]"
    />
  )
}

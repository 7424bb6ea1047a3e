import { useMemo } from 'react'
import { compareTexts } from '@/lib/text.ts'
import { labelLimit } from '@/models/reports/result-filter.ts'
import type { LoadedList } from '@/page/plain-list.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'

interface FailureCauseFilterProps extends LoadedList<{ failureCauseLabels: readonly string[] }> {
  chosen: readonly string[] | undefined
}

const none: readonly string[] = []

/** Filters reports by failure cause, in the URL as `failure_cause_labels`. */
export function FailureCauseFilter({ chosen = none, items, complete }: FailureCauseFilterProps) {
  const changeSearch = useChangeSearch()
  const options = useMemo(() => {
    const causes = new Set(items.flatMap(({ failureCauseLabels }) => failureCauseLabels))
    return [...causes].sort(compareTexts).map((value) => ({ value, label: value }))
  }, [items])
  return (
    <MultiSelect
      label="Failure causes"
      options={options}
      value={chosen}
      onValueChange={(failure_cause_labels) =>
        changeSearch({ failure_cause_labels, page: undefined })
      }
      loading={!complete}
      limit={labelLimit}
      className="w-40 max-sm:w-[calc(50%-4px)]"
    />
  )
}

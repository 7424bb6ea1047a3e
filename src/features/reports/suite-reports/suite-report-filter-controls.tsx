import type { ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { FailureCauseFilter } from '@/features/reports/failure-cause-filter.tsx'
import { StateFilter } from '@/features/reports/state-filter.tsx'
import { labelOfKey, labelText } from '@/lib/labels.ts'
import type { SuiteReportFilter } from '@/models/reports/report-search.ts'
import { labelLimit } from '@/models/reports/result-filter.ts'
import { suiteLabelsOf } from '@/models/reports/suite-report-filter.ts'
import { NameFilter } from '@/page/filters.tsx'
import type { LoadedList } from '@/page/plain-list.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { Picker } from '@/ui/fields/picker.tsx'

const none: readonly string[] = []

interface SuiteReportFilterControlsProps extends LoadedList<SuiteReport> {
  filter: SuiteReportFilter
  simulatorTypes: readonly ScenarioType[]
}

/** The filters of suite reports, in one line at 1,280 px. */
export function SuiteReportFilterControls(props: SuiteReportFilterControlsProps) {
  const { filter, simulatorTypes, items, complete } = props
  const { display_name, state, simulator_type, failure_cause_labels, suite_labels = none } = filter
  const changeSearch = useChangeSearch()
  const types = useMemo(
    () => simulatorTypes.map((value) => ({ value, label: value })),
    [simulatorTypes],
  )
  const labels = useMemo(
    () => suiteLabelsOf(items).map((value) => ({ value, label: labelText(labelOfKey(value)) })),
    [items],
  )
  return (
    <>
      <NameFilter
        label="Suite name"
        placeholder="Search"
        value={display_name}
        className="w-28 max-sm:w-full"
      />
      <StateFilter state={state} />
      <Picker<ScenarioType>
        label="Simulator type"
        options={types}
        value={simulator_type}
        valueLabel={simulator_type}
        onValueChange={(type) => changeSearch({ simulator_type: type, page: undefined })}
        placeholder="all"
        clearable
        className="w-39 max-sm:w-[calc(50%-4px)]"
      />
      <FailureCauseFilter chosen={failure_cause_labels} items={items} complete={complete} />
      <MultiSelect
        label="Labels"
        options={labels}
        value={suite_labels}
        onValueChange={(chosen) => changeSearch({ suite_labels: chosen, page: undefined })}
        loading={!complete}
        limit={labelLimit}
        className="w-27 max-sm:w-[calc(50%-4px)]"
      />
    </>
  )
}

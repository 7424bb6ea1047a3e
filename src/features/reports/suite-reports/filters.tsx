import type { ScenarioType, SuiteReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { labelOfKey, labelText } from '@/lib/labels.ts'
import { useChangeSearch } from '@/page/search.ts'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { FailureCauseFilter } from '../failure-cause-filter.tsx'
import { type SuiteReportFilter, suiteLabelsOf } from '../model/suite-report-filter.ts'
import { StateFilter } from '../state-filter.tsx'

/** How many labels are listed at a time. */
const labelLimit = 30

interface SuiteReportFiltersProps {
  filter: SuiteReportFilter
  simulatorTypes: readonly ScenarioType[]
  /** The reports that are loaded. */
  reports: readonly SuiteReport[]
  complete: boolean
}

/** The filters of suite reports. */
export function SuiteReportFilters(props: SuiteReportFiltersProps) {
  const { filter, simulatorTypes, reports, complete } = props
  const changeSearch = useChangeSearch()
  const types = useMemo(
    () => simulatorTypes.map((value) => ({ value, label: value })),
    [simulatorTypes],
  )
  const labels = useMemo(
    () => suiteLabelsOf(reports).map((value) => ({ value, label: labelText(labelOfKey(value)) })),
    [reports],
  )
  return (
    <>
      <StateFilter states={filter.states} />
      <Picker<ScenarioType>
        label="Simulator type"
        options={types}
        value={filter.simulatorType}
        valueLabel={filter.simulatorType}
        onValueChange={(simulator_type) => changeSearch({ simulator_type, page: undefined })}
        placeholder="all"
        clearable
        className="w-48 max-sm:w-[calc(50%-4px)]"
      />
      <FailureCauseFilter
        chosen={filter.failureCauseLabels}
        reports={reports}
        complete={complete}
      />
      <MultiSelect
        label="Suite labels"
        options={labels}
        value={filter.suiteLabels}
        onValueChange={(suite_labels) => changeSearch({ suite_labels, page: undefined })}
        loading={!complete}
        limit={labelLimit}
        className="w-48 max-sm:w-[calc(50%-4px)]"
      />
    </>
  )
}

import type { SpecReport, SuiteReport } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import {
  type HeadLine,
  headLines,
  headLinesOf,
  showsAllRows,
} from '@/models/report-tables/report-table-config.ts'
import {
  filterError,
  filterKeys,
  filterKeysByType,
  readFilter,
} from '@/models/report-tables/table-filter.ts'
import type { ReportTableSearch } from '@/models/reports/report-search.ts'
import { suiteLabelsOf } from '@/models/reports/suite-report-filter.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { NaModeSwitch } from '@/parts/reports/na-mode-switch.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { Picker } from '@/ui/fields/picker.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { Switch } from '@/ui/fields/switch.tsx'

interface TableControlsProps {
  search: ReportTableSearch
  /** Of the loaded reports, to choose from. */
  suites: readonly SuiteReport[]
  specs: readonly SpecReport[]
  onSwitchRows: () => void
}

const lineOptions = Object.entries(headLines).map(([value, label]) => ({
  value: value as HeadLine,
  label,
}))

// Of one width, so that what follows does not move when their names come.
const picker = 'w-56 max-sm:w-full'

const noFlags: readonly string[] = []
const noLabels: readonly string[] = []

/** Chooses catalog, suite and scenario, the filter, and how the table looks. */
export function TableControls({ search, suites, specs, onSwitchRows }: TableControlsProps) {
  const { filter = '', table_config: flags = noFlags } = search
  const changeSearch = useChangeSearch()
  const errorId = useId()
  const isInvalid = readFilter(filter) === undefined
  return (
    <div className="flex flex-col gap-2">
      <PartPickers search={search} suites={suites} specs={specs} />
      <div className="flex flex-wrap items-start gap-2">
        <div className="min-w-56 flex-1">
          <SearchInput
            label="Filter of reports"
            placeholder={`${filterKeys[0]}:main -desc:"load test"`}
            value={filter}
            debounce={300}
            aria-invalid={isInvalid || undefined}
            aria-describedby={isInvalid ? errorId : undefined}
            onValueChange={(text) => changeSearch({ filter: text || undefined }, { replace: true })}
          />
          <div className="flex flex-wrap gap-x-3 text-xs">
            <p id={errorId} role="status" className="text-failed">
              {isInvalid && filterError}
            </p>
            {isInvalid && <p className="text-muted">{filterHelp}</p>}
          </div>
        </div>
        <MultiSelect
          label="Head"
          options={lineOptions}
          value={headLinesOf(flags)}
          emptySummary="names only"
          onValueChange={(chosen) =>
            changeSearch({
              table_config: [...flags.filter((flag) => !Object.hasOwn(headLines, flag)), ...chosen],
            })
          }
          className={picker}
        />
        <span className="flex h-8 items-center gap-4">
          <Switch label="Only differing" checked={!showsAllRows(flags)} onChange={onSwitchRows} />
          <NaModeSwitch filter={search} />
        </span>
      </div>
    </div>
  )
}

/** Chooses what the rows are: of a catalog, of a suite, of a scenario, or of suites with labels. */
function PartPickers({ search, suites, specs }: Omit<TableControlsProps, 'onSwitchRows'>) {
  const { catalog_id, suite_id, scenario_id, suite_labels = noLabels } = search
  const { table_config: flags = noFlags } = search
  const changeSearch = useChangeSearch()
  const query = catalogsQueryOptions(useProjectId(), {})
  const catalogs = useQuery(query).data
  const labels = suiteLabelsOf(suites)
  return (
    <>
      <QueryStatus query={query} />
      <div className="flex flex-wrap items-center gap-2">
        <Picker
          label="Catalog"
          options={(catalogs?.items ?? []).map(({ id, displayName }) => ({
            value: id,
            label: displayName,
          }))}
          loading={catalogs?.complete !== true}
          value={catalog_id}
          onValueChange={(id) =>
            changeSearch({ ...nothingChosen, catalog_id: id, table_config: flags })
          }
          className={picker}
          valueLabel="Loading…"
        />
        {catalog_id !== undefined && (
          <Picker
            label="Suite"
            placeholder="all"
            options={suites.map(({ suite }) => ({ value: suite.id, label: suite.displayName }))}
            value={suite_id}
            clearable
            onValueChange={(id) => changeSearch({ suite_id: id, scenario_id: undefined })}
            className={picker}
            valueLabel="Loading…"
          />
        )}
        {suite_id !== undefined && (
          <Picker
            label="Scenario"
            placeholder="all"
            options={specs.map(({ scenario }) => ({
              value: scenario.id,
              label: scenario.displayName,
            }))}
            value={scenario_id}
            clearable
            onValueChange={(id) => changeSearch({ scenario_id: id })}
            className={picker}
            valueLabel="Loading…"
          />
        )}
        {catalog_id !== undefined && suite_id === undefined && scenario_id === undefined && (
          <MultiSelect
            label="Labels"
            options={labels.map((label) => ({ value: label, label }))}
            value={suite_labels}
            onValueChange={(chosen) => changeSearch({ suite_labels: chosen })}
            className={picker}
          />
        )}
      </div>
    </>
  )
}

const filterHelp = `Keys: ${filterKeysByType.map((names) => names.join(', ')).join('; ')}`

/** Clears all that belongs to the catalog that is being left. */
const nothingChosen = {
  suite_id: undefined,
  scenario_id: undefined,
  job_id: undefined,
  target_ids: undefined,
  suite_labels: undefined,
}

import {
  listCaseReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { type ChangeRow, changeRows, findChanges } from '@/evidence/change-rows.ts'
import {
  changeCounts,
  type ListedChange,
  listedChanges,
  listedKinds,
  shownChangeOf,
  withShownChange,
} from '@/evidence/changes.ts'
import { type CaseOfSuite, useCaseHistories } from '@/evidence/use-case-runs.ts'
import type { JobChanges } from '@/evidence/use-changes.ts'
import { useSpecFinder } from '@/evidence/use-spec-finder.ts'
import { formatCount } from '@/lib/numbers.ts'
import { dot } from '@/lib/text.ts'
import { jobTableTarget } from '@/models/report-tables/report-table-config.ts'
import { sourceText } from '@/models/reports/report-names.ts'
import type { FailureFilter } from '@/models/reports/report-search.ts'
import { NameFilter } from '@/page/filters.tsx'
import { OperationStatus } from '@/page/operation-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { HistoryError } from '@/parts/reports/history-error.tsx'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Segmented } from '@/ui/fields/segmented.tsx'
import { DataTable } from '@/ui/table/data-table.tsx'
import { changeColumns } from './change-columns.tsx'

/** Kinds that are only offered where there is such a case. */
const rare: readonly ListedChange[] = ['added', 'removed']

const rowId = ({ id }: ChangeRow) => id
const nothing: readonly never[] = []

interface ChangesPanelProps extends JobChanges {
  job: JobReport
  filter: FailureFilter
  /** The page lists the cases of the job itself. */
  isGiven: boolean
  /** Why nothing is tested, or not yet. */
  untested: string | undefined
}

/** A case that has changed, as its last runs know it. */
const historicCase = ({ scenarioId, parameters, now, before }: ChangeRow): CaseOfSuite => ({
  scenario: { id: scenarioId },
  scenarioParameters: parameters,
  suiteId: (now ?? before)?.suiteId,
})

/** The cases of a job that are not as they were in an earlier one, by what became of them; the choice is in the URL. */
export default function ChangesPanel(props: ChangesPanelProps) {
  const {
    job,
    filter,
    isGiven,
    untested,
    baseline,
    isNone,
    changes,
    isFlakyKnown,
    problem,
    retry,
  } = props
  const changeSearch = useChangeSearch()
  const counts = useMemo(() => changeCounts(changes ?? nothing), [changes])
  const kind = shownChangeOf(filter, counts)
  const all = useMemo(() => changes && changeRows(changes, kind), [changes, kind])
  const scenarios = useMemo(() => new Set(all?.map(({ scenarioId }) => scenarioId)), [all])
  const specOf = useSpecFinder(job, scenarios.size > 0, scenarios)
  const cases = useMemo(() => all?.map(historicCase) ?? nothing, [all])
  const histories = useCaseHistories(job, cases, { isGiven })
  const unread = problem ?? histories.problem
  const { filter: words, target_ids: chosen } = filter
  const rows = useMemo(() => all?.filter(findChanges(words)), [all, words])
  const { jobId } = job
  const columns = useMemo(
    () =>
      changeColumns({
        jobId,
        kind,
        chosen,
        specOf,
        runsOf: (row) => histories.runsOf(historicCase(row)),
        isError: histories.problem !== undefined,
      }),
    [jobId, kind, chosen, specOf, histories],
  )
  if (untested !== undefined) return <EmptyState>{untested}</EmptyState>
  if (isNone) {
    return <EmptyState>No earlier run of this catalog to compare with.</EmptyState>
  }
  const options = listedKinds
    .filter((each) => each === kind || counts[each] > 0 || !rare.includes(each))
    .map((each) => ({
      value: each,
      label: listedChanges[each].label,
      detail: changes && (
        <span className="font-normal tabular-nums">
          {each === 'flaky' && !isFlakyKnown ? '–' : formatCount(counts[each])}
        </span>
      ),
    }))
  const [was, is] = [baseline && sourceText(baseline.job), sourceText(job)]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2">
        <div className="max-w-full overflow-x-auto p-0.5">
          <Segmented
            label="List changes"
            options={options}
            value={kind}
            onValueChange={(next) => changeSearch({ table_config: withShownChange(filter, next) })}
          />
        </div>
        <NameFilter
          label="Search changes"
          placeholder="Scenario, parameter, cause"
          value={words}
          parameter="filter"
          className="w-64 max-sm:w-full"
        />
        {unread && <HistoryError problem={unread} onRetry={retry} />}
        <span className="flex items-center gap-3 sm:ml-auto">
          {was && is && (
            <span className="text-xs text-muted">
              was {was}
              {dot}is {is}
            </span>
          )}
          {baseline && (
            <ButtonLink {...jobTableTarget(job, [baseline.job.jobId])} size="sm">
              Open as table
            </ButtonLink>
          )}
        </span>
      </div>
      <OperationStatus operation={listCaseReportsOperation} />
      <OperationStatus operation={listSuiteReportsOperation} />
      <OperationStatus operation={listSpecReportsOperation} />
      <DataTable
        label="Changes"
        columns={columns}
        rows={rows}
        rowId={rowId}
        complete={changes !== undefined}
        foot={false}
        empty={
          words === undefined ? (
            <EmptyState>{emptyTexts[kind]}</EmptyState>
          ) : (
            <EmptyState
              clearFilter={
                <Button onClick={() => changeSearch({ filter: undefined })}>
                  Clear the filter
                </Button>
              }
            >
              No change matches the filter.
            </EmptyState>
          )
        }
      />
    </div>
  )
}

const emptyTexts: { readonly [kind in ListedChange]: string } = {
  new: 'No case has failed that passed before.',
  fixed: 'No case that failed before has passed.',
  failing: 'No case has failed again.',
  flaky: 'No case comes and goes.',
  added: 'No case was added.',
  removed: 'No case was removed.',
}

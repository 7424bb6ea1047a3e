import type { Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { reloadInterval } from '@/features/reports/model/polling.ts'
import { isUnfinished, reportStatuses } from '@/features/reports/model/statuses.ts'
import { useRowActions } from '@/page/actions.tsx'
import { DeletedFilter, NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { whyNotCompare } from '../model/compared.ts'
import { filterRuns } from '../model/filter.ts'
import { type MetricWidth, metricWidthsOf } from '../model/metrics.ts'
import { runsQueryOptions } from '../model/queries.ts'
import { compareTarget, runKind } from '../model/run.ts'
import type { RunFilter } from '../model/search.ts'
import { defaultRunSort } from '../model/sort.ts'
import { reusedRunNames } from '../model/source.ts'
import { runActions, runSubject } from '../run-actions.tsx'
import { useExperiment } from '../use-experiment.ts'
import { useChosenRuns } from './chosen-runs.ts'
import { isOfConfig, runColumns } from './run-columns.tsx'
import { useConfigs } from './use-configs.ts'

const rowId = ({ id }: Run) => id
const nameOf = ({ name }: Run) => name

const polling = {
  interval: reloadInterval,
  isFinal: ({ items, complete }: PagedItems<Run>) =>
    complete && !items.some(({ report }) => isUnfinished(report)),
}

const parameters = ['state', 'user_name', 'display_name'] as const

const states = reportStatuses.map((value) => ({ value, label: statusWord(value) }))
const anyState: NonNullable<RunFilter['state']> = []

/** The runs of an experiment. */
export function RunsTable({ experimentId }: { experimentId: string }) {
  const projectId = useProjectId()
  // The parameter `state` of another area's list has other values.
  const search = useSearch({ strict: false }) as RunFilter & { sort?: string }
  const { deleted, sort, state = anyState, user_name, display_name } = search
  const changeSearch = useChangeSearch()
  const experiment = useExperiment(experimentId)
  const query = {
    ...runsQueryOptions({ projectId, experimentId }, { deleted, sort }),
    placeholderData: keepWithinProject(projectId),
  }
  const { data } = useQuery(query)
  // The parser of configs is large: it loads for those who want a column of them.
  const [wantsConfigs, setWantsConfigs] = useState(isOfConfig(sort))
  const wantConfigs = useCallback(() => setWantsConfigs(true), [])
  const configs = useConfigs(wantsConfigs ? data?.items : undefined)
  const widths = JSON.stringify(metricWidthsOf(data?.items ?? []))
  const reused = JSON.stringify(reusedRunNames(data?.items ?? []))
  const columns = useMemo(
    () =>
      runColumns(
        JSON.parse(widths) as MetricWidth[],
        configs,
        new Map(JSON.parse(reused) as [string, string][]),
      ),
    [widths, configs, reused],
  )
  const filter = useListFilter(search, filterRuns, {
    parameters,
    noMatch: 'No run of this experiment matches the filter.',
  })
  const { selected, setSelected } = useChosenRuns(experimentId)
  const selection = useMemo(
    () => ({
      selected,
      onChange: setSelected,
      rowLabel: nameOf,
      actions: (runs: Run[]) => (
        <ButtonLink
          {...compareTarget(experimentId, runs.map(rowId))}
          size="sm"
          disabledReason={whyNotCompare(runs.length)}
        >
          Compare
        </ButtonLink>
      ),
    }),
    [selected, setSelected, experimentId],
  )
  const { rowActions, dialog } = useRowActions(runSubject, runActions, experiment)
  useRememberList(runKind, experimentId)
  return (
    <>
      <QueryList
        key={experimentId}
        label="Runs"
        kind={runKind}
        query={query}
        polling={polling}
        columns={columns}
        defaultSort={defaultRunSort}
        rowId={rowId}
        lines={2}
        rowActions={rowActions}
        // A comparison has none that is deleted.
        selection={deleted ? undefined : selection}
        filter={filter}
        freshness
        onChooseColumns={wantConfigs}
        controls={() => (
          <>
            <NameFilter label="Runs with" placeholder="Name, source or ID" value={display_name} />
            <MultiSelect
              label="State"
              options={states}
              value={state}
              onValueChange={(chosen) => changeSearch({ state: chosen, page: undefined })}
              className="w-44 max-sm:w-[calc(50%-4px)]"
            />
            <NameFilter
              label="User name"
              value={user_name}
              parameter="user_name"
              className="w-40 max-sm:w-[calc(50%-4px)]"
            />
            <DeletedFilter on={deleted} />
          </>
        )}
        empty={
          <EmptyState>
            {deleted
              ? 'No run of this experiment has been deleted.'
              : 'A run builds the program, processes the recordings and trains the model. This experiment has none yet.'}
          </EmptyState>
        }
      />
      {dialog}
    </>
  )
}

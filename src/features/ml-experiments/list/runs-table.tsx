import type { Experiment, Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { whyNotOnExperiment } from '@/models/ml-experiments/experiment-action-rules.ts'
import { runFilter } from '@/models/ml-experiments/experiment-filter.ts'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import { reusedRunNames } from '@/models/ml-experiments/reused-builds.ts'
import { runKind } from '@/models/ml-experiments/run-kind.ts'
import { type MetricWidth, metricWidthsOf } from '@/models/ml-experiments/run-metric-values.ts'
import { defaultRunSort } from '@/models/ml-experiments/run-sort.ts'
import { reloadInterval } from '@/models/reports/report-polling.ts'
import { isUnfinished, reportStatuses } from '@/models/reports/report-statuses.ts'
import { useChangeSearch } from '@/page/search.ts'
import { ThingList } from '@/page/thing-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import { MultiSelect } from '@/ui/fields/multi-select.tsx'
import { DialogButton } from '@/ui/overlays/dialog-button.tsx'
import { ExecuteInExperiment, executeRunDrawer } from '../execute/execute-run.tsx'
import { runActions } from '../run-actions.tsx'
import { useExperiment } from '../use-experiment.ts'
import { isOfConfig, runColumns } from './run-columns.tsx'
import { useSelectedRuns } from './selected-runs-actions.tsx'
import { useConfigs } from './use-configs.ts'

const polling = {
  interval: reloadInterval,
  isFinal: ({ items, complete }: PagedItems<Run>) =>
    complete && !items.some(({ report }) => isUnfinished(report)),
}

const states = reportStatuses.map((value) => ({ value, label: statusWord(value) }))

/** Executes a run in an experiment that has none. */
function FirstRun({ experiment }: { experiment: Experiment }) {
  return (
    <DialogButton
      icon={<Play aria-hidden />}
      disabledReason={whyNotOnExperiment('execute', experiment)}
      load={executeRunDrawer.load}
      dialog={(onClose) => (
        <ExecuteInExperiment
          thing={experiment}
          context={undefined}
          place="page"
          onClose={onClose}
        />
      )}
    >
      Execute the first run
    </DialogButton>
  )
}

/** The runs of an experiment. */
export function RunsTable({ experimentId }: { experimentId: string }) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  const { deleted, sort } = search
  const chosen = runFilter.schema.state(search.state) ?? []
  const changeSearch = useChangeSearch()
  const experiment = useExperiment(experimentId)
  const query = {
    ...runsQueryOptions({ projectId, experimentId }, { ...runFilter.serviceOf(search), sort }),
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
  const { selection, dialog: selectionDialog } = useSelectedRuns(experimentId, experiment)
  return (
    <>
      <ThingList
        owner={{ one: 'experiment', id: experimentId }}
        label="Runs"
        kind={runKind}
        query={query}
        polling={polling}
        columns={columns}
        defaultSort={defaultRunSort}
        lines={2}
        actions={runActions}
        context={experiment}
        // Nothing can be done with those that are deleted.
        selection={deleted ? undefined : selection}
        filter={runFilter}
        noMatch="No run of this experiment matches the filter."
        freshness
        onChooseColumns={wantConfigs}
        ownControls={{
          state: () => (
            <MultiSelect
              label="State"
              options={states}
              value={chosen}
              onValueChange={(next) => changeSearch({ state: next, page: undefined })}
              className="w-44 max-sm:w-[calc(50%-4px)]"
            />
          ),
        }}
        create={experiment && !experiment.deprecated && <FirstRun experiment={experiment} />}
        empty="A run builds the program, processes the recordings and trains the model. This experiment has none yet."
      />
      {selectionDialog}
    </>
  )
}

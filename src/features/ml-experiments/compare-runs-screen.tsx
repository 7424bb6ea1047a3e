import type { Run } from '@generated/ml/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { Star } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { usePolling } from '@/data/polling.ts'
import { keysOf } from '@/lib/objects.ts'
import { changeOf, drawnRuns } from '@/models/ml-experiments/compared-curves.ts'
import {
  comparedRuns,
  comparisonPolling,
  incompleteText,
} from '@/models/ml-experiments/compared-runs.ts'
import { whyNotOnRun } from '@/models/ml-experiments/experiment-action-rules.ts'
import { runsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import { compareTabNames } from '@/models/ml-experiments/experiment-search.ts'
import { axesOf } from '@/models/ml-experiments/run-axes.ts'
import {
  bestCounts,
  type ComparisonRow,
  comparisonOf,
  differs,
  type Fact,
  groupedFacts,
} from '@/models/ml-experiments/run-comparison.ts'
import { compareTarget, runTarget } from '@/models/ml-experiments/run-kind.ts'
import { isWithin, rangesOf } from '@/models/ml-experiments/run-ranges.ts'
import { sourceText } from '@/models/ml-experiments/run-source.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { FlagFilter } from '@/page/filters.tsx'
import { Page } from '@/page/page.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode, lazyOver } from '@/ui/base/lazy-part.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { setActiveRun } from './compare/active-run.ts'
import { CompareCharts } from './compare/compare-charts.tsx'
import { ConfigDiff } from './compare/config-diff.tsx'
import { ChartRoom, CurvesRoom } from './compare/curves-room.tsx'
import { RangeChips } from './compare/range-chips.tsx'
import { useExperiment } from './use-experiment.ts'

const ReleaseArtifacts = lazyOver<ActionDialogProps<Run, undefined>>(() =>
  import('./run/release-dialog.tsx').then((code) => ({ default: code.ReleaseArtifacts })),
)

/** The charts of a comparison load with it. */
const compareCurves = lazyCode(() => import('./compare/compare-curves.tsx'))

const view = {}
const noIds: readonly string[] = []

const groupHead = (row: ComparisonRow) => ('head' in row ? row.head : undefined)

const bestText = (facts: readonly Fact[], place: number) => {
  const { count, of } = bestCounts(facts, place)
  return (
    count > 0 && (
      <span className="whitespace-nowrap">
        best in {count} of {of}
      </span>
    )
  )
}

const RunLink = ({ experimentId, id, name }: Run) => (
  <TextLink {...runTarget(experimentId, id)}>
    <TruncatedText text={name} />
  </TextLink>
)

interface HeadProps {
  run: Run
  /** `best in 4 of 5` */
  best: ReactNode
  isBase: boolean
  whyNotRelease: string | undefined
  onRelease: (run: Run) => void
}

/** Head of a run: its name, whether the others are held against it, and its release. */
function RunHead({ run, best, isBase, whyNotRelease, onRelease }: HeadProps) {
  const changeSearch = useChangeSearch()
  return (
    <span
      className="flex min-w-0 flex-col items-end gap-1 py-1.5 whitespace-nowrap"
      onPointerEnter={() => setActiveRun(run.id)}
      onPointerLeave={() => setActiveRun(undefined)}
    >
      <span className="flex max-w-full min-w-0">
        <RunLink {...run} />
      </span>
      <span className="h-4 max-w-full truncate font-normal">
        {best || sourceText(run.report.event)}
      </span>
      <span className="flex items-center gap-1.5">
        {isBase ? (
          <Badge>Baseline</Badge>
        ) : (
          <Button
            size="sm"
            aria-label={`Take ${run.name} as baseline`}
            onClick={() => changeSearch({ base: run.id }, { replace: true })}
          >
            Baseline
          </Button>
        )}
        <Button
          size="sm"
          aria-label={`Release ${run.name}`}
          aria-haspopup="dialog"
          disabledReason={whyNotRelease}
          onClick={() => onRelease(run)}
        >
          Release
        </Button>
      </span>
    </span>
  )
}

const columnsOf = (
  runs: readonly Run[],
  headOf: (run: Run, place: number) => ReactNode,
): readonly Column<ComparisonRow>[] => [
  {
    id: 'name',
    // Room for `training_artifacts.package_name`, as others begin alike.
    width: 232,
    header: 'What',
    cell: (row) => ('head' in row ? row.head : row.name),
  },
  ...runs.map(
    (run, place): Column<ComparisonRow> => ({
      id: run.id,
      // Room for a date with its time.
      width: 188,
      grow: 1,
      header: run.name,
      align: 'end',
      head: headOf(run, place),
      cell: (row) => {
        if ('head' in row) return undefined
        const { name, values, numbers, best } = row
        const text = values[place] ?? <EmptyCell />
        if (!numbers) return text
        // The first run is the one that the others are held against.
        const change = place === 0 ? undefined : changeOf(name, numbers[place], numbers[0])
        return (
          <span className="flex items-center justify-end gap-1.5 tabular-nums">
            <span className={best === place ? 'font-semibold text-primary' : undefined}>
              {text}
            </span>
            {change && (
              <span
                className={`order-first text-xs ${change.isWorse ? 'text-failed' : 'text-muted'}`}
              >
                {change.text}
              </span>
            )}
            {best === place ? (
              <Star role="img" aria-label="best" className="size-3.5 shrink-0 text-primary" />
            ) : (
              <span className="size-3.5 shrink-0" />
            )}
          </span>
        )
      },
    }),
  ),
]

/** Compares runs of an experiment: what came of them, their metrics and their configs. */
export function CompareRunsScreen() {
  const projectId = useProjectId()
  const from = '/_console/mlexperiments/$experimentId/runs/compare'
  const { experimentId } = useParams({ from })
  const search = useSearch({ from })
  const changeSearch = useChangeSearch()
  const { run_ids: ids = noIds, tab = 'table', ranges: rangesText = noIds } = search
  const query = runsQueryOptions({ projectId, experimentId }, {})
  const polling = useMemo(() => comparisonPolling(ids), [ids])
  const result = usePolling(query, polling)
  const runs = useMemo(
    () =>
      ids
        .slice(0, comparedRuns)
        .flatMap((wanted) => result.data?.items.find(({ id }) => id === wanted) ?? []),
    [ids, result.data],
  )
  const facts = useMemo(() => comparisonOf(runs, statusWord), [runs])
  const axes = useMemo(() => axesOf(facts), [facts])
  const ranges = useMemo(() => rangesOf(rangesText), [rangesText])
  const within = useMemo(
    () => runs.map((_, place) => isWithin(axes, ranges, place)),
    [runs, axes, ranges],
  )
  const { base, curves = noIds } = search
  const shown = useMemo(() => {
    const inRange = runs.filter((_, place) => within[place])
    return inRange.toSorted((a, b) => Number(b.id === base) - Number(a.id === base))
  }, [runs, within, base])
  const shownFacts = useMemo(
    () =>
      shown.every((run, place) => run === runs[place]) && shown.length === runs.length
        ? facts
        : comparisonOf(shown, statusWord),
    [shown, runs, facts],
  )
  const rows = useMemo(
    () => groupedFacts(search.differing ? shownFacts.filter(differs) : shownFacts),
    [shownFacts, search.differing],
  )
  const incomplete = result.data?.complete ? incompleteText(runs.length, ids.length) : undefined
  const experiment = useExperiment(experimentId)
  const [releasing, setReleasing] = useState<Run>()
  const columns = useMemo(
    () =>
      columnsOf(shown, (run, place) => (
        <RunHead
          run={run}
          best={bestText(shownFacts, place)}
          isBase={place === 0}
          whyNotRelease={whyNotOnRun('release', run, experiment)}
          onRelease={setReleasing}
        />
      )),
    [shown, shownFacts, experiment],
  )
  // A run without metrics has no curve; until the runs are known, each may have one.
  const curved = result.data ? shown.filter(({ metricsSummary }) => metricsSummary.length > 0) : ids
  const lines = Math.min(curved.length, drawnRuns)
  const chart = tab === 'parallel' || tab === 'scatter' ? tab : undefined
  return (
    <Page title="Compare Runs" names={{ Experiment: experiment?.name }}>
      {incomplete && <InfoBanner>{incomplete}</InfoBanner>}
      <Tabs value={tab}>
        <TabList label="Ways to compare">
          {keysOf(compareTabNames).map((value) => (
            <TabLink
              key={value}
              {...compareTarget(experimentId, ids)}
              search={{ ...search, tab: value === 'table' ? undefined : value }}
              resetScroll={false}
              value={value}
            >
              {compareTabNames[value]}
            </TabLink>
          ))}
        </TabList>
        <TabPanel className="flex flex-col gap-3">
          {chart && ids.length > 0 && !result.data && <ChartRoom kind={chart} />}
          {chart && runs.length > 0 && (
            <CompareCharts
              kind={chart}
              runs={runs}
              axes={axes}
              ranges={ranges}
              within={within}
              experimentId={experimentId}
              chosen={search}
            />
          )}
          {tab === 'configs' && runs.length > 0 ? (
            <ConfigDiff runs={runs} left={search.left} right={search.right} />
          ) : (
            <>
              <RangeChips
                ranges={ranges}
                within={shown.length}
                all={runs.length}
                hint={tab === 'parallel' ? 'Drag along an axis to choose a part of it.' : undefined}
              />
              {/* Its room is kept while the runs load. */}
              {tab === 'table' && ids.length > 0 && !result.data && <CurvesRoom lines={lines} />}
              {tab === 'table' && shown.length > 0 && (
                <LazyPart
                  code={compareCurves}
                  runs={shown}
                  lines={lines}
                  chosen={curves}
                  isLog={search.scale !== 'linear'}
                  onClose={() => {}}
                  whileLoading={<CurvesRoom lines={lines} />}
                />
              )}
              <FlagFilter label="Only what differs" parameter="differing" on={search.differing} />
              <QueryTable
                label="Comparison"
                query={query}
                result={result}
                columns={columns}
                rows={result.data && (shown.length > 0 ? rows : [])}
                lines="dense"
                groupHead={groupHead}
                foot={false}
                view={view}
                onViewChange={() => {}}
                empty={
                  <EmptyState
                    action={
                      runs.length === 0 && (
                        <ButtonLink to="/mlexperiments/$experimentId" params={{ experimentId }}>
                          Choose runs
                        </ButtonLink>
                      )
                    }
                    clearFilter={
                      runs.length > 0 && (
                        <Button
                          onClick={() => changeSearch({ ranges: undefined, differing: undefined })}
                        >
                          Show all of them
                        </Button>
                      )
                    }
                  >
                    {runs.length > 0 && shown.length === 0
                      ? 'No run is within these ranges.'
                      : runs.length > 0
                        ? 'These runs do not differ.'
                        : 'Choose runs in the list of an experiment to compare them here.'}
                  </EmptyState>
                }
              />
            </>
          )}
        </TabPanel>
      </Tabs>
      {/* Below the table: above, it would push the table down when its names come. */}
      <div className="flex flex-wrap gap-x-4 text-sm">
        {runs.length > 0 && <span className="text-muted">Compared runs</span>}
        <ul aria-label="Compared runs" className="contents">
          {runs.map((run) => (
            <li
              key={run.id}
              className="flex max-w-60 flex-col gap-1"
              onPointerEnter={() => setActiveRun(run.id)}
              onPointerLeave={() => setActiveRun(undefined)}
              onFocus={() => setActiveRun(run.id)}
              onBlur={() => setActiveRun(undefined)}
            >
              <RunLink {...run} />
            </li>
          ))}
        </ul>
      </div>
      {releasing && (
        <ReleaseArtifacts
          thing={releasing}
          context={undefined}
          place="list"
          onClose={() => setReleasing(undefined)}
        />
      )}
    </Page>
  )
}

import type { Run } from '@generated/ml/types.ts'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { usePolling } from '@/data/polling.ts'
import { keysOf } from '@/lib/objects.ts'
import { FlagFilter } from '@/page/filters.tsx'
import { Page } from '@/page/page.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { setActiveRun } from './compare/active-run.ts'
import { CompareCharts } from './compare/compare-charts.tsx'
import { ConfigDiff } from './compare/config-diff.tsx'
import { RangeChips } from './compare/range-chips.tsx'
import { axesOf } from './model/axes.ts'
import { comparedRuns, comparisonPolling, incompleteText } from './model/compared.ts'
import { comparisonOf, differs, type Fact } from './model/comparison.ts'
import { runsQueryOptions } from './model/queries.ts'
import { isWithin, rangesOf } from './model/ranges.ts'
import { compareTarget, runTarget } from './model/run.ts'
import { compareTabNames } from './model/search.ts'
import { useExperiment } from './use-experiment.ts'

const rowId = ({ id }: Fact) => id
const view = {}
const noIds: readonly string[] = []

const RunLink = ({ experimentId, id, name }: Run) => (
  <TextLink {...runTarget(experimentId, id)}>
    <TruncatedText text={name} />
  </TextLink>
)

const columnsOf = (runs: readonly Run[]): readonly Column<Fact>[] => [
  {
    id: 'name',
    width: 170,
    header: 'What',
    cell: ({ name }) => name,
    second: ({ group }) => group,
  },
  ...runs.map(
    (run, place): Column<Fact> => ({
      id: run.id,
      // Room for a date with its time.
      width: 188,
      grow: 1,
      header: run.name,
      head: <RunLink {...run} />,
      cell: ({ values }) => values[place] ?? <EmptyCell />,
    }),
  ),
]

/** Compares runs of an experiment: what came of them, their metrics and their configs. */
export function CompareRunsScreen() {
  const projectId = useProjectId()
  const from = '/_console/mlexperiments/$experimentId/runs/compare'
  const { experimentId } = useParams({ from })
  const search = useSearch({ from })
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
  const shown = useMemo(() => runs.filter((_, place) => within[place]), [runs, within])
  const columns = useMemo(() => columnsOf(shown), [shown])
  const shownFacts = useMemo(
    () => (shown.length === runs.length ? facts : comparisonOf(shown, statusWord)),
    [shown, runs, facts],
  )
  const rows = useMemo(
    () => (search.differing ? shownFacts.filter(differs) : shownFacts),
    [shownFacts, search.differing],
  )
  const incomplete = result.data?.complete ? incompleteText(runs.length, ids.length) : undefined
  const chart = tab === 'parallel' || tab === 'scatter' ? tab : undefined
  return (
    <Page title="Compare Runs" names={{ Experiment: useExperiment(experimentId)?.name }}>
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
              <FlagFilter label="Only what differs" parameter="differing" on={search.differing} />
              <QueryTable
                label="Comparison"
                query={query}
                result={result}
                columns={columns}
                rows={result.data && (shown.length > 0 ? rows : [])}
                rowId={rowId}
                lines={2}
                foot={false}
                view={view}
                onViewChange={() => {}}
                empty={
                  <EmptyState>
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
      <ul aria-label="Compared runs" className="flex flex-wrap gap-x-4 text-sm">
        {runs.map((run) => (
          <li
            key={run.id}
            className="max-w-60"
            onPointerEnter={() => setActiveRun(run.id)}
            onPointerLeave={() => setActiveRun(undefined)}
            onFocus={() => setActiveRun(run.id)}
            onBlur={() => setActiveRun(undefined)}
          >
            <RunLink {...run} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

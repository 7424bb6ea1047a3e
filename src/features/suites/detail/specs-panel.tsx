import type { Suite } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { countText } from '@/lib/count-text.ts'
import { clampPage, slicePage } from '@/lib/paging.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { ShareScenarios } from '@/parts/scenarios/share-scenarios.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { DataTable } from '@/ui/table/data-table.tsx'
import { whyNotOnSuite } from '../model/actions.ts'
import { isShareable } from '../model/sharing.ts'
import { matchSpecs } from '../model/specs.ts'
import { specColumns } from './spec-columns.tsx'
import {
  lookupOfSpec,
  type SpecRow,
  scenariosOf,
  specRowsOf,
  whyNotShare,
  withVersionInfos,
} from './spec-rows.ts'

const nothing: readonly string[] = []
const counted = { one: 'scenario', many: 'scenarios' }
const rowId = ({ key }: SpecRow) => key
const rowLabel = ({ spec }: SpecRow) => spec.scenarioDisplayName
const none: ReadonlySet<string> = new Set()

/** The scenarios of a suite: version, approval and flags of each. */
export function SpecsPanel({ suite }: { suite: Suite }) {
  const projectId = useProjectId()
  const { display_name: name = '' } = useSearch({ from: '/_console/suites/$suiteId/' })
  const changeSearch = useChangeSearch()
  const [view, onViewChange] = useTableView(nothing)
  const [selected, setSelected] = useState(none)
  const [sharing, setSharing] = useState<readonly SpecRow[]>()

  const all = useMemo(() => specRowsOf(suite.specs), [suite.specs])
  const matching = useMemo(() => {
    const specs = new Set(matchSpecs(suite.specs, name))
    return all.filter(({ spec }) => specs.has(spec))
  }, [all, suite.specs, name])

  // Only the visible page is looked up: one call, whatever the size of the suite.
  const page = clampPage(view.page, view.pageSize, { count: matching.length, complete: true })
  const pageItems = useMemo(
    () => slicePage(matching, page, view.pageSize).map((row) => lookupOfSpec(row.spec)),
    [matching, page, view.pageSize],
  )
  const lookup = batchGetScenarioVersionsQueryOptions({ projectId }, { items: pageItems })
  const { data, isError } = useQuery({ ...lookup, enabled: pageItems.length > 0 })
  const rows = useMemo(
    () => (data ? withVersionInfos(matching, pageItems, data.found) : matching),
    [matching, pageItems, data],
  )

  const columns = useMemo(() => specColumns(suite.type), [suite.type])
  const canShare = whyNotOnSuite('share', suite) === undefined && isShareable(suite.type)

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          label="Scenario"
          value={name}
          debounce={200}
          onValueChange={(text) => {
            setSelected(none)
            changeSearch({ display_name: text || undefined, page: undefined }, { replace: true })
          }}
          className="w-64 max-sm:w-full"
        />
        <p className="text-xs text-muted">
          {countText({ count: rows.length, complete: true, loaded: all.length }, counted)}
        </p>
      </div>
      <DataTable
        label="Scenarios"
        columns={columns}
        rows={rows}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
        {...(canShare && {
          selection: {
            selected,
            onChange: setSelected,
            rowLabel,
            unselectable: whyNotShare,
            actions: (chosen: SpecRow[]) => (
              <Button size="sm" icon={<Share2 aria-hidden />} onClick={() => setSharing(chosen)}>
                Share
              </Button>
            ),
          },
        })}
        error={isError ? <QueryStatus query={lookup} /> : undefined}
        empty={
          name.trim() === '' ? (
            <EmptyState>This suite has no scenarios yet: its jobs have nothing to test.</EmptyState>
          ) : (
            <EmptyState
              clearFilter={
                <Button onClick={() => changeSearch({ display_name: undefined, page: undefined })}>
                  Clear the filter
                </Button>
              }
            >
              No scenario of this suite matches the filter.
            </EmptyState>
          )
        }
      />
      {sharing && (
        <ShareScenarios
          scenarios={scenariosOf(sharing)}
          onClose={() => setSharing(undefined)}
          onShared={() => {
            setSharing(undefined)
            setSelected(none)
          }}
        />
      )}
    </div>
  )
}

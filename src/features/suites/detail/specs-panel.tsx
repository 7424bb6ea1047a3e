import type { Suite } from '@generated/evaluation/types.ts'
import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { countText } from '@/lib/count-text.ts'
import { clampPage, slicePage } from '@/lib/paging.ts'
import { whyNotOnSuite } from '@/models/suites/suite-action-rules.ts'
import { isShareable } from '@/models/suites/suite-sharing.ts'
import { matchSpecs } from '@/models/suites/suite-specs.ts'
import { ScenarioLink } from '@/page/links.tsx'
import { DeletedBadge, SharedBadge } from '@/page/owned-badges.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { ScenarioViewerLink } from '@/parts/scenarios/scenario-viewer-link.tsx'
import { ShareScenarios } from '@/parts/scenarios/share-scenarios.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { SpecOverrides } from './spec-overrides.tsx'
import {
  lookupOfSpec,
  type SpecRow,
  scenariosOf,
  specRowsOf,
  whyNotShare,
  withVersionInfos,
} from './spec-rows.ts'

interface EditSuiteProps {
  suite: Suite
  /** The missing step: `Add scenarios`. */
  children: ReactNode
}

/** Leads from a part of a suite that is empty to the form that fills it; nothing for a suite that cannot be edited. */
const EditSuite = ({ suite, children }: EditSuiteProps) =>
  whyNotOnSuite('edit', suite) === undefined && (
    <ButtonLink to="/suites/$suiteId/edit" params={{ suiteId: suite.id }}>
      {children}
    </ButtonLink>
  )

const specColumns = (type: string): readonly Column<SpecRow>[] => [
  {
    id: 'scenario',
    width: 220,
    grow: 3,
    header: 'Scenario',
    cell: ({ spec, versionInfos, sharedIn }) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <ScenarioLink id={spec.scenarioId} name={spec.scenarioDisplayName} />
        {sharedIn && <SharedBadge />}
        {versionInfos?.deprecated && <DeletedBadge />}
      </span>
    ),
  },
  {
    id: 'version',
    width: 76,
    header: 'Version',
    cell: ({ spec }) => spec.scenarioVersionId ?? 'Latest',
  },
  {
    id: 'review',
    width: 148,
    header: 'Review',
    cell: ({ versionInfos }) => <Review versionInfos={versionInfos} />,
  },
  {
    id: 'essential',
    width: 112,
    header: 'Must succeed',
    cell: ({ spec }) => (spec.essential ? 'Yes' : <EmptyCell />),
  },
  {
    id: 'unavailable',
    width: 60,
    header: 'N/A',
    cell: ({ spec }) => (spec.unavailable ? 'N/A' : <EmptyCell />),
  },
  {
    id: 'overrides',
    width: 160,
    grow: 2,
    header: 'Parameter overrides',
    cell: ({ spec }) => <SpecOverrides spec={spec} fit />,
  },
  {
    id: 'viewer',
    width: 84,
    header: 'Viewer',
    cell: ({ spec }) => (
      <ScenarioViewerLink
        type={type}
        scenarioId={spec.scenarioId}
        scenarioVersion={spec.scenarioVersionId}
        without={<EmptyCell />}
      >
        Open<span className="sr-only"> {spec.scenarioDisplayName} in the viewer</span>
      </ScenarioViewerLink>
    ),
  },
]

function Review({ versionInfos }: Pick<SpecRow, 'versionInfos'>) {
  if (versionInfos === null) return <span className="text-muted">Not found</span>
  return versionInfos ? <ReviewStatus status={versionInfos.reviewStatus} /> : <EmptyCell />
}

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
            <EmptyState action={<EditSuite suite={suite}>Add scenarios</EditSuite>}>
              This suite has no scenarios yet: its jobs have nothing to test.
            </EmptyState>
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

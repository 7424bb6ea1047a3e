import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { rarestWord, withEarly } from '@/features/suites/model/scenarios.ts'
import { presentIn } from '@/lib/search-params.ts'
import { useRowActions } from '@/page/actions.tsx'
import { useRememberList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { UnknownStatusAlert } from '@/parts/scenarios/review-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { useBulkActions } from './bulk/bulk-actions.tsx'
import { scenarioColumns } from './list/columns.tsx'
import { ScenarioFilterControls } from './list/filter-controls.tsx'
import { ScenarioListLinks } from './list/list-links.tsx'
import { UsageStatus } from './list/usage-status.tsx'
import { useUsage } from './list/use-usage.ts'
import { filterScenarios } from './model/filter.ts'
import { type ScenarioListing, scenariosQueryOptions } from './model/queries.ts'
import { scenarioKind } from './model/scenario.ts'
import type { ScenarioFilter } from './model/search.ts'
import { byUsage, scenarioViews } from './model/usage.ts'
import { scenarioActions, scenarioSubject } from './scenario-actions.tsx'

const rowId = ({ id }: Scenario) => id
const defaultSort = { column: 'name', direction: 'ascending' } as const
const byFailures = { column: 'failures', direction: 'descending' } as const
const nothing: readonly Scenario[] = []

const emptyText = ({ state }: ScenarioFilter) =>
  state === 'deleted'
    ? 'No scenario of this project has been deleted.'
    : 'A scenario describes what happens around the vehicle in one test. Suites hold scenarios.'

interface ScenariosScreenProps {
  /** Shows the suites of a scenario below its row. */
  suitesOf: (scenario: Scenario) => ReactNode
}

/** The scenarios of the project. */
export function ScenariosScreen({ suitesOf }: ScenariosScreenProps) {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/scenarios/' })
  const internalStaff = useFlag('internalStaff')
  const { usage } = search
  const { facts, progress } = useUsage(usage)
  const { failed } = facts
  const { total = 0 } = progress
  const columns = useMemo(
    () => scenarioColumns(internalStaff, usage === 'failing' ? { failed, total } : undefined),
    [internalStaff, usage, failed, total],
  )
  const early = useEarly(search)
  const isReading = usage !== undefined && progress.state === 'reading'
  const filter = useMemo(
    () => ({
      apply: (scenarios: readonly Scenario[]) =>
        byUsage(filterScenarios(withEarly(scenarios, early), search), search.usage, facts),
      parameters: presentIn(search, ['state', 'sim_type', 'display_name', 'usage']),
      noMatch: isReading ? 'None so far.' : 'No scenario of this project matches the filter.',
    }),
    [search, early, facts, isReading],
  )
  const details = useMemo(
    () => ({
      label: ({ displayName }: Scenario) => `Suites of ${displayName}`,
      content: suitesOf,
    }),
    [suitesOf],
  )
  const { rowActions, dialog } = useRowActions(scenarioSubject, scenarioActions, projectId)
  const bulk = useBulkActions(
    JSON.stringify([search.state, search.sim_type, search.display_name, usage]),
  )
  useRememberList(scenarioKind, projectId)
  return (
    <Page title="Scenarios">
      <UnknownStatuses search={search} />
      {usage && <UsageStatus key={usage} usage={usage} progress={progress} />}
      <QueryList
        label="Scenarios"
        kind={scenarioKind}
        query={{
          ...scenariosQueryOptions(projectId, search),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={columns}
        defaultSort={usage === 'failing' ? byFailures : defaultSort}
        views={scenarioViews}
        rowId={rowId}
        lines={2}
        details={details}
        rowActions={rowActions}
        selection={bulk.selection}
        filter={filter}
        controls={() => <ScenarioFilterControls filter={search} />}
        tools={<ScenarioListLinks />}
        empty={<EmptyState>{emptyText(search)}</EmptyState>}
      />
      {dialog}
      {bulk.dialog}
    </Page>
  )
}

/** Tells of review statuses in the list that the console does not know. */
function UnknownStatuses({ search }: { search: ScenarioListing }) {
  const projectId = useProjectId()
  const { data } = useQuery({ ...scenariosQueryOptions(projectId, search), enabled: false })
  const statuses = useMemo(
    () => [...new Set((data?.items ?? []).map(({ review }) => review.status))],
    [data],
  )
  return <UnknownStatusAlert statuses={statuses} />
}

/** What the service finds by the name that is typed, until the whole list has come. */
const useEarly = (search: ScenarioFilter & { sort?: string }): readonly Scenario[] => {
  const projectId = useProjectId()
  const { display_name = '' } = search
  const { data: all } = useQuery({ ...scenariosQueryOptions(projectId, search), enabled: false })
  const isLoading = all?.complete === false
  const { data } = useQuery({
    ...scenariosQueryOptions(projectId, search, rarestWord(display_name)),
    enabled: isLoading && display_name.trim() !== '',
  })
  return (isLoading && data?.items) || nothing
}

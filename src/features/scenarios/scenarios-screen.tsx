import { listCaseReportsOperation } from '@generated/evaluation/codec.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useMemo } from 'react'
import { externalLink } from '@/config/external-link.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { SearchOf } from '@/lib/search-params.ts'
import { scenarioKind } from '@/models/scenarios/scenario.ts'
import { type ScenarioUsage, scenarioFilter } from '@/models/scenarios/scenario-filter.ts'
import { type ScenarioListing, scenariosQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { byUsage, heldBySuite, scenarioViews } from '@/models/scenarios/scenario-usage.ts'
import { awaitedShares } from '@/models/sharing/awaited-shares.ts'
import { rarestWord, withEarly } from '@/models/suites/suite-scenarios.ts'
import { OperationStatus } from '@/page/operation-status.tsx'
import { Page } from '@/page/page.tsx'
import type { LoadedList } from '@/page/plain-list.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { ThingList } from '@/page/thing-list.tsx'
import { UnknownStatusAlert } from '@/parts/scenarios/review-status.tsx'
import { TypeFilter } from '@/parts/scenarios/type-filter.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useStore } from '@/session/store.ts'
import { Button, ButtonLink, ExternalLink } from '@/ui/base/button.tsx'
import { codeLoader } from '@/ui/base/code-loader.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { useBulkActions } from './bulk/scenario-bulk-actions.tsx'
import { scenarioColumns } from './list/scenario-columns.tsx'
import { type UsageProgress, useUsage } from './list/use-usage.ts'
import { AuthorFilter, MapFilter, SuiteFilter } from './listed-pickers.tsx'
import { scenarioActions } from './scenario-actions.tsx'
import { useSuiteMembers } from './use-suite-members.tsx'

interface UsageStatusProps {
  usage: ScenarioUsage
  progress: UsageProgress
}

/** Says which scenarios are listed by their use, how far the calls are that tell it, and what is missing. */
function UsageStatus({ usage, progress }: UsageStatusProps) {
  const changeSearch = useChangeSearch()
  const { done, total, state, stop, resume, query } = progress
  return (
    <>
      <QueryStatus query={query} />
      {usage === 'failing' && <OperationStatus operation={listCaseReportsOperation} />}
      <InfoBanner
        actions={
          <>
            {state === 'reading' && (
              <Button size="sm" onClick={stop}>
                Stop
              </Button>
            )}
            {state === 'stopped' && (
              <Button size="sm" onClick={resume}>
                Go on
              </Button>
            )}
            <Button
              size="sm"
              onClick={() => changeSearch({ usage: undefined, sort: undefined, page: undefined })}
            >
              Show all
            </Button>
          </>
        }
      >
        <p>{texts[usage](progress)}</p>
        {state !== 'ended' && total !== undefined && total > 0 && (
          <div className="mt-1.5 max-w-80">
            <ProgressBar label="Progress" percent={Math.round((done / total) * 100)} />
          </div>
        )}
      </InfoBanner>
    </>
  )
}

const texts: { readonly [usage in ScenarioUsage]: (progress: UsageProgress) => string } = {
  unused: ({ done, state, total }) => {
    if (state === 'reading')
      return `Reading which scenarios suites hold: ${formatCount(done)} suites so far.`
    return total === undefined
      ? 'Not all suites have been read: which scenarios are in no suite is not known.'
      : `Scenarios that none of the ${formatCount(total)} suites of this project holds.`
  },
  failing: ({ done, state, total = 0 }) => {
    const read = `${formatCount(done)} of ${formatCount(total)} jobs read`
    if (state === 'reading') return `Counting the failures of the last jobs: ${read}.`
    return done < total
      ? `Scenarios with failed cases, as far as known: ${read}.`
      : `Scenarios with failed cases in the last ${formatCount(total)} jobs.`
  },
}

/** Links of the list: review of what is listed, invitations of other projects, and the editor that makes a scenario. */
function ScenarioListLinks() {
  const search = useSearch({ from: '/_console/scenarios/' })
  const projectId = useProjectId()
  const editor = externalLink('scenarioEditor', { projectId })
  return (
    <>
      {search.state !== 'deleted' && !search.usage && (
        <ButtonLink
          to="/scenarios/review"
          search={{
            sim_type: search.sim_type,
            display_name: search.display_name,
            author: search.author,
            area_map_id: search.area_map_id,
            suite_id: search.suite_id,
          }}
        >
          Review
        </ButtonLink>
      )}
      {editor && <ExternalLink href={editor}>New Scenario</ExternalLink>}
      <ButtonLink to="/scenarios/share_invitations">Sharing Invitations</ButtonLink>
    </>
  )
}

const AwaitedScenarios = lazy(codeLoader(() => import('./sharing/awaited-scenarios.tsx')))

const defaultSort = { column: 'name', direction: 'ascending' } as const
const byFailures = { column: 'failures', direction: 'descending' } as const
const nothing: readonly Scenario[] = []

type ScenarioFilter = SearchOf<typeof scenarioFilter.schema>

const ownControls = {
  sim_type: () => <TypeFilter allFor="privileged" />,
  area_map_id: () => <MapFilter />,
  author: (loaded: LoadedList<Scenario>) => <AuthorFilter {...loaded} />,
  suite_id: () => <SuiteFilter />,
}

const emptyText = ({ state }: ScenarioFilter) =>
  state === 'deleted'
    ? 'No scenario of this project has been deleted.'
    : 'Scenarios are written in the scenario editor, or shared by other projects.'

/** Opens the editor, where the deployment has one. */
function FirstScenario() {
  const editor = externalLink('scenarioEditor', { projectId: useProjectId() })
  return editor && <ExternalLink href={editor}>Write the first scenario</ExternalLink>
}

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
  const members = useSuiteMembers(search.suite_id)
  const isReading =
    (usage !== undefined && progress.state === 'reading') ||
    (search.suite_id !== undefined && members.held === undefined)
  const filter = useMemo(
    () => ({
      ...scenarioFilter,
      apply: (scenarios: readonly Scenario[]) =>
        heldBySuite(
          byUsage(scenarioFilter.apply(withEarly(scenarios, early), search), search.usage, facts),
          search.suite_id,
          members.held,
        ),
    }),
    [search, early, facts, members.held],
  )
  const details = useMemo(
    () => ({
      label: ({ displayName }: Scenario) => `Suites of ${displayName}`,
      content: suitesOf,
    }),
    [suitesOf],
  )
  const bulk = useBulkActions()
  const awaited = useStore(awaitedShares).length > 0
  return (
    <Page
      title="Scenarios"
      note="A scenario describes what happens around the vehicle in one test; suites hold scenarios."
      actions={<ScenarioListLinks />}
    >
      {awaited && (
        <Suspense fallback={null}>
          <AwaitedScenarios />
        </Suspense>
      )}
      <UnknownStatuses search={search} />
      {members.status}
      {usage && <UsageStatus key={usage} usage={usage} progress={progress} />}
      <ThingList
        label="Scenarios"
        kind={scenarioKind}
        query={scenariosQueryOptions(projectId, search)}
        columns={columns}
        defaultSort={usage === 'failing' ? byFailures : defaultSort}
        views={scenarioViews}
        lines={2}
        details={details}
        actions={scenarioActions}
        context={projectId}
        selection={bulk.selection}
        filter={filter}
        noMatch={isReading ? 'None so far.' : 'No scenario of this project matches the filter.'}
        ownControls={ownControls}
        create={search.state !== 'deleted' && <FirstScenario />}
        empty={emptyText(search)}
      />
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

/** The scenarios that the service finds by the typed name, until the whole list is loaded. */
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

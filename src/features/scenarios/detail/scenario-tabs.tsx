import { deprecateScenarioShareMutationOptions } from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type ComponentType, useMemo, useState } from 'react'
import { whyNotOnScenario } from '@/models/scenarios/scenario-action-rules.ts'
import {
  scenarioSharesQueryOptions,
  versionsQueryOptions,
} from '@/models/scenarios/scenario-queries.ts'
import { scenarioTabNames, scenarioTabs } from '@/models/scenarios/scenario-search.ts'
import { isShareable } from '@/models/suites/suite-sharing.ts'
import { PageTabs } from '@/page/page-tabs.tsx'
import { QueryTable } from '@/page/query-table.tsx'
import { useChangeSearch, useTableView } from '@/page/search.ts'
import { UnknownStatusAlert } from '@/parts/scenarios/review-status.tsx'
import { ShareList } from '@/parts/sharing/share-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { RestoreVersion } from '../actions/restore-version.tsx'
import { versionColumns } from './version-columns.tsx'

const comparisonCode = lazyCode(() => import('./version-comparison.tsx'))

const from = '/_console/scenarios/$scenarioId/'
const rowId = ({ versionId }: Scenario) => String(versionId)
const nothing: readonly string[] = []

/** The versions of a scenario, the highest first; of another project's only the approved ones. */
function VersionsPanel({ scenario }: { scenario: Scenario }) {
  const query = versionsQueryOptions(useProjectId(), scenario.id)
  const result = useQuery(query)
  const [view, onViewChange] = useTableView(nothing)
  const rows = result.data?.items
  const { version: shown = scenario.versionId, compare } = useSearch({ from })
  const changeSearch = useChangeSearch()
  const [restored, setRestored] = useState<number>()
  const canRestore = whyNotOnScenario('edit', scenario) === undefined
  const columns = useMemo(
    () => versionColumns(shown, scenario.versionId, canRestore ? setRestored : undefined),
    [shown, scenario, canRestore],
  )
  const compared =
    compare === shown
      ? []
      : (rows ?? []).filter(({ versionId }) => versionId === shown || versionId === compare)
  const [after, before] = compared.toSorted((a, b) => b.versionId - a.versionId)
  return (
    <div className="flex flex-col gap-3">
      <UnknownStatusAlert statuses={(rows ?? []).map(({ review }) => review.status)} />
      {before && after && (
        <LazyPart
          code={comparisonCode}
          before={before}
          after={after}
          onClose={() => changeSearch({ compare: undefined })}
        />
      )}
      <QueryTable
        label="Versions"
        query={query}
        result={result}
        columns={columns}
        rows={rows}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
        empty={<EmptyState>This scenario has no version to show.</EmptyState>}
      />
      {restored !== undefined && (
        <RestoreVersion
          newest={scenario}
          versionId={restored}
          onClose={() => setRestored(undefined)}
        />
      )}
    </div>
  )
}

function ScenarioShares({ scenarioId }: { scenarioId: string }) {
  const projectId = useProjectId()
  return (
    <ShareList
      what="scenario"
      query={scenarioSharesQueryOptions(projectId, scenarioId)}
      stop={deprecateScenarioShareMutationOptions()}
      variablesOf={({ id }) => ({ path: { projectId, scenarioId, shareId: id } })}
    />
  )
}

/** Lists of other areas on the page of a scenario. */
export interface ScenarioTabContents {
  suites: ComponentType<{ scenario: Scenario }>
  results: ComponentType<{ scenario: Scenario }>
}

interface ScenarioTabsProps {
  scenario: Scenario
  contents: ScenarioTabContents
}

const hasShares = ({ type, sharedFrom }: Scenario) => isShareable(type) && !sharedFrom

const SharesPanel = ({ scenario }: { scenario: Scenario }) => (
  <div className="rounded-lg border bg-surface px-4 py-3">
    <ScenarioShares scenarioId={scenario.id} />
  </div>
)

/** The lists of a scenario as tabs. */
export function ScenarioTabs({ scenario, contents }: ScenarioTabsProps) {
  const { version } = useSearch({ from })
  const all = { ...contents, versions: VersionsPanel, shares: SharesPanel }
  return (
    <PageTabs
      label="Parts of the scenario"
      tabs={scenarioTabs.filter((tab) => tab !== 'shares' || hasShares(scenario))}
      names={scenarioTabNames}
      kept={{ version }}
    >
      {(open) => {
        const Content = all[open]
        return <Content scenario={scenario} />
      }}
    </PageTabs>
  )
}

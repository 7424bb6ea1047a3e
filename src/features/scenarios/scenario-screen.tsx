import {
  getScenarioQueryOptions,
  getScenarioVersionQueryOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { scenarioKind } from '@/models/scenarios/scenario.ts'
import { deletionTexts } from '@/models/scenarios/scenario-action-rules.ts'
import { ContextActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { DeletedBanner } from '@/page/list-links.tsx'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { ScenarioOverview } from './detail/scenario-overview.tsx'
import { type ScenarioTabContents, ScenarioTabs } from './detail/scenario-tabs.tsx'
import { scenarioActions, scenarioSubject } from './scenario-actions.tsx'

const from = '/_console/scenarios/$scenarioId/'

/** One scenario: a version of it, its versions and its suites. */
export function ScenarioScreen({ tabs }: { tabs: ScenarioTabContents }) {
  const projectId = useProjectId()
  const { scenarioId } = useParams({ from })
  return (
    <DetailPage
      kind={scenarioKind}
      query={getScenarioQueryOptions({ projectId, scenarioId })}
      skeleton={<DetailSkeleton overview="h-40" />}
    >
      {(scenario, status) => (
        <ScenarioPage key={scenario.id} newest={scenario} tabs={tabs} status={status} />
      )}
    </DetailPage>
  )
}

interface ScenarioPageProps {
  /** The scenario in its newest version. */
  newest: Scenario
  tabs: ScenarioTabContents
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
}

function ScenarioPage({ newest, tabs, status }: ScenarioPageProps) {
  const projectId = useProjectId()
  const { version = newest.versionId } = useSearch({ from })
  const { displayName } = newest
  const query = getScenarioVersionQueryOptions({
    projectId,
    scenarioId: newest.id,
    versionId: version,
  })
  const isNewest = version === newest.versionId
  const { data: earlier, isError } = useQuery({ ...query, enabled: !isNewest })
  const shown = isNewest ? newest : earlier
  return (
    <Page
      title={displayName}
      names={{ Scenario: displayName }}
      badges={
        <>
          <Badge>{newest.type}</Badge>
          <OwnedBadges thing={newest} />
        </>
      }
      actions={
        shown && (
          <ContextActionButtons
            subject={scenarioSubject}
            actions={scenarioActions}
            thing={shown}
            context={projectId}
          />
        )
      }
    >
      {status}
      <ScenarioBanner scenario={newest} />
      {!isNewest && (
        <>
          <EarlierBanner newest={newest} version={version} />
          <QueryStatus query={query} />
        </>
      )}
      {shown ? (
        <ScenarioOverview scenario={shown} />
      ) : (
        !isError && <DetailSkeleton overview="h-40" />
      )}
      <div>
        <ScenarioTabs scenario={newest} contents={tabs} />
      </div>
    </Page>
  )
}

const EarlierBanner = ({ newest, version }: { newest: Scenario; version: number }) => (
  <InfoBanner
    actions={
      <TextLink to="/scenarios/$scenarioId" params={{ scenarioId: newest.id }}>
        Show version {newest.versionId}
      </TextLink>
    }
  >
    This is version {version}, not the newest one.
  </InfoBanner>
)

function ScenarioBanner({ scenario }: { scenario: Scenario }) {
  if (scenario.deprecated) {
    return <DeletedBanner kind={scenarioKind}>{deletionTexts(scenario).done}</DeletedBanner>
  }
  if (!scenario.sharedFrom) return null
  return (
    <InfoBanner>
      Another project shares this scenario: you can use its approved versions in suites, but only
      that project can change or review it.
    </InfoBanner>
  )
}

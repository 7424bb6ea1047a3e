import {
  getScenarioQueryOptions,
  getScenarioVersionQueryOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { scenarioKind } from '@/models/scenarios/scenario.ts'
import { deletionTexts } from '@/models/scenarios/scenario-action-rules.ts'
import { ContextActionButtons } from '@/page/actions.tsx'
import { DetailPage } from '@/page/detail-page.tsx'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { OwnedBanner } from '@/page/owned-banner.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { ScenarioOverview } from './detail/scenario-overview.tsx'
import { type ScenarioTabContents, ScenarioTabs } from './detail/scenario-tabs.tsx'
import { scenarioActions } from './scenario-actions.tsx'

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
      {(scenario) => <ScenarioPage newest={scenario} tabs={tabs} />}
    </DetailPage>
  )
}

interface ScenarioPageProps {
  /** The scenario in its newest version. */
  newest: Scenario
  tabs: ScenarioTabContents
}

function ScenarioPage({ newest, tabs }: ScenarioPageProps) {
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
          <ContextActionButtons actions={scenarioActions} thing={shown} context={projectId} />
        )
      }
    >
      <OwnedBanner
        kind={scenarioKind}
        thing={newest}
        deleted={deletionTexts(newest).done}
        shared="Another project shares this scenario: you can use its approved versions in suites, but only that project can change or review it."
      />
      {!isNewest && (
        <>
          <EarlierBanner newest={newest} version={version} isThere={!isError} />
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

interface EarlierBannerProps {
  newest: Scenario
  version: number
  /** The platform has the version, as far as is known. */
  isThere: boolean
}

const EarlierBanner = ({ newest, version, isThere }: EarlierBannerProps) => (
  <InfoBanner
    actions={
      <TextLink to="/scenarios/$scenarioId" params={{ scenarioId: newest.id }}>
        Show version {newest.versionId}
      </TextLink>
    }
  >
    {isThere
      ? `This is version ${version}, not the newest one.`
      : `Version ${version} could not be read.`}
  </InfoBanner>
)

import type { Scenario } from '@generated/scenario/types.ts'
import { ChevronDown } from 'lucide-react'
import { indentJson } from '@/lib/indent-json.ts'
import { truncate } from '@/lib/text.ts'
import { assetName, mapName } from '@/models/scenarios/scenario.ts'
import { parametersOf } from '@/models/suites/suite-parameters.ts'
import { Author, ByLine } from '@/page/by-line.tsx'
import { MapLink } from '@/page/links.tsx'
import { ProjectName } from '@/page/project-name.tsx'
import { DataSource } from '@/parts/scenarios/data-source.tsx'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { useFlag } from '@/session/flags.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItems } from '@/ui/text/overview.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const present = (items: OverviewItems) => items.filter((item) => item && item.value !== undefined)

/** Overview of a scenario in one of its versions: what matters most, and all else on demand. */
export function ScenarioOverview({ scenario }: { scenario: Scenario }) {
  const { review, areaMap, tags } = scenario
  const items: OverviewItems = [
    { label: 'Version', value: scenario.versionId },
    { label: 'Review', value: <Review review={review} /> },
    { label: 'Change', value: scenario.changeMessage || undefined },
    { label: 'Updated', value: <ByLine at={scenario.updatedAt} by={scenario.author} /> },
    {
      label: 'Area map',
      value: areaMap && (
        <>
          <MapLink id={areaMap.id} name={mapName(areaMap)} />
          <Copyable text={areaMap.versionId} what="map version ID" />
        </>
      ),
    },
    {
      label: 'Tags',
      value: tags.length > 0 ? tags.map((tag) => <Chip key={tag}>{tag}</Chip>) : undefined,
    },
    scenario.deprecated && {
      label: 'Deleted',
      value: <DateText at={scenario.deprecatedAt} form="date-time" />,
    },
    scenario.sharedFrom && {
      label: 'Shared from',
      value: <ProjectName id={scenario.sharedFrom} />,
    },
    { label: 'Description', value: scenario.description || undefined, wide: true },
  ]
  return (
    <div className="flex flex-col gap-2">
      <Overview label="Overview" items={present(items)} />
      <details className="group flex flex-col gap-2">
        <summary className="flex w-fit cursor-pointer items-center gap-1 rounded-sm text-sm font-medium text-primary">
          Details
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="mt-2">
          <Overview label="Details" items={present(useDetails(scenario))} dense />
        </div>
      </details>
    </div>
  )
}

/** All that a version of a scenario has, but for what matters most. */
function useDetails(scenario: Scenario): OverviewItems {
  const internalStaff = useFlag('internalStaff')
  const privileged = useFlag('privileged')
  const { asset, sourceScenario, parameterSet } = scenario
  const parameters = parametersOf([parameterSet])
  return [
    {
      label: 'Parameters',
      value: parameters.length > 0 ? <Parameters parameters={parameters} /> : undefined,
      wide: true,
    },
    {
      label: 'Content',
      value: scenario.scenarioFormat ? <Content format={scenario.scenarioFormat} /> : undefined,
      wide: true,
    },
    {
      label: 'Asset',
      value: asset && (
        <>
          {internalStaff ? (
            <TextLink to="/scenario_assets/$assetId" params={{ assetId: asset.id }}>
              <TruncatedText text={assetName(asset)} />
            </TextLink>
          ) : (
            <TruncatedText text={assetName(asset)} />
          )}
          <span className="text-muted">Version {asset.versionId}</span>
        </>
      ),
    },
    sourceScenario && {
      label: 'Source scenario',
      value: (
        <>
          <Copyable text={sourceScenario.id} what="source scenario ID" />
          <span className="text-muted">{sourceVersions(sourceScenario)}</span>
        </>
      ),
    },
    privileged && { label: 'Data source', value: <DataSource scenario={scenario} />, wide: true },
    { label: 'Created', value: <DateText at={scenario.createdAt} form="date-time" /> },
    { label: 'Project', value: <ProjectName id={scenario.projectId} /> },
    { label: 'ID', value: <Copyable text={scenario.id} what="scenario ID" /> },
  ]
}

const sourceVersions = ({
  versionId,
  syncedVersionId,
}: NonNullable<Scenario['sourceScenario']>): string =>
  [
    versionId === undefined ? '' : `version ${versionId}`,
    syncedVersionId === undefined ? '' : `synchronized up to version ${syncedVersionId}`,
  ]
    .filter((text) => text !== '')
    .join(', ')

/** Review of a version, by whom and with which comment. */
const Review = ({ review: { status, comment, reviewer } }: Pick<Scenario, 'review'>) => (
  <span className="flex min-w-0 flex-col">
    <ReviewStatus status={status} />
    <Author of={reviewer} />
    {comment && <bdi>{comment}</bdi>}
  </span>
)

const Parameters = ({ parameters }: { parameters: ReturnType<typeof parametersOf> }) => (
  <ul aria-label="Parameters" className="flex min-w-0 flex-col gap-1">
    {parameters.map(({ name, type, values }) => (
      <li key={name}>
        <bdi className="font-mono text-sm">{name}</bdi>{' '}
        <span className="text-sm text-muted">{type}</span> <bdi>{values.join(', ')}</bdi>
      </li>
    ))}
  </ul>
)

/** Most characters of the content that are shown; the download has all of it. */
const shownContent = 20_000

/** The content of a version, folded. */
const Content = ({ format }: { format: string }) => (
  <details className="min-w-0">
    <summary className="cursor-pointer">Show</summary>
    <pre className="mt-1 font-mono text-xs whitespace-pre-wrap">
      {truncate(indentJson(format, shownContent), shownContent)}
    </pre>
  </details>
)

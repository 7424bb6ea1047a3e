import type { Scenario } from '@generated/scenario/types.ts'
import { MapLink, ScenarioLink } from '@/page/links.tsx'
import { ReviewStatus } from '@/parts/scenarios/review-status.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { assetName, mapName } from '../model/scenario.ts'
import { ScenarioBadges } from '../scenario-badges.tsx'

/** Column with the asset that a scenario refers to. */
const assetColumn: Column<Scenario> = {
  id: 'asset',
  width: 100,
  grow: 1,
  header: 'Asset',
  cell: ({ asset }) =>
    asset ? (
      <TextLink to="/scenario_assets/$assetId" params={{ assetId: asset.id }} tone="secondary">
        <TruncatedText text={assetName(asset)} />
      </TextLink>
    ) : (
      <EmptyCell />
    ),
}

/** The columns of the scenario list; assets are for internal staff. */
export const scenarioColumns = (internalStaff: boolean): readonly Column<Scenario>[] => [
  {
    id: 'name',
    width: 220,
    grow: 4,
    header: 'Name',
    cell: (scenario) => (
      <span className="flex min-w-0 items-center gap-2">
        <ScenarioLink id={scenario.id} name={scenario.displayName} lines={2} />
        <ScenarioBadges scenario={scenario} />
      </span>
    ),
    sortedByService: true,
  },
  {
    id: 'type',
    width: 132,
    header: 'Type',
    cell: ({ type }) => <TruncatedText text={type} />,
  },
  {
    id: 'review',
    width: 168,
    header: 'Review',
    cell: ({ review }) => <ReviewStatus status={review.status} />,
  },
  {
    id: 'map',
    width: 100,
    grow: 1,
    header: 'Map',
    cell: ({ areaMap }) =>
      areaMap ? (
        <MapLink id={areaMap.id} name={mapName(areaMap)} tone="secondary" />
      ) : (
        <EmptyCell />
      ),
  },
  ...(internalStaff ? [assetColumn] : []),
  {
    id: 'version',
    width: 68,
    header: 'Version',
    cell: ({ versionId }) => versionId,
  },
  {
    id: 'updated',
    width: 108,
    header: 'Updated',
    cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
    sortedByService: true,
    firstSort: 'descending',
  },
]

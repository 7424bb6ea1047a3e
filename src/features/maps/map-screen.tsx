import { getAreaMapQueryOptions } from '@generated/map/queries.ts'
import type { AreaMap } from '@generated/map/types.ts'
import { useParams } from '@tanstack/react-router'
import { mapKind } from '@/models/maps/map.ts'
import { DetailPage } from '@/page/detail-page.tsx'
import { SharedBadge } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { MapVersions } from './detail/map-versions.tsx'

/** One area map: overview and versions. */
export function MapScreen() {
  const projectId = useProjectId()
  const { areaMapId } = useParams({ from: '/_console/maps/$areaMapId/' })
  return (
    <DetailPage
      kind={mapKind}
      query={getAreaMapQueryOptions({ projectId, areaMapId: Number(areaMapId) })}
      title={`Map ${areaMapId}`}
      skeleton={<DetailSkeleton overview="h-24" />}
    >
      {(map) => <MapPage map={map} />}
    </DetailPage>
  )
}

function MapPage({ map }: { map: AreaMap }) {
  const { areaMapId, areaMapName, isShared, createdAt, updatedAt } = map
  return (
    <Page
      title={areaMapName}
      badges={isShared && <SharedBadge />}
      actions={
        <ButtonLink to="/scenarios" search={{ area_map_id: areaMapId }}>
          Scenarios on this map
        </ButtonLink>
      }
    >
      <Overview
        label="Overview"
        items={[
          { label: 'Name', value: <bdi>{areaMapName}</bdi> },
          { label: 'Created', value: <DateText at={createdAt} /> },
          { label: 'Updated', value: <DateText at={updatedAt} /> },
          { label: 'ID', value: <Copyable text={String(areaMapId)} what="area map ID" /> },
        ]}
      />
      <MapVersions areaMapId={areaMapId} />
    </Page>
  )
}

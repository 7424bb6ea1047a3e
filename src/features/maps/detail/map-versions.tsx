import type { AreaMapVersion } from '@generated/map/types.ts'
import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { mapVersionsQueryOptions } from '@/models/maps/map-queries.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { IconButton } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { createdColumn, descriptionColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { DownloadMap } from '../download/download-map.tsx'
import { OpenBuilder, OpenVersion } from '../open-in-builder.tsx'

const rowId = ({ versionId }: AreaMapVersion) => versionId

const versionColumns = (
  onDownload: (version: AreaMapVersion) => void,
): readonly Column<AreaMapVersion>[] => [
  {
    ...versionColumn,
    width: 112,
    cell: (version) => (
      <span className="inline-flex items-center gap-1">
        {versionColumn.cell(version)}
        <CopyButton text={version.versionId} what="version ID" />
      </span>
    ),
  },
  descriptionColumn,
  {
    id: 'status',
    width: 140,
    header: 'Status',
    cell: ({ releaseStatus }) => <Badge>{releaseStatus}</Badge>,
    sortValue: ({ releaseStatus }) => releaseStatus,
  },
  createdColumn,
  { id: 'open', width: 84, header: 'Open', cell: (version) => <OpenVersion version={version} /> },
  {
    id: 'download',
    width: 96,
    header: 'Download',
    cell: (version) => (
      <IconButton
        label={`Download version ${version.versionId}`}
        size="sm"
        onClick={() => onDownload(version)}
      >
        <Download aria-hidden />
      </IconButton>
    ),
  },
]

/** The versions of a map that are not deleted, the newest first. */
export function MapVersions({ areaMapId }: { areaMapId: number }) {
  const projectId = useProjectId()
  const [shown, setShown] = useState<AreaMapVersion>()
  const columns = useMemo(() => versionColumns(setShown), [])
  return (
    <section aria-labelledby="map-versions" className="mt-1.5 flex flex-col gap-2">
      <h2 id="map-versions" className="text-base font-semibold">
        Versions
      </h2>
      <QueryList
        label="Versions"
        kind={{ one: 'version', many: 'versions' }}
        query={mapVersionsQueryOptions(projectId, areaMapId)}
        columns={columns}
        rowId={rowId}
        empty={
          <EmptyState title="No version available." action={<OpenBuilder />}>
            Versions of a map are made in the map builder.
          </EmptyState>
        }
      />
      {shown && <DownloadMap version={shown} onClose={() => setShown(undefined)} />}
    </section>
  )
}

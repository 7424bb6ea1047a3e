import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { batchGetFirmwareImagesQueryOptions } from '@generated/firmware-registry/queries.ts'
import { batchGetPackagesQueryOptions } from '@generated/ml/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { clampPage, slicePage } from '@/lib/paging.ts'
import { imageIdsOf } from '@/models/firmware/firmware-images.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { IconButton } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { DataTable } from '@/ui/table/data-table.tsx'
import { ImageDownload } from '../download/image-download.tsx'
import { type ItemRow, itemRowsOf, packageIdsOf } from './firmware-item-rows.ts'
import { itemColumns } from './item-columns.tsx'

interface DownloadImagesProps {
  row: ItemRow
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
  onClose: () => void
}

function DownloadImages({ row: { item, images }, status, onClose }: DownloadImagesProps) {
  return (
    <Dialog
      onClose={onClose}
      title="Download firmware image"
      description={<bdi>{item.componentName}</bdi>}
    >
      <div className="flex flex-col gap-4">
        {status}
        {images.map((image) => (
          <ImageDownload key={image.imageId} image={image} componentName={item.componentName} />
        ))}
      </div>
    </Dialog>
  )
}

const nothing: readonly string[] = []
const rowId = ({ key }: ItemRow) => key

/** The components of a release: how each is deployed, and the images to download. */
export function ItemsPanel({ release: { items } }: { release: FirmwareRelease }) {
  const projectId = useProjectId()
  const [view, onViewChange] = useTableView(nothing)
  const [downloadedKey, setDownloadedKey] = useState<string>()

  // One look-up of each kind, for the visible page only.
  const page = clampPage(view.page, view.pageSize, { count: items.length, complete: true })
  const shown = useMemo(() => slicePage(items, page, view.pageSize), [items, page, view.pageSize])
  const imageIds = useMemo(() => imageIdsOf(shown), [shown])
  const packageIds = useMemo(() => packageIdsOf(shown), [shown])
  const imageQuery = batchGetFirmwareImagesQueryOptions({ projectId }, { imageIds })
  const { data } = useQuery({ ...imageQuery, enabled: imageIds.length > 0 })
  const packageQuery = batchGetPackagesQueryOptions({ projectId }, { ids: packageIds })
  const packages = useQuery({ ...packageQuery, enabled: packageIds.length > 0 }).data?.found
  const rows = useMemo(
    () => itemRowsOf(items, imageIds, data?.images, packages ?? []),
    [items, imageIds, data, packages],
  )

  const rowActions = useCallback(
    ({ key, item, images }: ItemRow) =>
      images.length > 0 && (
        <IconButton
          label={`Download the image of ${item.componentName}`}
          size="sm"
          onClick={() => setDownloadedKey(key)}
        >
          <Download aria-hidden />
        </IconButton>
      ),
    [],
  )
  const status = <QueryStatus query={imageQuery} />
  const row = rows.find(({ key }) => key === downloadedKey)

  return (
    <>
      <DataTable
        label="Items"
        columns={itemColumns}
        rows={rows}
        rowId={rowId}
        lines={2}
        view={view}
        onViewChange={onViewChange}
        rowActions={rowActions}
        error={
          <>
            {status}
            <QueryStatus query={packageQuery} />
          </>
        }
        empty={<EmptyState>This release has no components.</EmptyState>}
      />
      {row && (
        <DownloadImages row={row} status={status} onClose={() => setDownloadedKey(undefined)} />
      )}
    </>
  )
}

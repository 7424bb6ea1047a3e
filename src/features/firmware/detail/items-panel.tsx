import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { batchGetFirmwareImagesQueryOptions } from '@generated/firmware-registry/queries.ts'
import { batchGetPackagesQueryOptions } from '@generated/ml/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { clampPage, slicePage } from '@/lib/paging.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { IconButton } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { DataTable } from '@/ui/table/data-table.tsx'
import { DownloadImages } from '../download/download-images.tsx'
import { imageIdsOf } from '../model/images.ts'
import { itemColumns } from './item-columns.tsx'
import { type ItemRow, itemRowsOf, packageIdsOf } from './item-rows.ts'

const nothing: readonly string[] = []
const rowId = ({ key }: ItemRow) => key

/** The components of a release: how each is deployed, and the images to download. */
export function ItemsPanel({ release: { items } }: { release: FirmwareRelease }) {
  const projectId = useProjectId()
  const [view, onViewChange] = useTableView(nothing)
  const [chosen, setChosen] = useState<string>()

  // Only what the page on show names is looked up, by one call of each kind.
  const page = clampPage(view.page, view.pageSize, { count: items.length, complete: true })
  const shown = useMemo(() => slicePage(items, page, view.pageSize), [items, page, view.pageSize])
  const asked = useMemo(() => imageIdsOf(shown), [shown])
  const packageIds = useMemo(() => packageIdsOf(shown), [shown])
  const lookup = batchGetFirmwareImagesQueryOptions({ projectId }, { imageIds: asked })
  const { data } = useQuery({ ...lookup, enabled: asked.length > 0 })
  const packageLookup = batchGetPackagesQueryOptions({ projectId }, { ids: packageIds })
  const packages = useQuery({ ...packageLookup, enabled: packageIds.length > 0 }).data?.found
  const rows = useMemo(
    () => itemRowsOf(items, asked, data?.images, packages ?? []),
    [items, asked, data, packages],
  )

  const rowActions = useCallback(
    ({ key, item, images }: ItemRow) =>
      images.length > 0 && (
        <IconButton
          label={`Download the image of ${item.componentName}`}
          size="sm"
          onClick={() => setChosen(key)}
        >
          <Download aria-hidden />
        </IconButton>
      ),
    [],
  )
  const status = <QueryStatus query={lookup} />
  const row = rows.find(({ key }) => key === chosen)

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
            <QueryStatus query={packageLookup} />
          </>
        }
        empty={<EmptyState>This release has no components.</EmptyState>}
      />
      {row && <DownloadImages row={row} status={status} onClose={() => setChosen(undefined)} />}
    </>
  )
}

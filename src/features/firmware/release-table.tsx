import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Menu, type MenuItem } from '@/ui/overlays/menu.tsx'
import { DeleteRelease, deletedText } from './delete-release.tsx'
import { releaseColumns, sortableReleaseColumns } from './list/columns.tsx'
import { ReleasesEmpty } from './list/empty.tsx'
import { ReleaseFilterBar } from './list/filter-bar.tsx'
import { type ReleaseAction, whyNotOnRelease } from './model/actions.ts'
import { filterReleases, releaseFilterOf } from './model/filter.ts'
import { releasesQueryOptions } from './model/queries.ts'
import { releaseList } from './model/release-list.ts'
import { PublishRelease } from './publish-release.tsx'

const rowId = ({ id }: FirmwareRelease) => id

/** The firmware releases of a catalog, newest first; filter, page and sort are in the address. */
export function FirmwareReleaseTable({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const [view, onViewChange] = useTableView(sortableReleaseColumns)
  const filter = useMemo(() => releaseFilterOf(search), [search])
  const [asked, setAsked] = useState<{ release: FirmwareRelease; action: ReleaseAction }>()
  releaseList.useRemember(catalogId, search)

  const options = releasesQueryOptions({ projectId, catalogId }, filter)
  const result = useQuery({
    ...options,
    // What was there stays until the answer to another filter of the same catalog comes.
    placeholderData: (previous, query) => {
      const [ofProject, , , path] = query?.queryKey ?? []
      return ofProject === projectId && isOf(path, catalogId) ? previous : undefined
    },
  })
  const { data } = result
  const rows = useMemo(() => data && filterReleases(data.items, filter), [data, filter])

  const rowActions = useCallback(
    (release: FirmwareRelease) => {
      const ask = (action: ReleaseAction) => () => setAsked({ release, action })
      const edit = () =>
        void navigate({
          to: '/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId/edit',
          params: { catalogId: release.catalogId, firmwareReleaseId: release.id },
        })
      const items = [
        { id: 'publish', label: 'Publish', onSelect: ask('publish') },
        { id: 'edit', label: 'Edit', onSelect: edit },
        { id: 'delete', label: 'Delete', destructive: true, onSelect: ask('delete') },
      ] as const satisfies readonly (MenuItem & { id: ReleaseAction })[]
      return (
        <Menu
          label={`Actions for ${release.name}`}
          items={items.filter(({ id }) => !whyNotOnRelease(id, release))}
          size="sm"
        />
      )
    },
    [navigate],
  )

  const complete = isComplete(result)
  const close = () => setAsked(undefined)

  return (
    <div className="flex flex-col gap-3">
      <ReleaseFilterBar filter={filter} count={rows?.length} complete={complete} />
      <QueryTable
        label="Releases"
        query={options}
        result={result}
        columns={releaseColumns}
        rows={rows}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
        rowActions={rowActions}
        empty={<ReleasesEmpty filter={filter} />}
      />
      {asked?.action === 'publish' && <PublishRelease release={asked.release} onClose={close} />}
      {asked?.action === 'delete' && (
        <DeleteRelease
          release={asked.release}
          onClose={close}
          onDeleted={() => toast(deletedText)}
        />
      )}
    </div>
  )
}

const isOf = (path: unknown, catalogId: string): boolean =>
  typeof path === 'object' && path !== null && 'catalogId' in path && path.catalogId === catalogId

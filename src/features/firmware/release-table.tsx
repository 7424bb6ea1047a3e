import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useRowActions } from '@/page/actions.tsx'
import { DeletedFilter, FlagFilter, NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { releaseColumns } from './list/columns.tsx'
import { filterReleases } from './model/filter.ts'
import { releasesQueryOptions } from './model/queries.ts'
import { releaseKind } from './model/release.ts'
import type { ReleaseFilter } from './model/search.ts'
import { releaseActions, releaseSubject } from './release-actions.tsx'

const rowId = ({ id }: FirmwareRelease) => id

const noMatchText = ({ draft, deleted, display_name }: ReleaseFilter) =>
  display_name
    ? 'No release of this catalog matches the filter.'
    : `No release of this catalog is ${[deleted && 'deleted', draft && 'a draft'].filter(Boolean).join(' and ')}.`

/** The firmware releases of a catalog, newest first. */
export function FirmwareReleaseTable({ catalogId }: { catalogId: string }) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  const { draft, deleted, display_name } = search
  const filter = useListFilter(search, filterReleases, {
    parameters: ['draft', 'deleted', 'display_name'],
    noMatch: noMatchText(search),
  })
  const { rowActions, dialog } = useRowActions(releaseSubject, releaseActions, undefined)
  useRememberList(releaseKind, catalogId)
  return (
    <>
      <QueryList
        // Keeps the rows while another filter loads, but not those of another catalog.
        key={catalogId}
        label="Releases"
        kind={releaseKind}
        query={{
          ...releasesQueryOptions({ projectId, catalogId }, search),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={releaseColumns}
        rowId={rowId}
        rowActions={rowActions}
        filter={filter}
        controls={() => (
          <>
            <NameFilter label="Name" placeholder="Name, text or ID" value={display_name} />
            <FlagFilter label="Only drafts" parameter="draft" on={draft} />
            <DeletedFilter on={deleted} />
          </>
        )}
        empty={
          <EmptyState>
            This catalog has no firmware release yet. An evaluation job makes one when it is started
            with Release on.
          </EmptyState>
        }
      />
      {dialog}
    </>
  )
}

import { listPackageFirmwareReleasesAllQueryOptions } from '@generated/catalog/queries.ts'
import type { PackageFirmwareRelease } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { catalogsQueryOptions } from '@/features/catalogs/model/queries.ts'
import { shortId } from '@/lib/ids.ts'
import { presentIn } from '@/lib/search-params.ts'
import { DeletedFilter, FlagFilter } from '@/page/filters.tsx'
import { CatalogLink } from '@/page/links.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { createdColumn, descriptionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { publishedColumn, releaseNameColumn } from './list/columns.tsx'
import { releaseQueryOf } from './model/filter.ts'
import { releaseKind } from './model/release.ts'
import { ReleaseChip } from './release-badges.tsx'

const columnsOf = (
  names: ReadonlyMap<string, string>,
): readonly Column<PackageFirmwareRelease>[] => [
  releaseNameColumn,
  {
    id: 'release',
    width: 200,
    header: 'Release',
    cell: (release) => (
      <span className="flex min-w-0 items-center gap-1.5">
        <ReleaseChip release={release} />
        {release.draft && <Badge tone="warning">Draft</Badge>}
      </span>
    ),
  },
  {
    id: 'catalog',
    width: 130,
    grow: 1,
    header: 'Catalog',
    cell: ({ catalogId }) => (
      <CatalogLink
        id={catalogId}
        name={names.get(catalogId) ?? shortId(catalogId)}
        tone="secondary"
      />
    ),
    sortValue: ({ catalogId }) => names.get(catalogId),
  },
  descriptionColumn,
  { ...createdColumn, width: 116 },
  publishedColumn,
  {
    id: 'id',
    width: 124,
    header: 'ID',
    cell: ({ id }) => <Copyable text={id} what="release ID" />,
  },
]

const rowId = ({ id }: PackageFirmwareRelease) => id

interface PackageFirmwareProps {
  /** A release of an ML package. */
  release: { id: string; packageId: string }
}

/** The firmware releases that contain a release of an ML package. */
export function PackageFirmware({ release: { id, packageId } }: PackageFirmwareProps) {
  const projectId = useProjectId()
  const search = useSearch({ strict: false })
  const { draft, deleted } = search
  const { data } = useQuery(catalogsQueryOptions(projectId, {}))
  const columns = useMemo(
    () => columnsOf(new Map(data?.items.map((catalog) => [catalog.id, catalog.displayName]))),
    [data],
  )
  const filter = useMemo(
    () => ({
      apply: (releases: readonly PackageFirmwareRelease[]) => releases,
      parameters: presentIn(search, ['draft', 'deleted']),
      noMatch: 'No firmware release with this package release matches the filter.',
    }),
    [search],
  )
  return (
    <QueryList
      label="Firmware releases"
      kind={releaseKind}
      query={{
        ...listPackageFirmwareReleasesAllQueryOptions(
          { projectId, packageId },
          { mlPackageReleaseId: id, ...releaseQueryOf({ draft, deleted }) },
        ),
        placeholderData: keepWithinProject(projectId),
      }}
      columns={columns}
      rowId={rowId}
      filter={filter}
      controls={() => (
        <>
          <FlagFilter label="Only drafts" parameter="draft" on={draft} />
          <DeletedFilter on={deleted} />
        </>
      )}
      empty={
        <EmptyState>
          {draft || deleted
            ? 'No firmware release with this package release matches the filter.'
            : 'No firmware release of this project contains the package release yet.'}
        </EmptyState>
      }
    />
  )
}

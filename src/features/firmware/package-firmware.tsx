import { listPackageFirmwareReleasesAllQueryOptions } from '@generated/catalog/queries.ts'
import type { PackageFirmwareRelease } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { publishedColumn, releaseNameColumn } from '@/features/firmware/list/firmware-columns.tsx'
import { shortId } from '@/lib/ids.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import { usingFirmwareFilter } from '@/models/firmware/firmware-filter.ts'
import { releaseKind } from '@/models/firmware/firmware-release.ts'
import { CatalogLink } from '@/page/links.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { createdColumn, descriptionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
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

const noMatch = 'No firmware release with this package release matches the filter.'

interface PackageFirmwareProps {
  release: { id: string; packageId: string }
}

/** The firmware releases that contain a release of an ML package. */
export function PackageFirmware({ release: { id, packageId } }: PackageFirmwareProps) {
  const projectId = useProjectId()
  const { draft, deleted } = useSearch({ strict: false })
  const { data } = useQuery(catalogsQueryOptions(projectId, {}))
  const columns = useMemo(
    () => columnsOf(new Map(data?.items.map((catalog) => [catalog.id, catalog.displayName]))),
    [data],
  )
  return (
    <QueryList
      label="Firmware releases"
      kind={releaseKind}
      query={{
        ...listPackageFirmwareReleasesAllQueryOptions(
          { projectId, packageId },
          { mlPackageReleaseId: id, ...usingFirmwareFilter.queryOf({ draft, deleted }) },
        ),
        placeholderData: keepWithinProject(projectId),
      }}
      columns={columns}
      filter={usingFirmwareFilter}
      noMatch={noMatch}
      empty={
        <EmptyState>
          {draft || deleted
            ? noMatch
            : 'No firmware release of this project contains the package release yet.'}
        </EmptyState>
      }
    />
  )
}

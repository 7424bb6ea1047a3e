import type { Package } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { AwaitedPackages } from '@/features/ml-packages/awaited-packages.tsx'
import {
  NewestMetrics,
  NewestRelease,
  NewestUses,
} from '@/features/ml-packages/newest-release-cells.tsx'
import { packageActions } from '@/features/ml-packages/package-actions.tsx'
import type { SortOrder } from '@/lib/sort-param.ts'
import { packageKind } from '@/models/ml-packages/package.ts'
import { packageFilter } from '@/models/ml-packages/package-filter.ts'
import { packagesQueryOptions } from '@/models/ml-packages/package-queries.ts'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { Page } from '@/page/page.tsx'
import { ThingList } from '@/page/thing-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const packageColumns: readonly Column<Package>[] = [
  {
    id: 'name',
    width: 176,
    grow: 2,
    header: 'Name',
    cell: (found) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink to="/mlpackages/$packageId" params={{ packageId: found.id }}>
          <TruncatedText text={found.name} />
        </TextLink>
        <OwnedBadges thing={found} />
      </span>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'newest',
    width: 148,
    header: 'Newest release',
    cell: (found) => <NewestRelease found={found} />,
  },
  {
    id: 'metrics',
    width: 184,
    grow: 1,
    header: 'Metrics',
    cell: (found) => <NewestMetrics found={found} />,
  },
  {
    id: 'used',
    width: 116,
    header: 'Used in',
    cell: (found) => <NewestUses found={found} />,
  },
  descriptionColumn,
  versionColumn,
  updatedColumn,
]

const defaultPackageSort: SortOrder = { column: 'name', direction: 'ascending' }

const newPackage = (
  <ButtonLink to="/mlpackages/new" variant="primary" icon={<Plus aria-hidden />}>
    New Package
  </ButtonLink>
)

/** The ML packages of the project, including those shared by other projects. */
export function PackagesScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/mlpackages/' })
  return (
    <Page
      title="ML Packages"
      note="A package collects what training runs make in releases, which firmware is then built with."
    >
      <AwaitedPackages />
      <ThingList
        label="ML Packages"
        kind={packageKind}
        query={packagesQueryOptions(projectId, packageFilter.serviceOf(search))}
        columns={packageColumns}
        lines={2}
        defaultSort={defaultPackageSort}
        actions={packageActions}
        context={undefined}
        filter={packageFilter}
        tools={
          <>
            <TextLink to="/mlpackages/share_invitations" className="text-sm">
              Sharing Invitations
            </TextLink>
            {newPackage}
          </>
        }
        create={newPackage}
        empty="A run leaves what it has made for the package that its config file names."
      />
    </Page>
  )
}

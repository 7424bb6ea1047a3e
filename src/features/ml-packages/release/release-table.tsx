import type { Package, PackageRelease } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import { packageReleaseActions } from '@/features/ml-packages/package-release-actions.tsx'
import { PackagingState, ReviewChip } from '@/features/ml-packages/release-status.tsx'
import { packageTarget } from '@/models/ml-packages/package.ts'
import { whyNotOnPackage } from '@/models/ml-packages/package-action-rules.ts'
import { packageFilter } from '@/models/ml-packages/package-filter.ts'
import { packageReleasesQueryOptions } from '@/models/ml-packages/package-queries.ts'
import { packageReleaseKind, packageReleaseTarget } from '@/models/ml-packages/package-release.ts'
import { releaseListPolling } from '@/models/ml-packages/release-queries.ts'
import { OwnedBadges } from '@/page/owned-badges.tsx'
import { ThingList } from '@/page/thing-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { createdColumn, descriptionColumn, updatedColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const packageReleaseColumns: readonly Column<PackageRelease>[] = [
  {
    id: 'name',
    width: 180,
    grow: 2,
    header: 'Name',
    cell: (release) => (
      <span className="flex min-w-0 items-center gap-2">
        <TextLink {...packageReleaseTarget(release.packageId, release.id)}>
          <TruncatedText text={release.name} />
        </TextLink>
        <OwnedBadges thing={release} />
      </span>
    ),
    sortValue: ({ name }) => name,
  },
  {
    id: 'packaging',
    width: 150,
    header: 'Packaging',
    cell: (release) => <PackagingState release={release} />,
    sortValue: ({ packagingReport }) => packagingReport.status,
  },
  {
    id: 'review',
    width: 130,
    header: 'Review',
    cell: (release) => <ReviewChip release={release} />,
    sortValue: ({ review }) => review.status,
  },
  descriptionColumn,
  createdColumn,
  updatedColumn,
]

/** The releases of a package, newest first. */
export function PackageReleaseTable({ found }: { found: Package }) {
  const projectId = useProjectId()
  const { id: packageId } = found
  const search = useSearch({ from: '/_console/mlpackages/$packageId/' })
  const canRelease = whyNotOnPackage('release', found) === undefined
  return (
    <ThingList
      owner={{ one: 'package', id: packageId }}
      label="Releases"
      kind={packageReleaseKind}
      query={packageReleasesQueryOptions({ projectId, packageId }, packageFilter.serviceOf(search))}
      polling={releaseListPolling}
      columns={packageReleaseColumns}
      actions={packageReleaseActions}
      context={undefined}
      filter={packageFilter}
      create={
        canRelease && (
          <ButtonLink {...packageTarget(packageId, '/releases/new')}>New Release</ButtonLink>
        )
      }
      empty={
        canRelease
          ? 'This package has no release yet. A release is made of artifacts that training runs left for the package.'
          : 'This package has no release.'
      }
    />
  )
}

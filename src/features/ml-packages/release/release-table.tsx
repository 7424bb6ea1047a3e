import type { Package, PackageRelease } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useRowActions } from '@/page/actions.tsx'
import { DeletedFilter, NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { whyNotOnPackage } from '../model/actions.ts'
import { filterListed } from '../model/filter.ts'
import { packageTarget } from '../model/package.ts'
import { packageReleasesQueryOptions } from '../model/queries.ts'
import { packageReleaseKind } from '../model/release.ts'
import { releaseListPolling } from '../model/release-queries.ts'
import { packageReleaseActions, packageReleaseSubject } from '../release-actions.tsx'
import { packageReleaseColumns } from './columns.tsx'

const rowId = ({ id }: PackageRelease) => id

/** The releases of a package, newest first. */
export function PackageReleaseTable({ found }: { found: Package }) {
  const projectId = useProjectId()
  const { id: packageId } = found
  const search = useSearch({ from: '/_console/mlpackages/$packageId/' })
  const { deleted, display_name } = search
  const filter = useListFilter(search, filterListed<PackageRelease>, {
    parameters: ['display_name'],
    noMatch: `No ${search.deleted ? 'deleted ' : ''}release of this package matches the name.`,
  })
  const { rowActions, dialog } = useRowActions(
    packageReleaseSubject,
    packageReleaseActions,
    undefined,
  )
  useRememberList(packageReleaseKind, packageId)
  const canRelease = whyNotOnPackage('release', found) === undefined
  return (
    <>
      <QueryList
        key={packageId}
        label="Releases"
        kind={packageReleaseKind}
        query={{
          ...packageReleasesQueryOptions({ projectId, packageId }, { deleted }),
          placeholderData: keepWithinProject(projectId),
        }}
        polling={releaseListPolling}
        columns={packageReleaseColumns}
        rowId={rowId}
        rowActions={rowActions}
        filter={filter}
        controls={() => (
          <>
            <NameFilter label="Name" placeholder="Name, text or ID" value={display_name} />
            <DeletedFilter on={deleted} />
          </>
        )}
        empty={
          deleted ? (
            <EmptyState>No release of this package has been deleted.</EmptyState>
          ) : (
            <EmptyState
              action={
                canRelease && (
                  <ButtonLink {...packageTarget(packageId, '/releases/new')}>
                    New Release
                  </ButtonLink>
                )
              }
            >
              This package has no release yet. A release is made of artifacts that training runs
              left for the package.
            </EmptyState>
          )
        }
      />
      {dialog}
    </>
  )
}

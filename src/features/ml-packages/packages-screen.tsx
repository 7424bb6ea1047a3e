import type { Package } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useRowActions } from '@/page/actions.tsx'
import { DeletedFilter, NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { defaultPackageSort, packageColumns } from './list/columns.tsx'
import { PackagesEmpty } from './list/empty.tsx'
import { NewPackageLink } from './list/new-package-link.tsx'
import { filterListed } from './model/filter.ts'
import { packageKind } from './model/package.ts'
import { packagesQueryOptions } from './model/queries.ts'
import { packageActions, packageSubject } from './package-actions.tsx'

const rowId = ({ id }: Package) => id

/** The ML packages of the project, including those shared by other projects. */
export function PackagesScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/mlpackages/' })
  const { deleted, display_name } = search
  const filter = useListFilter(search, filterListed<Package>, {
    parameters: ['display_name'],
    noMatch: `No ${search.deleted ? 'deleted ' : ''}package of this project matches the name.`,
  })
  const { rowActions, dialog } = useRowActions(packageSubject, packageActions, undefined)
  useRememberList(packageKind, projectId)
  return (
    <Page title="ML Packages">
      <QueryList
        label="ML Packages"
        kind={packageKind}
        query={{
          ...packagesQueryOptions(projectId, { deleted }),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={packageColumns}
        defaultSort={defaultPackageSort}
        rowId={rowId}
        rowActions={rowActions}
        filter={filter}
        controls={() => (
          <>
            <NameFilter label="Name" placeholder="Name, text or ID" value={display_name} />
            <DeletedFilter on={deleted} />
          </>
        )}
        tools={
          <>
            <TextLink to="/mlpackages/share_invitations" className="text-sm">
              Sharing Invitations
            </TextLink>
            <NewPackageLink />
          </>
        }
        empty={<PackagesEmpty deleted={deleted} />}
      />
      {dialog}
    </Page>
  )
}

import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { packageInvitationsQueryOptions } from '@/features/ml-packages/model/share-queries.ts'
import { PackageInvitationsScreen } from '@/features/ml-packages/package-invitations-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'

export const Route = createFileRoute('/_console/mlpackages/share_invitations')({
  staticData: { crumb: 'Sharing Invitations' },
  validateSearch: readSearch(tableSearch),
  loader: (args) =>
    load(args, ({ start, projectId }) => start(packageInvitationsQueryOptions(projectId))),
  component: PackageInvitationsScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { PackageInvitationsScreen } from '@/features/ml-packages/package-invitations-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { packageInvitationsQueryOptions } from '@/models/ml-packages/package-share-queries.ts'

export const Route = createFileRoute('/_console/mlpackages/share_invitations')({
  staticData: { crumb: 'Sharing Invitations' },
  validateSearch: readSearch(tableSearch),
  loader: (args) =>
    load(args, ({ start, projectId }) => start(packageInvitationsQueryOptions(projectId))),
  component: PackageInvitationsScreen,
})

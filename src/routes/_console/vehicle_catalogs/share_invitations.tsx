import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { CatalogInvitationsScreen } from '@/features/catalogs/catalog-invitations-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { catalogInvitationsQueryOptions } from '@/models/catalogs/catalog-share-queries.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/share_invitations')({
  staticData: { crumb: 'Sharing Invitations' },
  validateSearch: readSearch(tableSearch),
  loader: (args) =>
    load(args, ({ start, projectId }) => start(catalogInvitationsQueryOptions(projectId))),
  component: CatalogInvitationsScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { startQuery } from '@/data/start-query.ts'
import { CatalogInvitationsScreen } from '@/features/catalogs/catalog-invitations-screen.tsx'
import { catalogInvitationsQueryOptions } from '@/features/catalogs/model/share-queries.ts'
import { searchOf } from '../../-search.ts'

export const Route = createFileRoute('/_console/vehicle_catalogs/share_invitations')({
  staticData: { crumb: 'Sharing Invitations' },
  validateSearch: searchOf('page', 'page_size', 'sort'),
  loader: ({ context: { queryClient, projectId } }) => {
    if (projectId) startQuery(queryClient, catalogInvitationsQueryOptions(projectId))
  },
  component: CatalogInvitationsScreen,
})

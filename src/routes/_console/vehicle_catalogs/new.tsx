import { createFileRoute } from '@tanstack/react-router'
import { NewCatalogScreen } from '@/features/catalogs/new-catalog-screen.tsx'

export const Route = createFileRoute('/_console/vehicle_catalogs/new')({
  staticData: { crumb: 'New Catalog' },
  component: NewCatalogScreen,
})

import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_console/vehicle_catalogs')({
  staticData: { crumb: 'Catalogs' },
})

import { createFileRoute } from '@tanstack/react-router'
import { Car } from 'lucide-react'

export const Route = createFileRoute('/_console/vehicle_catalogs')({
  staticData: { crumb: 'Catalogs', menu: { icon: Car, order: 30, keys: 'g v' } },
})

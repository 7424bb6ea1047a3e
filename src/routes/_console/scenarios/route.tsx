import { createFileRoute } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'

export const Route = createFileRoute('/_console/scenarios')({
  staticData: { crumb: 'Scenarios', menu: { icon: Waypoints, order: 20, keys: 'g c' } },
})

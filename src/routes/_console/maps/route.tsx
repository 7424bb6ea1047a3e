import { createFileRoute } from '@tanstack/react-router'
import { MapPinned } from 'lucide-react'

export const Route = createFileRoute('/_console/maps')({
  staticData: { crumb: 'Maps', menu: { icon: MapPinned, order: 50 } },
})

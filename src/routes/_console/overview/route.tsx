import { createFileRoute } from '@tanstack/react-router'
import { House } from 'lucide-react'

export const Route = createFileRoute('/_console/overview')({
  staticData: { crumb: 'Overview', menu: { icon: House, order: 5, keys: 'g o' } },
})

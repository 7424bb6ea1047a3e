import { createFileRoute } from '@tanstack/react-router'
import { House } from 'lucide-react'
import { lazy } from 'react'
import { afterPage } from '@/lib/idle.ts'

const NewFailuresBadge = lazy(() =>
  afterPage().then(() => import('@/features/overview/new-failures-badge.tsx')),
)

export const Route = createFileRoute('/_console/overview')({
  staticData: {
    crumb: 'Overview',
    menu: { icon: House, order: 5, keys: 'g o', badge: NewFailuresBadge },
  },
})

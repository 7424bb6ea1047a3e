import { createFileRoute } from '@tanstack/react-router'
import { House } from 'lucide-react'
import { lazy } from 'react'
import { evidenceOpened } from '@/evidence/evidence-opened.ts'
import { idle } from '@/lib/idle.ts'
import { codeLoader } from '@/ui/base/code-loader.ts'

const NewFailuresBadge = lazy(
  codeLoader(() =>
    evidenceOpened
      .then(() => idle(500))
      .then(() => import('@/features/overview/new-failures-badge.tsx')),
  ),
)

export const Route = createFileRoute('/_console/overview')({
  staticData: {
    crumb: 'Overview',
    menu: { icon: House, order: 5, keys: 'g o', badge: NewFailuresBadge },
  },
})

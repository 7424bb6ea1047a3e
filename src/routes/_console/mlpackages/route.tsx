import { createFileRoute } from '@tanstack/react-router'
import { Package } from 'lucide-react'

export const Route = createFileRoute('/_console/mlpackages')({
  staticData: {
    crumb: 'ML Packages',
    menu: { icon: Package, order: 60, group: 'Machine learning', keys: 'g p' },
  },
})

import { createFileRoute } from '@tanstack/react-router'
import { ChartNoAxesColumn } from 'lucide-react'

export const Route = createFileRoute('/_console/reports')({
  staticData: { crumb: 'Reports', menu: { icon: ChartNoAxesColumn, order: 10, keys: 'g r' } },
})

import { createFileRoute } from '@tanstack/react-router'
import { List } from 'lucide-react'

export const Route = createFileRoute('/_console/suites')({
  staticData: { crumb: 'Suites', menu: { icon: List, order: 40, keys: 'g s' } },
})

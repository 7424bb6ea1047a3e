import { createFileRoute } from '@tanstack/react-router'
import { Files } from 'lucide-react'

export const Route = createFileRoute('/_console/scenario_assets')({
  staticData: {
    crumb: 'Scenario Assets',
    menu: { icon: Files, order: 90, group: 'Internal', only: 'internalStaff' },
  },
})

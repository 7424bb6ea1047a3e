import { createFileRoute } from '@tanstack/react-router'
import { FileVideo } from 'lucide-react'

export const Route = createFileRoute('/_console/scenario_reports')({
  staticData: {
    crumb: 'Scenario Reports',
    menu: { icon: FileVideo, order: 80, group: 'Internal', only: 'internalStaff' },
  },
})

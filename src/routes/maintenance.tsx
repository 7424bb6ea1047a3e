import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceScreen } from '@/app/maintenance-screen.tsx'
import { searchOf } from './-search.ts'

export const Route = createFileRoute('/maintenance')({
  validateSearch: searchOf('from'),
  component: MaintenanceScreen,
})

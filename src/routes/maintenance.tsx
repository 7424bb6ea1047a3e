import { createFileRoute } from '@tanstack/react-router'
import { MaintenanceScreen } from '@/app/maintenance-screen.tsx'
import { readSearch, text } from '@/lib/search-params.ts'

export const Route = createFileRoute('/maintenance')({
  validateSearch: readSearch({ from: text }),
  component: MaintenanceScreen,
})

import { createFileRoute } from '@tanstack/react-router'
import { ReportsScreen } from '@/features/reports/reports-screen.tsx'
import { searchOf } from '../../-search.ts'

export const Route = createFileRoute('/_console/reports/')({
  validateSearch: searchOf('page', 'page_size', 'state', 'user_name'),
  component: ReportsScreen,
})

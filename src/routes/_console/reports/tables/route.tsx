import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_console/reports/tables')({
  staticData: { crumb: 'Report tables' },
})

import { createFileRoute } from '@tanstack/react-router'
import { ReportTablesScreen } from '@/features/report-tables/report-tables-screen.tsx'

export const Route = createFileRoute('/_console/reports/tables/')({ component: ReportTablesScreen })

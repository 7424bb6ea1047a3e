import { ReportTable } from '@/features/reports/index.ts'
import { EmptyState } from '@/ui/empty-state.tsx'
import type { CatalogTabProps } from './tab-props.ts'

/** The reports of the jobs that were run for a catalog. */
export const ReportsTab = ({ catalog: { id } }: CatalogTabProps) => (
  <ReportTable
    catalogId={id}
    empty={
      <EmptyState>
        No job has been run for this catalog yet. Jobs are started by its integrations, by a
        schedule, or by hand.
      </EmptyState>
    }
  />
)

import type { Catalog } from '@generated/catalog/types.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ReportTable } from './job-report-table.tsx'

interface CatalogReportsProps {
  catalog: Pick<Catalog, 'id'>
}

/** The reports of a catalog's jobs. */
export const CatalogReports = ({ catalog: { id } }: CatalogReportsProps) => (
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

import type { Catalog } from '@generated/catalog/types.ts'
import { whyNotOnCatalog } from '@/models/catalogs/catalog-action-rules.ts'
import { RunJobButton } from '@/parts/run-job-button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ReportTable } from './job-report-table.tsx'

interface CatalogReportsProps {
  catalog: Pick<Catalog, 'id' | 'deprecated' | 'sharedFrom'>
}

/** The reports of a catalog's jobs. */
export const CatalogReports = ({ catalog }: CatalogReportsProps) => (
  <ReportTable
    catalogId={catalog.id}
    empty={
      <EmptyState
        action={
          whyNotOnCatalog('run', catalog) === undefined && (
            <RunJobButton catalogId={catalog.id} label="Run the first job" variant="secondary" />
          )
        }
      >
        No job has been run for this catalog yet. Jobs are started by its integrations, by a
        schedule, or by hand.
      </EmptyState>
    }
  />
)

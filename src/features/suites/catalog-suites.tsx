import type { Catalog } from '@generated/catalog/types.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NewSuiteLink } from './list/new-suite-link.tsx'
import { SuiteTable } from './suite-table.tsx'

interface CatalogSuitesProps {
  catalog: Pick<Catalog, 'id' | 'deprecated'>
}

/** The suites that jobs of a catalog run. */
export function CatalogSuites({ catalog: { id, deprecated } }: CatalogSuitesProps) {
  const newSuite = !deprecated && <NewSuiteLink catalogId={id} variant="secondary" />
  return (
    <SuiteTable
      catalogId={id}
      tools={newSuite}
      empty={
        <EmptyState action={newSuite}>
          No suite is attached to this catalog: its jobs test nothing.
        </EmptyState>
      }
    />
  )
}

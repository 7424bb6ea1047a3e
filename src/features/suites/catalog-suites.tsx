import type { Catalog } from '@generated/catalog/types.ts'
import { Plus } from 'lucide-react'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { SuiteTable } from './suite-table.tsx'

interface CatalogSuitesProps {
  catalog: Pick<Catalog, 'id' | 'deprecated'>
}

/** The suites that jobs of a catalog run. */
export function CatalogSuites({ catalog: { id, deprecated } }: CatalogSuitesProps) {
  const newSuite = !deprecated && (
    <ButtonLink to="/suites/new" search={{ catalog_id: id }} icon={<Plus aria-hidden />}>
      New Suite
    </ButtonLink>
  )
  return (
    <SuiteTable
      catalogId={id}
      actions={newSuite}
      empty={
        <EmptyState action={newSuite}>
          No suite is attached to this catalog: its jobs test nothing.
        </EmptyState>
      }
    />
  )
}

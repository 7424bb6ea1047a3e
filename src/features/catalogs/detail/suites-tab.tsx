import { Plus } from 'lucide-react'
import { SuiteTable } from '@/features/suites/index.ts'
import { ButtonLink } from '@/ui/button.tsx'
import { EmptyState } from '@/ui/empty-state.tsx'
import type { CatalogTabProps } from './tab-props.ts'

/** The suites that jobs of a catalog run. */
export function SuitesTab({ catalog: { id, deprecated } }: CatalogTabProps) {
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

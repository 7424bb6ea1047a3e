import type { Catalog } from '@generated/catalog/types.ts'
import { useMemo } from 'react'
import { suiteColumns } from '@/features/suites/list/suite-columns.tsx'
import { suiteKind } from '@/models/suites/suite.ts'
import { suiteFilter } from '@/models/suites/suite-filter.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { NewSuiteLink } from './list/new-suite-link.tsx'

interface CatalogSuitesProps {
  catalog: Pick<Catalog, 'id' | 'deprecated'>
}

const ofCatalog = suiteFilter.only('display_name')

/** The suites attached to a catalog, which its jobs run. */
export function CatalogSuites({ catalog: { id: catalogId, deprecated } }: CatalogSuitesProps) {
  const projectId = useProjectId()
  const columns = useMemo(
    () => suiteColumns(catalogId).filter(({ id }) => id !== 'catalogs'),
    [catalogId],
  )
  const newSuite = !deprecated && <NewSuiteLink catalogId={catalogId} variant="secondary" />
  return (
    <QueryList
      label="Suites"
      kind={suiteKind}
      query={suitesQueryOptions(projectId, { catalog_id: catalogId })}
      columns={columns}
      filter={ofCatalog}
      noMatch="No suite of this catalog matches the name."
      tools={newSuite}
      empty={
        <EmptyState action={newSuite}>
          No suite is attached to this catalog: its jobs test nothing.
        </EmptyState>
      }
    />
  )
}

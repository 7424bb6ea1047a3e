import type { Catalog } from '@generated/catalog/types.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { suiteColumns } from './list/columns.tsx'
import { NewSuiteLink } from './list/new-suite-link.tsx'
import { suitesQueryOptions } from './model/queries.ts'
import { suiteKind } from './model/suite.ts'

interface CatalogSuitesProps {
  catalog: Pick<Catalog, 'id' | 'deprecated'>
}

const rowId = ({ id }: Suite) => id

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
      rowId={rowId}
      tools={newSuite}
      empty={
        <EmptyState action={newSuite}>
          No suite is attached to this catalog: its jobs test nothing.
        </EmptyState>
      }
    />
  )
}

import type { Catalog } from '@generated/catalog/types.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { presentIn } from '@/lib/search-params.ts'
import { NameFilter } from '@/page/filters.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { suiteColumns } from './list/columns.tsx'
import { NewSuiteLink } from './list/new-suite-link.tsx'
import { filterSuites } from './model/filter.ts'
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
  const { display_name } = useSearch({ strict: false })
  const filter = useMemo(
    () => ({
      apply: (suites: readonly Suite[]) => filterSuites(suites, { display_name }),
      parameters: presentIn({ display_name }, ['display_name']),
      noMatch: 'No suite of this catalog matches the name.',
      local: true,
    }),
    [display_name],
  )
  const newSuite = !deprecated && <NewSuiteLink catalogId={catalogId} variant="secondary" />
  return (
    <QueryList
      label="Suites"
      kind={suiteKind}
      query={suitesQueryOptions(projectId, { catalog_id: catalogId })}
      columns={columns}
      rowId={rowId}
      filter={filter}
      controls={() => (
        <NameFilter label="Name" placeholder="Name, label or ID" value={display_name} />
      )}
      tools={newSuite}
      empty={
        <EmptyState action={newSuite}>
          No suite is attached to this catalog: its jobs test nothing.
        </EmptyState>
      }
    />
  )
}

import type { Suite } from '@generated/evaluation/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useRowActions } from '@/page/actions.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { useBulkActions } from './bulk/bulk-actions.tsx'
import { suiteColumns } from './list/columns.tsx'
import { SuitesEmpty } from './list/empty.tsx'
import { SuiteFilterControls } from './list/filter-controls.tsx'
import { NewSuiteLink } from './list/new-suite-link.tsx'
import { filterSuites } from './model/filter.ts'
import { suitesQueryOptions } from './model/queries.ts'
import { serviceFilterOf } from './model/search.ts'
import { suiteKind } from './model/suite.ts'
import { suiteActions, suiteSubject } from './suite-actions.tsx'

const rowId = ({ id }: Suite) => id

/** The suites of the project. */
export function SuitesScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/suites/' })
  const { catalog_id: catalogId, deleted } = search
  const columns = useMemo(() => suiteColumns(catalogId), [catalogId])
  const filter = useListFilter(search, filterSuites, {
    parameters: ['sim_type', 'catalog_id', 'suite_labels', 'display_name'],
    noMatch: `No ${search.deleted ? 'deleted ' : ''}suite of this project matches the filter.`,
  })
  const { rowActions, dialog } = useRowActions(suiteSubject, suiteActions, catalogId)
  const bulk = useBulkActions(deleted === true)
  useRememberList(suiteKind, projectId)
  return (
    <Page title="Suites">
      <QueryList
        label="Suites"
        kind={suiteKind}
        query={{
          ...suitesQueryOptions(projectId, serviceFilterOf(search)),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={columns}
        rowId={rowId}
        rowActions={rowActions}
        selection={bulk.selection}
        filter={filter}
        controls={(loaded) => <SuiteFilterControls filter={search} {...loaded} />}
        tools={<NewSuiteLink catalogId={catalogId} />}
        empty={<SuitesEmpty deleted={deleted} />}
      />
      {dialog}
      {bulk.dialog}
    </Page>
  )
}

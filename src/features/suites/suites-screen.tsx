import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { suiteKind } from '@/models/suites/suite.ts'
import { suiteFilter } from '@/models/suites/suite-filter.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { useRowActions } from '@/page/actions.tsx'
import { useRememberList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { useBulkActions } from './bulk/suite-bulk-actions.tsx'
import { NewSuiteLink } from './list/new-suite-link.tsx'
import { suiteColumnsWithRuns } from './list/suite-columns.tsx'
import { suiteControls } from './list/suite-filter-controls.tsx'
import { suiteActions, suiteSubject } from './suite-actions.tsx'

/** Shown for an empty list of suites. */
const SuitesEmpty = ({ deleted = false }: { deleted?: boolean | undefined }) =>
  deleted ? (
    <EmptyState>No suite of this project has been deleted.</EmptyState>
  ) : (
    <EmptyState action={<NewSuiteLink />}>
      Jobs have nothing to test yet. A new suite names scenarios, and the catalogs whose jobs run
      it.
    </EmptyState>
  )

/** The suites of the project. */
export function SuitesScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/suites/' })
  const { catalog_id: catalogId, deleted } = search
  const columns = useMemo(() => suiteColumnsWithRuns(catalogId), [catalogId])
  const { rowActions, dialog } = useRowActions(suiteSubject, suiteActions, catalogId)
  const bulk = useBulkActions(deleted === true, catalogId)
  useRememberList(suiteKind, projectId)
  return (
    <Page
      title="Suites"
      note="A suite is a set of approved scenarios that run together; catalogs say which suites a vehicle runs."
    >
      <QueryList
        label="Suites"
        kind={suiteKind}
        query={{
          ...suitesQueryOptions(projectId, suiteFilter.serviceOf(search)),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={columns}
        lines={2}
        rowActions={rowActions}
        selection={bulk.selection}
        filter={suiteFilter}
        noMatch={`No ${deleted ? 'deleted ' : ''}suite of this project matches the filter.`}
        ownControls={suiteControls}
        tools={<NewSuiteLink catalogId={catalogId} />}
        empty={<SuitesEmpty deleted={deleted} />}
      />
      {dialog}
      {bulk.dialog}
    </Page>
  )
}

import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { suiteKind } from '@/models/suites/suite.ts'
import { suiteFilter } from '@/models/suites/suite-filter.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { Page } from '@/page/page.tsx'
import { ThingList } from '@/page/thing-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { useBulkActions } from './bulk/suite-bulk-actions.tsx'
import { NewSuiteLink } from './list/new-suite-link.tsx'
import { suiteColumnsWithRuns } from './list/suite-columns.tsx'
import { suiteControls } from './list/suite-filter-controls.tsx'
import { suiteActions } from './suite-actions.tsx'

/** The suites of the project. */
export function SuitesScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/suites/' })
  const { catalog_id: catalogId, deleted } = search
  const columns = useMemo(() => suiteColumnsWithRuns(catalogId), [catalogId])
  const bulk = useBulkActions(deleted === true, catalogId)
  return (
    <Page
      title="Suites"
      note="A suite is a set of approved scenarios that run together; catalogs say which suites a vehicle runs."
    >
      <ThingList
        label="Suites"
        kind={suiteKind}
        query={suitesQueryOptions(projectId, suiteFilter.serviceOf(search))}
        columns={columns}
        lines={2}
        actions={suiteActions}
        context={catalogId}
        selection={bulk.selection}
        filter={suiteFilter}
        noMatch={`No ${deleted ? 'deleted ' : ''}suite of this project matches the filter.`}
        ownControls={suiteControls}
        tools={<NewSuiteLink catalogId={catalogId} />}
        create={<NewSuiteLink />}
        empty="Jobs have nothing to test yet. A new suite names scenarios, and the catalogs whose jobs run it."
      />
      {bulk.dialog}
    </Page>
  )
}

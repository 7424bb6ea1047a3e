import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { suitePreset } from '@/features/run-drawer/model/state.ts'
import { rememberList } from '@/page/last-list.ts'
import { Page } from '@/page/page.tsx'
import { isComplete, QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { runJobMenuItem } from '@/parts/run-job/run-job-button.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Menu } from '@/ui/overlays/menu.tsx'
import { DeleteSuite, deletedText } from './delete-suite.tsx'
import { sortableSuiteColumns, suiteColumns } from './list/columns.tsx'
import { SuitesEmpty } from './list/empty.tsx'
import { SuiteFilterBar } from './list/filter-bar.tsx'
import { whyNotOnSuite } from './model/actions.ts'
import { filterSuites, suiteFilterOf } from './model/filter.ts'
import { suitesQueryOptions } from './model/queries.ts'

const rowId = ({ id }: Suite) => id

/** The suites of the project. */
export function SuitesScreen() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/suites/' })
  const navigate = useNavigate()
  const [view, onViewChange] = useTableView(sortableSuiteColumns)
  const filter = useMemo(() => suiteFilterOf(search), [search])
  const [toDelete, setToDelete] = useState<Suite>()

  useEffect(() => rememberList('/suites', projectId, search), [projectId, search])

  const options = suitesQueryOptions(projectId, filter)
  const result = useQuery({
    ...options,
    placeholderData: keepWithinProject(projectId),
  })
  const { data } = result
  const rows = useMemo(() => data && filterSuites(data.items, filter), [data, filter])
  const { catalogId } = filter
  const columns = useMemo(() => suiteColumns(catalogId), [catalogId])

  const rowActions = useCallback(
    (suite: Suite) => {
      const edit = {
        id: 'edit',
        label: 'Edit',
        onSelect: () =>
          void navigate({
            to: '/suites/$suiteId/edit',
            params: { suiteId: suite.id },
            search: { catalog_id: catalogId },
          }),
      }
      const remove = {
        id: 'delete',
        label: 'Delete',
        destructive: true,
        onSelect: () => setToDelete(suite),
      }
      const items = [
        ...(whyNotOnSuite('run', suite) ? [] : [runJobMenuItem(suitePreset(suite, catalogId))]),
        ...(whyNotOnSuite('edit', suite) ? [] : [edit]),
        ...(whyNotOnSuite('delete', suite) ? [] : [remove]),
      ]
      return <Menu label={`Actions for ${suite.displayName}`} items={items} size="sm" />
    },
    [navigate, catalogId],
  )

  const complete = isComplete(result)

  return (
    <Page title="Suites">
      <SuiteFilterBar
        filter={filter}
        suites={data?.items}
        shown={rows?.length}
        complete={complete}
      />
      <QueryTable
        label="Suites"
        query={options}
        result={result}
        columns={columns}
        rows={rows}
        rowId={rowId}
        loadedCount={data?.items.length ?? 0}
        view={view}
        onViewChange={onViewChange}
        rowActions={rowActions}
        empty={<SuitesEmpty filter={filter} />}
      />
      <DeleteSuite
        suite={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={() => toast(deletedText)}
      />
    </Page>
  )
}

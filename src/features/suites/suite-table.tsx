import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { countText } from '@/lib/count-text.ts'
import { QueryTable } from '@/page/query-table.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { sortableSuiteColumns, suiteColumns } from './list/columns.tsx'
import { suitesQueryOptions } from './model/queries.ts'

interface SuiteTableProps {
  catalogId: string
  /** What stands at the right over the table. */
  actions?: ReactNode
  /** Stands in place of an empty list. */
  empty: ReactNode
}

const rowId = ({ id }: Suite) => id
const noun = { one: 'suite', many: 'suites' }

/** The suites that are attached to a catalog. */
export function SuiteTable({ catalogId, actions, empty }: SuiteTableProps) {
  const projectId = useProjectId()
  const [view, onViewChange] = useTableView(sortableSuiteColumns)
  const options = suitesQueryOptions(projectId, { deleted: false, catalogId })
  const result = useQuery(options)
  const { data } = result
  const columns = useMemo(
    () => suiteColumns(catalogId).filter(({ id }) => id !== 'catalogs'),
    [catalogId],
  )
  return (
    <div className="flex flex-col gap-3">
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        {data && (
          <p className="text-xs text-muted">
            {countText({ count: data.items.length, complete: data.complete }, noun)}
          </p>
        )}
        <span className="ml-auto">{actions}</span>
      </div>
      <QueryTable
        label="Suites"
        query={options}
        result={result}
        columns={columns}
        rows={data?.items}
        rowId={rowId}
        view={view}
        onViewChange={onViewChange}
        empty={empty}
      />
    </div>
  )
}

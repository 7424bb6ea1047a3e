import type { Suite } from '@generated/evaluation/types.ts'
import { type ReactNode, useMemo } from 'react'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { suiteColumns } from './list/columns.tsx'
import { suitesQueryOptions } from './model/queries.ts'
import { suiteKind } from './model/suite.ts'

interface SuiteTableProps {
  catalogId: string
  /** What stands at the right over the table. */
  tools?: ReactNode
  /** Stands in place of an empty list. */
  empty: ReactNode
}

const rowId = ({ id }: Suite) => id

/** The suites that are attached to a catalog. */
export function SuiteTable({ catalogId, tools, empty }: SuiteTableProps) {
  const projectId = useProjectId()
  const columns = useMemo(
    () => suiteColumns(catalogId).filter(({ id }) => id !== 'catalogs'),
    [catalogId],
  )
  return (
    <QueryList
      label="Suites"
      kind={suiteKind}
      query={suitesQueryOptions(projectId, { catalog_id: catalogId })}
      columns={columns}
      rowId={rowId}
      tools={tools}
      empty={empty}
    />
  )
}

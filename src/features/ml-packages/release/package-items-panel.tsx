import { batchGetArtifactsQueryOptions } from '@generated/ml/queries.ts'
import type { PackageRelease } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatSize } from '@/lib/numbers.ts'
import { clampPage, slicePage } from '@/lib/paging.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useTableView } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { FactsOfRun, RunOfArtifact } from './artifact-columns.tsx'
import { type ItemRow, itemRowsOf } from './package-item-rows.ts'

const textOf = (row: ItemRow, field: 'name' | 'filename' | 'description') => {
  if (row.artifact === undefined) return <Skeleton className="h-3.5 w-24" />
  const text = row.artifact?.[field]
  return text ? <TruncatedText text={text} /> : <EmptyCell />
}

const columns: readonly Column<ItemRow>[] = [
  {
    id: 'name',
    width: 150,
    grow: 2,
    header: 'Name',
    cell: (row) => (row.artifact === null ? 'No longer there' : textOf(row, 'name')),
  },
  {
    id: 'filename',
    width: 150,
    grow: 2,
    header: 'File name',
    cell: (row) => textOf(row, 'filename'),
  },
  {
    id: 'description',
    width: 120,
    grow: 2,
    header: 'Description',
    cell: (row) => textOf(row, 'description'),
  },
  {
    id: 'run',
    width: 200,
    grow: 3,
    header: 'Run',
    cell: ({ artifact }) => (artifact ? <RunOfArtifact artifact={artifact} /> : <EmptyCell />),
    second: ({ artifact }) => artifact && <FactsOfRun artifact={artifact} />,
  },
  {
    id: 'size',
    width: 96,
    header: 'Size',
    align: 'end',
    cell: ({ artifact }) => (artifact ? formatSize(artifact.size) : <EmptyCell />),
  },
  {
    id: 'id',
    width: 124,
    header: 'ID',
    cell: ({ id }) => <Copyable text={id} what="artifact ID" />,
  },
]

const nothing: readonly never[] = []

/** The artifacts that a release holds. */
export function ReleaseItems({ release: { asset } }: { release: PackageRelease }) {
  const projectId = useProjectId()
  const [view, onViewChange] = useTableView(nothing)
  const items = asset?.items ?? nothing
  // One look-up, for the visible page only.
  const page = clampPage(view.page, view.pageSize, { count: items.length, complete: true })
  const ids = useMemo(
    () => slicePage(items, page, view.pageSize).map(({ id }) => id),
    [items, page, view.pageSize],
  )
  const query = batchGetArtifactsQueryOptions({ projectId }, { ids })
  const { data } = useQuery({ ...query, enabled: ids.length > 0 })
  const rows = useMemo(() => itemRowsOf(items, ids, data?.found), [items, ids, data])
  return (
    <DataTable
      label="Items"
      columns={columns}
      rows={rows}
      lines={2}
      view={view}
      onViewChange={onViewChange}
      error={<QueryStatus query={query} />}
      empty={<EmptyState>This release holds no items.</EmptyState>}
    />
  )
}

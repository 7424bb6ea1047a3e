import type { Attachment, Suite } from '@generated/evaluation/types.ts'
import { shortId } from '@/lib/ids.ts'
import { CatalogLink } from '@/page/links.tsx'
import { useTableView } from '@/page/search.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'

const nothing: readonly string[] = []
const rowId = ({ catalogId }: Attachment) => catalogId

const columns: readonly Column<Attachment>[] = [
  {
    id: 'catalog',
    width: 220,
    grow: 1,
    header: 'Catalog',
    cell: ({ catalogId, catalogDisplayName }) => (
      <CatalogLink id={catalogId} name={catalogDisplayName} />
    ),
  },
  {
    id: 'version',
    width: 120,
    header: 'Version',
    cell: ({ catalogVersionId }) =>
      catalogVersionId === undefined ? (
        'Latest'
      ) : (
        <span className="font-mono text-xs">{shortId(catalogVersionId)}</span>
      ),
  },
]

/** The catalogs to which a suite is attached. */
export function AttachmentsPanel({ suite }: { suite: Suite }) {
  const [view, onViewChange] = useTableView(nothing)
  return (
    <DataTable
      label="Catalogs"
      columns={columns}
      rows={suite.attachments}
      rowId={rowId}
      view={view}
      onViewChange={onViewChange}
      empty={
        <EmptyState>This suite is attached to no catalog: no job of a catalog runs it.</EmptyState>
      }
    />
  )
}

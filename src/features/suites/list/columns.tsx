import type { Suite } from '@generated/evaluation/types.ts'
import { CatalogLink } from '@/session/links.tsx'
import { Absent } from '@/ui/absent.tsx'
import { TextLink } from '@/ui/button.tsx'
import { descriptionColumn, updatedColumn, versionColumn } from '@/ui/columns.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import { type Column, sortableIds } from '@/ui/data-table.tsx'
import { LabelChips } from '../label-chips.tsx'

/** The greatest number of catalogs that a row links to. */
const maxCatalogs = 10

/** The columns of the suite list; its links carry the catalog that it is filtered by. */
export const suiteColumns = (catalogId: string | undefined): readonly Column<Suite>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ id, displayName }) => (
      <TextLink to="/suites/$suiteId" params={{ suiteId: id }} search={{ catalog_id: catalogId }}>
        <CutText text={displayName} limit={30} inLink />
      </TextLink>
    ),
    sortValue: ({ displayName }) => displayName,
  },
  { id: 'type', header: 'Type', cell: ({ type }) => type, sortValue: ({ type }) => type },
  descriptionColumn(22),
  { id: 'catalogs', header: 'Catalogs', cell: (suite) => <Catalogs suite={suite} /> },
  {
    id: 'labels',
    header: 'Labels',
    cell: ({ labels }) => (
      <div className="py-1.5">
        <LabelChips labels={labels} limit={2} />
      </div>
    ),
  },
  versionColumn,
  updatedColumn,
]

/** Names of the columns that the list can be sorted by. */
export const sortableSuiteColumns: readonly string[] = sortableIds(suiteColumns(undefined))

function Catalogs({ suite: { attachments } }: { suite: Suite }) {
  if (attachments.length === 0) return <Absent />
  const shown = attachments.slice(0, maxCatalogs)
  return (
    <ul className="w-44 py-1.5 leading-5 whitespace-normal *:inline">
      {shown.map(({ catalogId, catalogDisplayName }, index) => (
        <li key={catalogId}>
          <CatalogLink id={catalogId} name={catalogDisplayName} />
          {index < shown.length - 1 && ', '}
        </li>
      ))}
      {attachments.length > maxCatalogs && (
        <li>
          <span aria-hidden="true"> …</span>
          <span className="sr-only">and {attachments.length - maxCatalogs} more</span>
        </li>
      )}
    </ul>
  )
}

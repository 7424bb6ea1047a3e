import type { Suite } from '@generated/evaluation/types.ts'
import { Fragment } from 'react'
import { CatalogLink } from '@/page/links.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Maximum number of catalogs linked in a row. */
const maxCatalogs = 10

/** Columns of the suite list; links keep the catalog that the list is filtered by. */
export const suiteColumns = (catalogId: string | undefined): readonly Column<Suite>[] => [
  {
    id: 'name',
    typicalWidth: 240,
    wrapsAt: 152,
    header: 'Name',
    cell: ({ id, displayName }) => (
      <TextLink to="/suites/$suiteId" params={{ suiteId: id }} search={{ catalog_id: catalogId }}>
        <TruncatedText text={displayName} limit={48} inLink />
      </TextLink>
    ),
    sortValue: ({ displayName }) => displayName,
  },
  {
    id: 'type',
    typicalWidth: 130,
    wrapsAt: 112,
    header: 'Type',
    cell: ({ type }) => <TypeName type={type} />,
    sortValue: ({ type }) => type,
  },
  descriptionColumn(32),
  {
    id: 'catalogs',
    typicalWidth: 260,
    wrapsAt: 140,
    header: 'Catalogs',
    cell: (suite) => <Catalogs suite={suite} />,
  },
  {
    id: 'labels',
    typicalWidth: 220,
    wrapsAt: 136,
    header: 'Labels',
    cell: ({ labels }) => <LabelChips labels={labels} limit={2} textLimit={18} />,
  },
  versionColumn,
  updatedColumn,
]

/** Type of a suite; may wrap after an underscore. */
const TypeName = ({ type }: Pick<Suite, 'type'>) =>
  type.split(/(?<=_)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ))

function Catalogs({ suite: { attachments } }: { suite: Suite }) {
  if (attachments.length === 0) return <EmptyCell />
  const shown = attachments.slice(0, maxCatalogs)
  return (
    <ul className="*:inline">
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

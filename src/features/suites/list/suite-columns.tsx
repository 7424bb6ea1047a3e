import type { Suite } from '@generated/evaluation/types.ts'
import type { PartPlace } from '@/evidence/engine/answer-parts.ts'
import { placesOfSuite } from '@/evidence/scenario-places.ts'
import { CatalogLink } from '@/page/links.tsx'
import { lastRunsColumn, PartLastRuns } from '@/parts/reports/lazy-last-runs.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { descriptionColumn, updatedColumn, versionColumn } from '@/ui/table/columns.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { FitList } from '@/ui/text/fit-list.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Maximum number of catalogs linked in a row. */
const maxCatalogs = 10

/** Columns of the suite list, in rows of so many lines; links keep the catalog that the list is filtered by. */
export const suiteColumns = (
  catalogId: string | undefined,
  lines: 1 | 2 = 1,
): readonly Column<Suite>[] => [
  {
    id: 'name',
    width: 180,
    grow: 3,
    header: 'Name',
    cell: ({ id, displayName }) => (
      <TextLink to="/suites/$suiteId" params={{ suiteId: id }} search={{ catalog_id: catalogId }}>
        <TruncatedText text={displayName} lines={lines} />
      </TextLink>
    ),
    sortValue: ({ displayName }) => displayName,
  },
  {
    id: 'type',
    width: 132,
    header: 'Type',
    cell: ({ type }) => type,
    sortValue: ({ type }) => type,
  },
  {
    ...descriptionColumn,
    cell: ({ description }) =>
      description ? <TruncatedText text={description} lines={lines} /> : <EmptyCell />,
  },
  {
    id: 'catalogs',
    width: 132,
    grow: 2,
    header: 'Catalogs',
    cell: (suite) => <Catalogs suite={suite} />,
  },
  {
    id: 'labels',
    width: 112,
    grow: 2,
    header: 'Labels',
    cell: ({ labels }) => <LabelChips labels={labels} fit />,
  },
  versionColumn,
  updatedColumn,
]

/** How the other columns make room for the last runs. */
const besideRuns: Readonly<Record<string, Partial<Column<Suite>>>> = {
  name: { width: 156, card: 'line' },
  type: { width: 128 },
  description: { width: 90, card: 'hidden' },
  catalogs: { width: 96 },
  labels: { width: 94 },
  version: { width: 72, card: 'hidden' },
  updated: { width: 108 },
}

/** Columns of the suite list with the last runs of each suite: in one catalog, where the list is of its suites. */
export const suiteColumnsWithRuns = (catalogId: string | undefined): readonly Column<Suite>[] => {
  const [name, ...others] = suiteColumns(catalogId, 2).map((column) => ({
    ...column,
    ...besideRuns[column.id],
  }))
  const isShown = (place: PartPlace) => catalogId === undefined || place.catalogId === catalogId
  const runs = lastRunsColumn((suite: Suite) => (
    <PartLastRuns name={suite.displayName} places={placesOfSuite(suite).filter(isShown)} />
  ))
  return name ? [name, runs, ...others] : []
}

function Catalogs({ suite: { attachments } }: { suite: Suite }) {
  if (attachments.length === 0) return <EmptyCell />
  const others = attachments.length - maxCatalogs
  return (
    <FitList what="catalog" commas of={attachments.length}>
      {[
        ...attachments
          .slice(0, maxCatalogs)
          .map(({ catalogId, catalogDisplayName }) => (
            <CatalogLink
              key={catalogId}
              id={catalogId}
              name={catalogDisplayName}
              tone="secondary"
            />
          )),
        ...(others > 0 ? [<Others key="others" count={others} />] : []),
      ]}
    </FitList>
  )
}

const Others = ({ count }: { count: number }) => (
  <span>
    <span aria-hidden="true">…</span>
    <span className="sr-only">and {count} more</span>
  </span>
)

import { type ReactNode, useMemo } from 'react'
import type { SortOrder } from '@/lib/sort-param.ts'
import type { TableRow } from './use-sorted-rows.ts'

/** Parts of a list with a head each, in one sort order only. Must be referentially stable. */
export interface Sections<Row> {
  /** The heads by the names of the sections, the first one first. */
  heads: ReadonlyMap<string, ReactNode>
  /** Content of a head for all rows of its section. */
  note?: (name: string, rows: readonly Row[]) => ReactNode
  /** The name of the section that a row stands in. */
  of: (row: Row) => string
  sort: SortOrder
}

/** The sections if the rows are sorted as these ask, and stand in more than one. */
const inUse = <Row,>(
  rows: readonly TableRow<Row>[],
  sections: Sections<Row> | undefined,
  sort: SortOrder | undefined,
) => {
  if (!sections || sort?.column !== sections.sort.column) return undefined
  if (sort.direction !== sections.sort.direction) return undefined
  return new Set(rows.map(({ data }) => sections.of(data))).size > 1 ? sections : undefined
}

/** Sections with the rows that stand in each. */
interface FilledSections<Row> extends Sections<Row> {
  rows: ReadonlyMap<string, readonly Row[]>
}

/** Rows section by section, otherwise in their order, and the sections if the table has any. */
export const useSections = <Row,>(
  rows: TableRow<Row>[],
  sections: Sections<Row> | undefined,
  sort: SortOrder | undefined,
): readonly [TableRow<Row>[], FilledSections<Row> | undefined] =>
  useMemo(() => {
    const used = inUse(rows, sections, sort)
    if (!used) return [rows, undefined]
    const groups = Map.groupBy(rows, ({ data }) => used.of(data))
    const rowsOf = [...groups].map(([name, all]) => [name, all.map(({ data }) => data)] as const)
    return [
      [...used.heads.keys()].flatMap((name) => groups.get(name) ?? []),
      { ...used, rows: new Map(rowsOf) },
    ]
  }, [rows, sections, sort])

/** The head above a row of a page; none where the row above stands in the same section. */
export const headOf = <Row,>(
  sections: FilledSections<Row>,
  row: TableRow<Row>,
  /** The row before it, on the same page or on the one before. */
  before: TableRow<Row> | undefined,
  isFirstOfPage: boolean,
): ReactNode => {
  const name = sections.of(row.data)
  const goesOn = before !== undefined && sections.of(before.data) === name
  if (goesOn && !isFirstOfPage) return undefined
  return (
    <>
      {sections.heads.get(name)}
      {goesOn && ', continued'}
      {sections.note?.(name, sections.rows.get(name) ?? [])}
    </>
  )
}

/** The head of a section, over the whole width of a table. */
export const SectionHead = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr className="max-sm:group-data-cards/scroll:block">
    <td
      colSpan={span}
      className="h-7 border-b bg-sunken px-2.5 text-xs font-semibold text-muted max-sm:group-data-cards/scroll:block max-sm:group-data-cards/scroll:h-auto max-sm:group-data-cards/scroll:py-1 max-sm:group-data-cards/scroll:whitespace-normal"
    >
      {/* In view also when the columns are scrolled aside. */}
      <span className="sticky left-2.5">{children}</span>
    </td>
  </tr>
)

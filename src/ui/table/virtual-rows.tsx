import { useVirtualizer } from '@tanstack/react-virtual'
import { rowHeights } from './layout.ts'
import { MemoRow, type RowOptions } from './row.tsx'
import type { TableRow } from './use-sorted-rows.ts'

interface VirtualRowsProps<Row> {
  rows: readonly TableRow<Row>[]
  options: RowOptions<Row>
  selected: ReadonlySet<string> | undefined
  expanded: ReadonlySet<string>
  /** The scroll container; null until mounted. */
  scroller: HTMLElement | null
}

/**
 * Virtual table body: only the rows in view and a few around them are in the DOM. All rows have the same
 * height, so that nothing is measured. The virtualizer is mutable and read during render, so it must not be
 * passed to other components.
 */
export default function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, options, selected, expanded, scroller } = props
  const height = rowHeights[options.lines]
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    // A frame of a quick turn of the wheel shows three rows.
    overscan: 4,
    initialRect: { width: 0, height: 640 },
  })
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <>
      <Gap height={above} />
      <tbody>
        {items.map(({ index }) => {
          const row = rows[index]
          return (
            row && (
              <MemoRow
                key={row.id}
                id={row.id}
                data={row.data}
                options={options}
                selected={selected?.has(row.id) ?? false}
                expanded={expanded.has(row.id)}
                // The header is row 1.
                position={index + 2}
              />
            )
          )
        })}
      </tbody>
      <Gap height={below} />
    </>
  )
}

/** Spacer for the rows above or below those in the DOM. */
const Gap = ({ height }: { height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  )

import { memo } from 'react'
import { cx } from '../base/class-names.ts'
import { appearsLate, skeletonBefore } from '../feedback/skeleton.tsx'
import type { Column } from './column.ts'
import { heightClasses, line, type RowLines } from './layout.ts'

// Different widths look like text.
const widths = ['before:w-3/5', 'before:w-4/5', 'before:w-1/2', 'before:w-2/3', 'before:w-2/5']

const names = Array.from({ length: 10 }, (_, index) => `row ${index}`)

interface SkeletonRowsProps {
  /** Number of rows, at most 10. */
  count: number
  columns: readonly Pick<Column<never>, 'id' | 'align'>[]
  /** Width in px of the cell before the columns; 0 without one. */
  lead: number
  hasActions: boolean
  lines: RowLines
}

/** Skeleton of table rows: takes its space at once, becomes visible after 150 ms. */
export const SkeletonRows = memo(function SkeletonRows(props: SkeletonRowsProps) {
  const { count, columns, lead, hasActions, lines } = props
  const cell = cx(line, 'px-2.5', heightClasses[lines])
  return (
    <tbody aria-hidden="true" className={appearsLate}>
      {names.slice(0, count).map((name, row) => (
        <tr key={name}>
          {lead > 0 && <td className={cell} />}
          {columns.map(({ id, align }, index) => (
            <td
              key={id}
              className={cx(
                cell,
                skeletonBefore,
                'before:h-3 before:max-w-40',
                align === 'end' && 'before:ml-auto',
                widths[(row + index) % widths.length],
              )}
            />
          ))}
          {hasActions && <td className={cell} />}
        </tr>
      ))}
    </tbody>
  )
})

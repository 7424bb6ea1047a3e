import { memo, type ReactNode } from 'react'
import { formatDuration } from '@/lib/durations.ts'
import { isLinkable } from '@/lib/ids.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { GridPart, GridParts } from '@/models/report-tables/grid-model.ts'
import type { LinkTarget } from '@/page/kind.ts'
import { ReportStatus } from '@/parts/reports/report-status.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { statusWord } from '@/ui/feedback/status.tsx'

/** The width of a column, by a class: an element with a style of its own shares nothing with others. */
export const columnWidth = 'w-[148px]'

/** Where a cell leads. */
export type CellTarget = (jobId: string, part: GridPart) => LinkTarget | undefined

/** A column of a grid of reports: one report. */
export interface GridColumn {
  id: string
  head: ReactNode
  isBase: boolean
  /** Undefined while they load. */
  parts: GridParts | undefined
}

/** Makes the address of a link for another tab. */
export type HrefOf = (target: LinkTarget) => string

interface GridCellProps {
  id: string
  column: number
  jobId: string
  part: GridPart | undefined
  isLoading: boolean
  isActive: boolean
  cellTarget: CellTarget
  hrefOf: HrefOf
}

/** A cell, with all that it needs to stay as it is while others come into view. */
export const GridCell = memo(function GridCell(props: GridCellProps) {
  const { column, jobId, part, isLoading, isActive, cellTarget, hrefOf } = props
  const to = part && cellTarget(jobId, part)
  return (
    <td
      id={props.id}
      aria-colindex={column + 2}
      className={cx(
        'shrink-0 border-l',
        columnWidth,
        part?.status === 'failed' && 'bg-failed/8',
        isActive && 'outline-2 outline-offset-[-2px] outline-primary',
      )}
    >
      {part ? (
        <Result part={part} href={to && isLinkable(to.to) ? hrefOf(to) : undefined} />
      ) : (
        <span className={cx(centred, 'text-muted')}>{isLoading ? loading : notInReport}</span>
      )}
    </td>
  )
})

const centred = 'flex h-full items-center gap-1.75 overflow-clip px-2'

const loading = <Skeleton className="h-4 w-16" />

const notInReport = (
  <>
    <span aria-hidden>–</span>
    <span className="sr-only">Not in this report</span>
  </>
)

/** Looks of cells whose mark is a picture. */
const marked = {
  succeeded: 'mark-succeeded text-muted',
  failed: 'mark-failed text-ink',
} as const

const markedCell =
  'block h-full overflow-clip bg-[position:8px_50%] bg-no-repeat pr-2 pl-7.75 leading-[43px] text-ellipsis whitespace-nowrap tabular-nums'

const isMarked = (status: GridPart['status']): status is keyof typeof marked =>
  Object.hasOwn(marked, status)

interface ResultProps {
  part: GridPart
  href: string | undefined
}

/** The result of a part: of a case how long it took and why it failed, else how many of its cases failed. */
function Result({ part: { status, counts, seconds, cause }, href }: ResultProps) {
  const Part = href === undefined ? 'span' : 'a'
  const link = href === undefined ? {} : { href, tabIndex: -1 }
  const look = href === undefined ? '' : linkLook
  const duration = formatDuration(seconds)
  if (!counts && isMarked(status)) {
    // As few elements as can be: 30 cells come into view in each frame of a scroll.
    const word = statusWord(status)
    return (
      <Part
        {...link}
        aria-label={href && [word, duration, cause].filter(Boolean).join(' ')}
        data-truncated=""
        className={cx(markedCell, marked[status], look)}
      >
        {href === undefined && <span className="sr-only">{word} </span>}
        {duration}
        {cause !== undefined && <bdi className="ml-1 text-xs text-failed"> {cause}</bdi>}
      </Part>
    )
  }
  return (
    <Part {...link} className={cx(centred, 'text-ink', look)}>
      <ReportStatus status={status} counts={counts} compact />
      {counts ? (
        <span className="whitespace-nowrap tabular-nums">
          {counts.failureCount > 0 && (
            <span className="font-semibold text-failed">
              {formatCount(counts.failureCount)} of{' '}
            </span>
          )}
          <span className={cx(counts.failureCount === 0 && 'text-muted')}>
            {formatCount(counts.totalCount)}
          </span>
        </span>
      ) : (
        <span className="text-muted tabular-nums">{duration}</span>
      )}
    </Part>
  )
}

const linkLook = 'underline-offset-2 hover:text-primary hover:underline'

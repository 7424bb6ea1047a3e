import type { JobReport } from '@generated/evaluation/types.ts'
import { memo, useMemo } from 'react'
import { shortId } from '@/lib/ids.ts'
import { formatCount } from '@/lib/numbers.ts'
import { truncate } from '@/lib/text.ts'
import { type GridParts, totalsOf } from '@/models/report-tables/grid-model.ts'
import type { HeadLine } from '@/models/report-tables/report-table-config.ts'
import { jobTitle, sourceText } from '@/models/reports/report-names.ts'
import { sourceOf } from '@/models/reports/report-source.ts'
import { userNameOf } from '@/models/reports/report-user.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { RatioTrack } from '@/ui/feedback/ratio-bar.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { Hint } from '@/ui/text/hint.tsx'

/** Most characters of a description and of a branch in a head. */
const longest = 20

/** Heights in px of a head without lines, and of each line. */
const heights = { base: 60, line: 16 } as const

/** Height of the heads of a table with some lines. */
export const headHeightOf = (lines: readonly HeadLine[]): number =>
  heights.base + heights.line * lines.length

/** A text cut to a number of characters; the whole on hover. */
function Cut({ text, inLink = false }: { text: string; inLink?: boolean }) {
  const cut = truncate(text, longest)
  return (
    <Hint text={cut === text ? undefined : text} focusable={!inLink}>
      <bdi>{cut}</bdi>
    </Hint>
  )
}

const shortSource = (report: JobReport) => {
  const source = sourceOf(report)
  return source?.kind === 'git' ? (
    <>
      {source.branch !== undefined && (
        <>
          <Cut text={source.branch} /> @{' '}
        </>
      )}
      {shortId(source.sha)}
    </>
  ) : (
    sourceText(report)
  )
}

const contents = {
  date: ({ scheduledAt }) => <ShortDate at={scheduledAt} />,
  user: (report) => <Cut text={userNameOf(report)} />,
  source: shortSource,
  description: ({ description }) =>
    description?.trim() ? <Cut text={description.trim()} /> : <EmptyCell />,
} as const satisfies { readonly [line in HeadLine]: (report: JobReport) => unknown }

interface ColumnHeadProps {
  report: JobReport
  lines: readonly HeadLine[]
  isBase: boolean
  parts: GridParts | undefined
}

/** Head of a report in a table: what it is, the lines that are switched on, and how much has failed. */
export const ColumnHead = memo(function ColumnHead(props: ColumnHeadProps) {
  const { report, lines, isBase, parts } = props
  const totals = useMemo(() => parts && totalsOf(parts), [parts])
  return (
    <>
      <span className="flex min-w-0 items-center gap-1.5">
        <TextLink to="/reports/$jobId" params={{ jobId: report.jobId }} className="truncate">
          <Cut text={jobTitle(report)} inLink />
        </TextLink>
        {isBase && <Badge tone="accent">Base</Badge>}
      </span>
      {lines.map((line) => (
        <span key={line} className="truncate text-xs text-muted">
          {contents[line](report)}
        </span>
      ))}
      {totals && (
        <span className="mt-auto flex h-5 shrink-0 items-center gap-1.5 text-xs tabular-nums">
          <RatioTrack
            succeeded={totals.successCount}
            failed={totals.failureCount}
            total={totals.totalCount}
            className="w-12"
          />
          <span className="font-semibold text-failed">
            {totals.failureCount > 0 && formatCount(totals.failureCount)}
          </span>
          <span className="sr-only">
            {formatCount(totals.failureCount)} of {formatCount(totals.totalCount)} failed
          </span>
        </span>
      )}
    </>
  )
})

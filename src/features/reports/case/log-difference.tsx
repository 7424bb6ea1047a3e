import type { CaseReport } from '@generated/evaluation/types.ts'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type EarlierRun, type FailedCase, useLastPass } from '@/evidence/use-last-pass.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { PartingLine } from '@/log/difference.ts'
import { type FoundParting, findParting } from '@/log/open-difference.ts'
import { hashOfLines } from '@/log/shown-lines.ts'
import { type CaseLog, caseLogsOf } from '@/models/reports/case-files.ts'
import { expiredLogText } from '@/models/reports/report-logs.ts'
import { Button, TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { useLogLink } from '../logs/log-link.ts'
import { DifferenceNote, DifferenceWait } from './difference-note.tsx'
import { NoPass, PassLink } from './last-pass.tsx'

/** How the difference of two logs is read. */
interface ReadProps {
  /** Most bytes that are read of each log; all of it without. */
  limit: number | undefined
  /** One of them is longer. */
  onTooLong: () => void
}

interface LogDifferenceProps extends FailedCase, ReadProps {
  log: CaseLog
}

/** Where the log of a failed case parts from that of its last passing run. */
export default function LogDifference({ log, limit, onTooLong, ...failed }: LogDifferenceProps) {
  const found = useLastPass(failed)
  const { pass, isError } = found
  if (isError || pass === null) {
    return (
      <DifferenceNote>
        <NoPass found={found} />
      </DifferenceNote>
    )
  }
  if (pass === undefined) return <DifferenceWait />
  const other = caseLogsOf(pass.report).find(({ key }) => key === log.key)
  if (!other) return <DifferenceNote>No Data</DifferenceNote>
  if (other.log.expired) {
    return (
      <DifferenceNote>
        {expiredLogText} <PassLink pass={pass} />
      </DifferenceNote>
    )
  }
  return (
    <Difference
      key={log.log.id}
      report={failed.report}
      log={log}
      pass={pass}
      other={other}
      limit={limit}
      onTooLong={onTooLong}
    />
  )
}

interface DifferenceProps extends ReadProps {
  report: CaseReport
  log: CaseLog
  pass: EarlierRun
  other: CaseLog
}

type Found = Exclude<FoundParting, 'large'> | 'failed'

function Difference({ report, log, pass, other, limit, onTooLong }: DifferenceProps) {
  const own = useLogLink(log.log.id, log.filename)
  const last = useLogLink(other.log.id, other.filename)
  const [found, setFound] = useState<Found>()
  const read = useEffectEvent(() => {
    setFound(undefined)
    own.read()
    last.read()
  })
  useEffect(read, [])
  const [one, two] = [own.link?.url, last.link?.url]
  const size = Math.max(own.link?.size ?? 0, last.link?.size ?? 0)
  const tell = useEffectEvent((parting: FoundParting) =>
    parting === 'large' ? onTooLong() : setFound(parting),
  )
  useEffect(() => {
    if (one === undefined || two === undefined) return
    if (limit !== undefined && size > limit) return tell('large')
    const end = new AbortController()
    findParting({ one, other: two, limit }, end.signal).then(
      (parting) => end.signal.aborted || tell(parting),
      () => end.signal.aborted || setFound('failed'),
    )
    return () => end.abort()
  }, [one, two, size, limit])
  if (found === 'failed' || own.failed || last.failed) {
    return (
      <DifferenceNote>
        The logs could not be compared.
        <Button
          size="sm"
          onClick={() => {
            setFound(undefined)
            own.read()
            last.read()
          }}
        >
          Retry
        </Button>
      </DifferenceNote>
    )
  }
  if (!found) return <DifferenceWait />
  const { parting } = found
  if (!parting) {
    return (
      <DifferenceNote>
        Both logs say the same, apart from times, numbers and ids. <PassLink pass={pass} />
      </DifferenceNote>
    )
  }
  const [ownLines, lastLines] = parting.lines
  return (
    <>
      <div className="grid border-t md:grid-cols-2 md:divide-x max-md:divide-y">
        <Side label="This run" report={report} lines={ownLines} line={parting.line} />
        <Side label="Last pass" report={pass.report} lines={lastLines} line={parting.line}>
          <PassLink pass={pass} />
        </Side>
      </div>
      <p className="border-t px-3 py-2 text-muted">
        <span className="font-semibold text-warning">First difference</span>{' '}
        <TextLink
          to="."
          search
          hash={hashOfLines({ first: parting.line, last: parting.line })}
          resetScroll={false}
        >
          line {formatCount(parting.line + 1)}
        </TextLink>
        , apart from times, numbers and ids
      </p>
    </>
  )
}

interface SideProps {
  label: 'This run' | 'Last pass'
  report: CaseReport
  lines: readonly PartingLine[]
  /** The first line that differs. */
  line: number
  children?: ReactNode
}

const words: Partial<Record<CaseReport['status'], string>> = {
  failed: 'failed after',
  succeeded: 'passed after',
}

function Side({ label, report, lines, line, children }: SideProps) {
  const { status, startedAt, finishedAt } = report
  return (
    <div className="min-w-0 pb-2">
      <h3 className="flex flex-wrap items-center gap-x-2 px-3 py-2 text-xs">
        <span className="font-semibold">{label}</span>
        <span className="text-muted">
          {words[status]} <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
        </span>
        {children}
      </h3>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        tabIndex={0}
        aria-label={`Lines of the log: ${label.toLowerCase()}`}
        className="overflow-x-auto"
      >
        <ol className="w-max min-w-full font-mono text-xs/5">
          {lines.map(({ number, text, isOther }) => (
            <li
              key={number}
              aria-current={number === line || undefined}
              className={cx('flex pr-3 whitespace-pre', isOther && 'bg-warning/15')}
            >
              <span
                className={cx(
                  'w-16 shrink-0 border-l-2 pr-3 text-right text-muted select-none',
                  number === line ? 'border-warning font-bold' : 'border-transparent',
                )}
              >
                {formatCount(number + 1)}
              </span>
              <span className="[unicode-bidi:isolate]">{text}</span>
            </li>
          ))}
        </ol>
        {!lines.some(({ number }) => number === line) && (
          <p className="px-3 text-muted">The log ends here.</p>
        )}
      </section>
    </div>
  )
}

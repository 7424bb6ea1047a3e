import type { LogDownload } from '@generated/evaluation/types.ts'
import { useEffect, useState } from 'react'
import type { LogProgress } from '@/log/protocol.ts'
import { expiredLogText } from '@/models/reports/report-logs.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { reportError } from '@/transport/report-error.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { type LogBarAround, LogBarRow } from './log-bar-row.tsx'
import { LoadingLog, LogNote } from './log-note.tsx'
import { LogView } from './log-view.tsx'
import { ShownText } from './shown-text.tsx'
import { neededFor } from './stream-rules.ts'
import { type LogStream, useFollowedLog } from './use-followed-log.ts'
import { type LogState, useLinkedLog } from './use-log.ts'

interface LogConsoleProps {
  label: string
  /** How often the whole log was asked for; undefined as long as there is none. */
  asked?: number | undefined
  /** Where the whole log is, once it is. */
  link?: LogDownload | undefined
  /** The part read before the whole log is there. */
  stream?: LogStream | undefined
  /** Whether packages are built in it. */
  hasPackages?: boolean
  /**
   * A console of its own: marks where the log begins and ends, shows the newest line first while more may come,
   * and reads one that has ended as far as the reader scrolls.
   */
  hasMarks?: boolean
  /** The last line may be the one that matters: the log is read to its end. */
  readsAll?: boolean
  /** Controls of the page around it, which stay where there is no log to show. */
  around?: LogBarAround | undefined
  /** Shown in a page of other things, instead of filling it. */
  isInline?: boolean
  /** Gets a new link. */
  onRetry: () => void
  onClose: () => void
}

const noProgress: LogProgress = { lines: 0, bytes: 0, isWhole: false }

const lineCount = ({ progress }: LogState) => progress?.lines ?? 0

/** The log to show: the whole one as soon as it has all that was streamed. */
const shownOf = (whole: LogState, streamed: LogState) =>
  whole.error || whole.progress?.isWhole || lineCount(whole) >= lineCount(streamed)
    ? whole
    : streamed

/** A log, or JSON, behind a link or in a stream. */
export default function LogConsole(props: LogConsoleProps) {
  const { label, asked, link, stream, hasPackages, hasMarks = false, isInline, onRetry } = props
  const [needed, setNeeded] = useState(neededFor(0))
  // Undefined until the reader has chosen.
  const [turned, setTurned] = useState<boolean>()
  const isBackward = turned ?? (hasMarks && stream?.isRunning === true)
  const whole = useLinkedLog(asked, link?.url)
  const { query, isWhole, isPaused, isExpired, hasFailed, ...streamed } = useFollowedLog(
    stream,
    hasMarks && !props.readsAll ? needed : Number.POSITIVE_INFINITY,
  )
  const { log, isAgain, progress, ahead, json, error } =
    asked === undefined ? streamed : shownOf(whole, streamed)
  const isEmpty = json?.text === '' || (progress?.isWhole === true && progress.lines === 0)
  useEffect(() => {
    if (isEmpty) reportError(new Error('The file of the log is empty.'))
  }, [isEmpty])
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  const hasLines = progress !== undefined && progress.lines > 0
  const hasEnded = hasMarks && isWhole
  // The view is there before its lines, so that they are not waited for twice.
  const isAwaited = !(error || json || isEmpty || hasEnded || (hasFailed && asked === undefined))
  const showsLines = log !== undefined && (hasLines || isAwaited)
  const start = <LogNote isComing={!hasLines}>Start of log events</LogNote>
  const end = hasLines && hasEnded && <LogNote>End of log events</LogNote>
  if (isExpired) return <LogNote>{expiredLogText}</LogNote>
  return (
    <div className="flex w-full flex-col gap-2.5">
      {!showsLines && props.around && <LogBarRow around={props.around} />}
      {stream && <QueryStatus query={query} />}
      {error && (
        <ErrorAlert
          title={hasLines ? unfinishedTitle : unreadTitle}
          detail={error.message}
          onRetry={onRetry}
        />
      )}
      {(isEmpty || (hasEnded && !hasLines)) && <LogNote>No Data</LogNote>}
      {json && !isEmpty && <ShownText label={label} file={json} />}
      {showsLines && hasMarks && (isBackward ? end : start)}
      {showsLines && (
        <LogView
          key={`${asked ?? 1} ${isAgain}`}
          log={log}
          progress={{ ...(progress ?? noProgress), ...(hasEnded && { isWhole: true }) }}
          ahead={ahead}
          label={label}
          isRunning={stream?.isRunning}
          size={link?.size}
          hasPackages={hasPackages}
          around={props.around}
          isInline={isInline}
          isBackward={isBackward}
          onOrder={hasMarks ? () => setTurned(!isBackward) : undefined}
          onNeed={setNeeded}
          isPaused={isPaused}
        />
      )}
      {showsLines && hasMarks && (isBackward ? start : end)}
      {!log && isAwaited && <LoadingLog isInline={isInline} />}
    </div>
  )
}

const unreadTitle = 'The log could not be read.'
const unfinishedTitle = 'The log could not be read to its end.'

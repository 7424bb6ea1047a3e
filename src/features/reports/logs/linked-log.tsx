import type { LogDownload } from '@generated/evaluation/types.ts'
import { useEffect } from 'react'
import { reportError } from '@/transport/report-error.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { type ShownText, shownTextOf } from '../model/log-text.ts'
import { LoadingLog, LogNote } from './log-note.tsx'
import { LogView } from './log-view.tsx'
import { useLog } from './use-log.ts'

interface LinkedLogProps {
  label: string
  link: LogDownload
  onRetry: () => void
  onClose: () => void
}

/** What is behind a link: a log, or JSON. */
export default function LinkedLog({ label, link, onRetry }: LinkedLogProps) {
  const { log, progress, json, error } = useLog(link.url)
  const isEmpty = json?.text === '' || (progress?.isWhole === true && progress.bytes === 0)
  useEffect(() => {
    if (isEmpty) reportError(new Error('The file of the log is empty.'))
  }, [isEmpty])
  useEffect(() => {
    if (error) reportError(error)
  }, [error])
  const hasLines = log && progress && progress.lines > 0
  return (
    <>
      {error && (
        <ErrorAlert
          title={hasLines ? unfinishedTitle : unreadTitle}
          detail={error.message}
          onRetry={onRetry}
        />
      )}
      {isEmpty && <LogNote>No Data</LogNote>}
      {json && !isEmpty && <Shown label={label} {...shownTextOf(json)} />}
      {hasLines && <LogView log={log} progress={progress} label={label} />}
      {!(error || json || progress) && <LoadingLog />}
    </>
  )
}

const unreadTitle = 'The log could not be read.'
const unfinishedTitle = 'The log could not be read to its end.'

function Shown({ label, text, isWhole }: ShownText & { label: string }) {
  return (
    <>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        tabIndex={0}
        className="max-h-120 overflow-auto rounded-lg border bg-surface px-4 py-3"
      >
        <pre className="font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</pre>
      </section>
      {!isWhole && (
        <p className="mt-1.5 text-sm text-muted">
          Only the beginning is shown. Download the file to see all of it.
        </p>
      )}
    </>
  )
}

import { downloadLogMutationOptions } from '@generated/evaluation/queries.ts'
import type { LogDownload } from '@generated/evaluation/types.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useChange } from '@/data/change.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { reportError } from '@/transport/report-error.ts'
import { Button } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import type { CaseFile } from '../model/case-files.ts'
import { linesOfHash } from '../model/log-lines.ts'
import { type ShownText, shownTextOf } from '../model/log-text.ts'
import { expiredLogText, linkLifetime, refuseExpired } from '../model/logs.ts'
import { LogView } from './log-view.tsx'
import { useLog } from './use-log.ts'

interface LogTextProps {
  /** Undefined while there is none. */
  file: CaseFile | undefined
}

/** Text of a log, loaded on request. */
export function LogText({ file }: LogTextProps) {
  if (!file) return <Note>No Data</Note>
  return file.log.expired ? <Note>{expiredLogText}</Note> : <Readable key={file.log.id} {...file} />
}

const Note = ({ children }: { children: string }) => (
  <p className="text-sm text-muted">{children}</p>
)

function Readable({ kind, label, log, filename }: CaseFile) {
  const projectId = useProjectId()
  const [link, setLink] = useState<LogDownload>()
  const { mutate, pending } = useChange({
    ...downloadLogMutationOptions(),
    onSuccess: async (granted) => {
      refuseExpired(granted, Date.now())
      setLink(granted)
    },
  })
  const read = () => {
    setLink(undefined)
    mutate({
      path: { projectId, logId: log.id },
      body: { expirationTime: linkLifetime, filename },
    })
  }
  // An address that names lines leads to the log itself.
  const openAtOnce = useEffectEvent(() => {
    if (kind === 'simulationLog' && linesOfHash(location.hash)) read()
  })
  useEffect(() => openAtOnce(), [])
  const isShown = link !== undefined
  return (
    <div className="flex flex-col items-start gap-2.5">
      <Button
        pending={pending}
        aria-expanded={isShown}
        onClick={() => (isShown ? setLink(undefined) : read())}
      >
        {isShown ? 'Hide' : 'Show'} the {label.toLowerCase()}
      </Button>
      <div className="w-full">
        {pending && <LoadingText />}
        {link && <Linked key={link.url} label={label} link={link} onRetry={read} />}
      </div>
    </div>
  )
}

const LoadingText = () => (
  <Loading>
    <Skeleton className="h-40 w-full rounded-lg" />
  </Loading>
)

interface LinkedProps {
  label: string
  link: LogDownload
  onRetry: () => void
}

/** What is behind a link: a log, or JSON. */
function Linked({ label, link, onRetry }: LinkedProps) {
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
      {isEmpty && <Note>No Data</Note>}
      {json && !isEmpty && <Shown label={label} {...shownTextOf(json)} />}
      {hasLines && <LogView log={log} progress={progress} label={label} />}
      {!(error || json || progress) && <LoadingText />}
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

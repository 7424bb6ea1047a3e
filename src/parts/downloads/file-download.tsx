import { Download } from 'lucide-react'
import { formatSize, ratio } from '@/lib/numbers.ts'
import { Button } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import type { DownloadState } from './use-downloads.ts'

interface FileDownloadProps {
  /** The kind of file: `Lanelet2 (zip)`. */
  label: string
  /** Name under which it is saved. */
  name: string
  state: DownloadState
  onStart: () => void
  onCancel: () => void
  whyNot?: string | undefined
  alertTitle: string
}

/** A file that the console reads and saves: its name, the button, and how far it is. */
export function FileDownload(props: FileDownloadProps) {
  const { label, name, state, onStart, onCancel, whyNot, alertTitle } = props
  return (
    <li aria-label={label} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-medium">{label}</p>
          <p className="text-sm [overflow-wrap:anywhere] text-muted">
            {whyNot ?? <bdi>{name}</bdi>}
          </p>
        </div>
        {state.phase === 'running' ? (
          <Button onClick={onCancel}>Cancel</Button>
        ) : (
          <Button
            icon={<Download aria-hidden />}
            aria-label={`Download ${label}`}
            disabledReason={whyNot}
            onClick={onStart}
          >
            Download
          </Button>
        )}
      </div>
      {state.phase === 'running' && <Progress label={label} {...state} />}
      {state.phase === 'failed' && <ErrorAlert title={alertTitle} detail={state.message} />}
      <p role="status" className="text-sm text-muted empty:hidden">
        {state.phase === 'saved' && 'The browser saves the file.'}
      </p>
    </li>
  )
}

interface ProgressProps {
  label: string
  bytes: number
  total?: number | undefined
}

/** How far a download is. */
export function Progress({ label, bytes, total }: ProgressProps) {
  if (total === undefined) {
    return <p className="text-sm text-muted tabular-nums">{formatSize(bytes)}</p>
  }
  const percent = Math.floor(100 * ratio(bytes, total))
  return (
    <div className="flex flex-col gap-1">
      <ProgressBar label={`Download of ${label}`} percent={percent} />
      <p className="text-sm text-muted tabular-nums">
        {formatSize(bytes)} of {formatSize(total)}
      </p>
    </div>
  )
}

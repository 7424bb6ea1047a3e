import { useEffect, useEffectEvent } from 'react'
import { type LogBarAround, LogBarRow } from '@/parts/logs/log-bar-row.tsx'
import { LoadingLog } from '@/parts/logs/log-note.tsx'
import type { LogStream } from '@/parts/logs/use-followed-log.ts'
import { LazyPart } from '@/ui/base/lazy-part.tsx'
import { useLogLink } from './log-link.ts'
import { logConsole, noteShown } from './ready-log.ts'
import { RefusedFile } from './refused-file.tsx'

interface OpenedLogProps {
  label: string
  /** Undefined as long as there is no whole log. */
  logId: string | undefined
  filename: string
  /** The part read before the whole log is there. */
  stream?: LogStream | undefined
  /** Whether packages are built in it. */
  hasPackages?: boolean
  /** Controls of the page around it. */
  around?: LogBarAround | undefined
  /** Shown in a page of other things, instead of filling it. */
  isInline?: boolean
  /** Takes the log away, where its code cannot be loaded. */
  onClose?: () => void
}

/** A log that is read at once, without being asked for. */
export function OpenedLog({ logId, filename, onClose = () => {}, ...rest }: OpenedLogProps) {
  const { link, asked, read, failed, reason } = useLogLink(logId ?? '', filename)
  const readWhole = useEffectEvent(read)
  useEffect(() => {
    if (logId === undefined) return
    readWhole()
    return noteShown(logId)
  }, [logId])
  if (failed && !rest.stream) {
    const refused = <RefusedFile reason={reason} onRetry={read} />
    if (!rest.around) return refused
    return (
      <div className="rounded-lg border bg-surface">
        <LogBarRow around={rest.around} />
        <div className="px-4 py-3">{refused}</div>
      </div>
    )
  }
  return (
    <LazyPart
      code={logConsole}
      {...rest}
      // Its reader starts while the link is got.
      asked={asked || undefined}
      link={link}
      onRetry={read}
      onClose={onClose}
      whileLoading={<LoadingLog isInline={rest.isInline} around={rest.around} />}
    />
  )
}

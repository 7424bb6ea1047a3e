import { useEffect, useEffectEvent } from 'react'
import { LoadingLog, LogNote } from '@/parts/logs/log-note.tsx'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart } from '@/ui/base/lazy-part.tsx'
import type { CaseFile } from '../model/case-files.ts'
import { linesOfHash } from '../model/log-lines.ts'
import { expiredLogText } from '../model/logs.ts'
import { logConsole, useLogLink } from './log-link.ts'

interface LogTextProps {
  /** Undefined while there is none. */
  file: CaseFile | undefined
}

/** Text of a log, loaded on request. */
export function LogText({ file }: LogTextProps) {
  if (!file) return <LogNote>No Data</LogNote>
  return file.log.expired ? (
    <LogNote>{expiredLogText}</LogNote>
  ) : (
    <Readable key={file.log.id} {...file} />
  )
}

function Readable({ kind, label, log, filename }: CaseFile) {
  const { link, read, close, pending } = useLogLink(log.id, filename)
  // An address that names lines leads to the log itself.
  const openAtOnce = useEffectEvent(() => {
    if (kind === 'simulationLog' && linesOfHash(location.hash)) read()
  })
  useEffect(() => openAtOnce(), [])
  const isShown = link !== undefined
  return (
    <div className="flex flex-col items-start gap-2.5">
      <Button pending={pending} aria-expanded={isShown} onClick={isShown ? close : read}>
        {isShown ? 'Hide' : 'Show'} the {label.toLowerCase()}
      </Button>
      {pending && <LoadingLog />}
      {link && (
        <LazyPart
          key={link.url}
          code={logConsole}
          label={label}
          link={link}
          onRetry={read}
          onClose={close}
        />
      )}
    </div>
  )
}

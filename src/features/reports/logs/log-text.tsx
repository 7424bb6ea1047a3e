import { downloadLogMutationOptions } from '@generated/evaluation/queries.ts'
import type { LogDownload } from '@generated/evaluation/types.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useChange } from '@/data/change.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import type { CaseFile } from '../model/case-files.ts'
import { linesOfHash } from '../model/log-lines.ts'
import { expiredLogText, linkLifetime, refuseExpired } from '../model/logs.ts'
import { LoadingLog, LogNote } from './log-note.tsx'

const linkedLog = lazyCode(() => import('./linked-log.tsx'))

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
    linkedLog.load()
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
        {pending && <LoadingLog />}
        {link && (
          <LazyPart
            key={link.url}
            code={linkedLog}
            label={label}
            link={link}
            onRetry={read}
            onClose={() => setLink(undefined)}
          />
        )}
      </div>
    </div>
  )
}

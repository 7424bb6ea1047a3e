import { downloadLogMutationOptions } from '@generated/evaluation/queries.ts'
import type { LogDownload } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { alertDetailsOf } from '@/data/alerts.ts'
import { useSubmission } from '@/data/submission.tsx'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { isLinkExpired, refuseExpired } from '@/models/reports/report-logs.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { logConsole, takeReadyLink } from './ready-log.ts'

/** A link to a file of a report, and what gets it. */
interface LogLink {
  link: LogDownload | undefined
  asked: number
  read: () => void
  close: () => void
  pending: boolean
  /** The last call was refused, or its link too old. */
  failed: boolean
  /** Why it failed, in the words of the service; undefined unless it did. */
  reason: string | undefined
}

/** The link to a file of a report, once it is asked for; `filename` is for saving. */
export const useLogLink = (logId: string, filename: string): LogLink => {
  const projectId = useProjectId()
  const [link, setLink] = useState<LogDownload>()
  const [asked, setAsked] = useState(0)
  const { submit, pending, failure } = useSubmission({
    ...downloadLogMutationOptions(),
    onSuccess: async (granted) => accept(granted),
  })
  const accept = (granted: LogDownload) => {
    refuseExpired(granted, Date.now())
    setLink(granted)
  }
  const close = () => setLink(undefined)
  const read = () => {
    close()
    setAsked((before) => before + 1)
    logConsole.load()
    const ask = () =>
      submit({ path: { projectId, logId }, body: { expirationTime: linkLifetime, filename } })
    const ready = takeReadyLink(logId)
    if (ready instanceof Promise) ready.then(accept).catch(ask)
    else if (ready && !isLinkExpired(ready, Date.now())) setLink(ready)
    else ask()
  }
  return {
    link,
    asked,
    read,
    close,
    pending,
    failed: failure !== undefined,
    reason: failure && alertDetailsOf(failure.error, { read: false })?.message,
  }
}

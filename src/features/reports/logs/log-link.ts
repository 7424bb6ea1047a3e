import { downloadLogMutationOptions } from '@generated/evaluation/queries.ts'
import type { LogDownload } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { useChange } from '@/data/change.tsx'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { lazyCode } from '@/ui/base/lazy-part.tsx'
import { refuseExpired } from '../model/logs.ts'

/** The console of a log; a page loads it with the first log that it shows. */
export const logConsole = lazyCode(() => import('@/parts/logs/log-console.tsx'))

/** A link to a file of a report, and what gets it. */
interface LogLink {
  link: LogDownload | undefined
  /** How often it was asked for. */
  asked: number
  /** Gets a new link. */
  read: () => void
  close: () => void
  pending: boolean
  /** The last call was refused, or its link too old. */
  failed: boolean
}

/** The link to a file of a report, once it is asked for; `filename` is for saving. */
export const useLogLink = (logId: string, filename: string): LogLink => {
  const projectId = useProjectId()
  const [link, setLink] = useState<LogDownload>()
  const [asked, setAsked] = useState(0)
  const { mutate, pending, failed } = useChange({
    ...downloadLogMutationOptions(),
    onSuccess: async (granted) => {
      refuseExpired(granted, Date.now())
      setLink(granted)
    },
  })
  const close = () => setLink(undefined)
  const read = () => {
    close()
    setAsked((before) => before + 1)
    logConsole.load()
    mutate({
      path: { projectId, logId },
      body: { expirationTime: linkLifetime, filename },
    })
  }
  return { link, asked, read, close, pending, failed }
}

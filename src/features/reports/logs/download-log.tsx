import { downloadLogMutationOptions } from '@generated/evaluation/queries.ts'
import type { ReportLog } from '@generated/evaluation/types.ts'
import { Download } from 'lucide-react'
import { useChange } from '@/data/change.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { openLink } from '@/ui/base/open-link.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { expiredLinkText, isLinkExpired, linkLifetime, whyNotDownload } from '../model/logs.ts'

interface DownloadLogProps {
  /** Undefined while there is none. */
  log: ReportLog | undefined
  /** File name for saving. */
  filename: string
  children: string
}

/** A button that fetches a link to a log, bag or archive and opens it. */
export function DownloadLog({ log, filename, children }: DownloadLogProps) {
  const projectId = useProjectId()
  const { mutate, pending } = useChange({
    ...downloadLogMutationOptions(),
    onSuccess: (link) => {
      if (isLinkExpired(link, Date.now())) toast(expiredLinkText)
      else if (!openLink(link.url)) toast('The link to the log is no web address.')
    },
  })
  return (
    <Button
      icon={<Download aria-hidden />}
      pending={pending}
      disabledReason={whyNotDownload(log)}
      onClick={() =>
        log &&
        mutate({
          path: { projectId, logId: log.id },
          body: { expirationTime: linkLifetime, filename },
        })
      }
    >
      {children}
    </Button>
  )
}

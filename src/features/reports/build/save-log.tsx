import { downloadLogMutationOptions } from '@generated/evaluation/queries.ts'
import type { ReportLog } from '@generated/evaluation/types.ts'
import { Download, RotateCw, Save } from 'lucide-react'
import { useState } from 'react'
import { useSubmission } from '@/data/submission.tsx'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { refuseExpired, whyNotDownload } from '@/models/reports/report-logs.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { readLink, readWhole } from '@/transport/read-link.ts'
import { reportError } from '@/transport/report-error.ts'
import { Button } from '@/ui/base/button.tsx'
import { saveBlob } from '@/ui/base/save-blob.ts'

interface SaveLogProps {
  /** Undefined while there is none. */
  log: ReportLog | undefined
  filename: string
}

/** A button that reads a log, and then offers it for saving; a log that cannot be read raises no alert. */
export function SaveLog({ log, filename }: SaveLogProps) {
  const projectId = useProjectId()
  const [state, setState] = useState<'Download' | 'Error' | { file: Blob }>('Download')
  const { submit, pending } = useSubmission({
    ...downloadLogMutationOptions(),
    onMutate: () => setState('Download'),
    onSuccess: async (link) => {
      refuseExpired(link, Date.now())
      try {
        const file = await readLink(link.url, readWhole)
        if (file.size === 0) throw new Error('The file of the log is empty.')
        setState({ file })
      } catch (thrown) {
        reportError(thrown)
        setState('Error')
      }
    },
  })
  if (typeof state !== 'string') {
    const { file } = state
    return (
      <Button
        variant="primary"
        icon={<Save aria-hidden />}
        onClick={() => saveBlob(filename, file)}
      >
        Save
      </Button>
    )
  }
  const isError = state === 'Error'
  return (
    <Button
      icon={isError ? <RotateCw aria-hidden /> : <Download aria-hidden />}
      aria-label={isError ? 'Error: download the build log again' : undefined}
      className={isError ? 'text-failed' : undefined}
      aria-disabled={pending}
      disabledReason={whyNotDownload(log)}
      onClick={() =>
        log &&
        !pending &&
        submit({
          path: { projectId, logId: log.id },
          body: { expirationTime: linkLifetime, filename },
        })
      }
    >
      {pending ? 'Downloading...' : state}
    </Button>
  )
}

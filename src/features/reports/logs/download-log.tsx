import { downloadLogMutationOptions } from '@generated/evaluation/queries.ts'
import type { ReportLog } from '@generated/evaluation/types.ts'
import { Download, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useSubmission } from '@/data/submission.tsx'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { refuseExpired, whyNotDownload } from '@/models/reports/report-logs.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { readLink, readStart } from '@/transport/read-link.ts'
import { reportError } from '@/transport/report-error.ts'
import { Button } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { openLink } from '@/ui/base/open-link.ts'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/**
 * Makes sure that there is something behind a link, by its first byte: a tab that opens instead of a download
 * would keep the error of the store.
 */
const checkFile = async (url: string) => {
  const { text, isWhole } = await readLink(url, (file) => readStart(file, 1))
  if (text === '' && isWhole) throw new Error('The file of the log is empty.')
}

interface DownloadLogProps {
  /** Undefined while there is none. */
  log: ReportLog | undefined
  filename: string
  /** Takes the whole width of a list, without a border. */
  isRow?: boolean
  children: string
}

/**
 * A button that fetches a link to a log, bag or archive and opens it. A file that cannot be read raises no
 * alert: the button says `Error`, and tries again.
 */
export function DownloadLog({ log, filename, isRow = false, children }: DownloadLogProps) {
  const projectId = useProjectId()
  const [failed, setFailed] = useState(false)
  const { submit, pending } = useSubmission({
    ...downloadLogMutationOptions(),
    onMutate: () => setFailed(false),
    onSuccess: async (link) => {
      refuseExpired(link, Date.now())
      try {
        await checkFile(link.url)
        openLink(link.url)
      } catch (thrown) {
        reportError(thrown)
        setFailed(true)
      }
    },
  })
  return (
    <span className={cx('inline-flex items-center', isRow && 'min-w-0 flex-1')}>
      <Button
        {...(isRow && {
          variant: 'ghost',
          size: 'sm',
          className: 'min-w-0 flex-1 justify-start pl-3 text-ink',
        })}
        icon={failed ? <RotateCw aria-hidden /> : <Download aria-hidden />}
        aria-label={failed ? `Retry: ${children}` : undefined}
        pending={pending}
        disabledReason={whyNotDownload(log)}
        onClick={() =>
          log &&
          submit({
            path: { projectId, logId: log.id },
            body: { expirationTime: linkLifetime, filename },
          })
        }
      >
        {isRow ? <TruncatedText text={children} /> : children}
      </Button>
      <span role="status" className={failed ? 'ml-1.5 text-sm text-failed' : undefined}>
        {failed && 'Error'}
      </span>
    </span>
  )
}

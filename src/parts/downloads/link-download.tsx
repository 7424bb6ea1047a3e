import type { UseMutationOptions } from '@tanstack/react-query'
import { Download, RotateCw } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useSubmission } from '@/data/submission.tsx'
import { formatSize } from '@/lib/numbers.ts'
import { reportError } from '@/transport/report-error.ts'
import { Button } from '@/ui/base/button.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { type FileLink, openFile, problemOf, unreadableText } from './file-link.ts'

interface LinkDownloadProps<Link extends FileLink, Variables> {
  /** Name of the file, or of what it holds until the link names it; any text. */
  name: string
  /** In bytes; undefined while unknown. */
  size?: number | undefined
  facts?: ReactNode
  /** The call that gets a link, and its variables. */
  change: UseMutationOptions<Link, Error, Variables>
  variables: Variables
  disabledReason?: string | undefined
}

/** A file that the browser downloads by a link of its own: name and size, the button, and what prevents it. */
export function LinkDownload<Link extends FileLink, Variables>(
  props: LinkDownloadProps<Link, Variables>,
) {
  const { name, facts, change, variables, disabledReason } = props
  const [link, setLink] = useState<FileLink>()
  const { filename = name, size = props.size, expiresAt } = link ?? {}
  const [problem, setProblem] = useState<string>()
  const { submit, pending, alert } = useSubmission(
    {
      ...change,
      onMutate: () => setProblem(undefined),
      onSuccess: async (answer) => {
        setLink(answer)
        try {
          await openFile(answer)
        } catch (thrown) {
          reportError(thrown)
          setProblem(problemOf(thrown))
        }
      },
    },
    { onFailed: unreadableText },
  )
  const isRetry = problem !== undefined
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-1 basis-48 flex-col">
          <bdi className="[overflow-wrap:anywhere]">{filename}</bdi>
          <span className="flex flex-wrap gap-x-3 text-sm text-muted">
            {size !== undefined && <span>{formatSize(size)}</span>}
            {expiresAt !== undefined && (
              <span>
                Link good until <DateText at={expiresAt} form="date-time" />
              </span>
            )}
            {facts}
          </span>
        </span>
        <Button
          icon={isRetry ? <RotateCw aria-hidden /> : <Download aria-hidden />}
          aria-label={`${isRetry ? 'Retry' : 'Download'} ${name}`}
          pending={pending}
          disabledReason={disabledReason}
          onClick={() => submit(variables)}
        >
          {isRetry ? 'Retry' : 'Download'}
        </Button>
      </div>
      {alert}
      <p role="status" className="text-sm text-failed empty:hidden">
        {problem}
      </p>
    </div>
  )
}

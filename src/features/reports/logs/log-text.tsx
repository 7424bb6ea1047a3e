import { downloadLogMutationOptions } from '@generated/evaluation/queries.ts'
import type { LogDownload } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { useChange } from '@/data/change.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { readLink } from '@/transport/read-link.ts'
import { reportError } from '@/transport/report-error.ts'
import { Button } from '@/ui/base/button.tsx'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import type { CaseFile } from '../model/case-files.ts'
import { readLimit, type ShownText, shownTextOf } from '../model/log-text.ts'
import { expiredLogText, linkLifetime, refuseExpired } from '../model/logs.ts'

/** Result of reading a log. */
type Outcome =
  | ({ kind: 'shown' } & ShownText)
  /** The file cannot be read: `detail` gives the reason. */
  | { kind: 'failed'; detail: string }

/**
 * Reads the file of a link. A failure is reported, and shown in place of the text. Throws `ApiError` for a link
 * that has expired.
 */
const outcomeOf = async (link: LogDownload): Promise<Outcome> => {
  refuseExpired(link, Date.now())
  try {
    const file = await readLink(link.url, readLimit)
    if (file.text === '') reportError(new Error('The file of the log is empty.'))
    return { kind: 'shown', ...shownTextOf(file) }
  } catch (thrown) {
    reportError(thrown)
    const detail = thrown instanceof Error ? thrown.message : String(thrown)
    return { kind: 'failed', detail }
  }
}

interface LogTextProps {
  /** Undefined while there is none. */
  file: CaseFile | undefined
}

/** Text of a log, loaded on request. */
export function LogText({ file }: LogTextProps) {
  if (!file) return <Note>No Data</Note>
  return file.log.expired ? <Note>{expiredLogText}</Note> : <Readable key={file.log.id} {...file} />
}

const Note = ({ children }: { children: string }) => (
  <p className="text-sm text-muted">{children}</p>
)

function Readable({ label, log, filename }: CaseFile) {
  const projectId = useProjectId()
  const [outcome, setOutcome] = useState<Outcome>()
  const { mutate, pending } = useChange({
    ...downloadLogMutationOptions(),
    onSuccess: async (link) => setOutcome(await outcomeOf(link)),
  })
  const read = () => {
    setOutcome(undefined)
    mutate({
      path: { projectId, logId: log.id },
      body: { expirationTime: linkLifetime, filename },
    })
  }
  const isShown = outcome?.kind === 'shown'
  return (
    <div className="flex flex-col items-start gap-2.5">
      <Button
        pending={pending}
        aria-expanded={isShown}
        onClick={() => (isShown ? setOutcome(undefined) : read())}
      >
        {isShown ? 'Hide' : 'Show'} the {label.toLowerCase()}
      </Button>
      <div className="w-full">
        {pending && (
          <Loading>
            <Skeleton className="h-40 w-full rounded-lg" />
          </Loading>
        )}
        {outcome?.kind === 'failed' && (
          <ErrorAlert title="The log could not be read." detail={outcome.detail} onRetry={read} />
        )}
        {isShown && <Shown label={label} {...outcome} />}
      </div>
    </div>
  )
}

function Shown({ label, text, isWhole }: ShownText & { label: string }) {
  if (text === '') return <Note>No Data</Note>
  return (
    <>
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard.
        tabIndex={0}
        className="max-h-120 overflow-auto rounded-lg border bg-surface px-4 py-3"
      >
        <pre className="font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</pre>
      </section>
      {!isWhole && (
        <p className="mt-1.5 text-sm text-muted">
          Only the beginning is shown. Download the file to see all of it.
        </p>
      )}
    </>
  )
}

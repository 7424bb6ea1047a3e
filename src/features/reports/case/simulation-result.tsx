import { useEffect, useEffectEvent, useState } from 'react'
import { LogNote } from '@/parts/logs/log-note.tsx'
import { ShownText } from '@/parts/logs/shown-text.tsx'
import { type FileText, readLink, readStart } from '@/transport/read-link.ts'
import { reportError } from '@/transport/report-error.ts'
import { Button } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { useLogLink } from '../logs/log-link.ts'
import type { CaseFile } from '../model/case-files.ts'
import { readLimit } from '../model/log-text.ts'
import { expiredLogText } from '../model/logs.ts'
import { resultFactsOf } from '../model/simulation-result.ts'

/** What the simulation says came of a case: its facts, and all of it on demand. */
export function SimulationResult({ file }: { file: CaseFile | undefined }) {
  return (
    <section aria-label="Simulation result" className="rounded-lg border bg-surface text-sm">
      <h2 className="border-b px-3 py-1.5 text-muted">Simulation result</h2>
      <div className="px-3 py-1.5">
        {!file && <LogNote>No Data</LogNote>}
        {file?.log.expired && <LogNote>{expiredLogText}</LogNote>}
        {file && !file.log.expired && <ReadResult key={file.log.id} {...file} />}
      </div>
    </section>
  )
}

/** A file as far as it is read: its beginning, or why it could not be. */
type Reading = { file?: FileText; error?: Error }

/** Reads the beginning of the file behind a link, once there is one. */
const useFileText = (url: string | undefined): Reading => {
  const [reading, setReading] = useState<Reading & { url?: string }>({})
  useEffect(() => {
    if (url === undefined) return
    let isCurrent = true
    readLink(url, (linked) => readStart(linked, readLimit)).then(
      (file) => {
        if (!isCurrent) return
        if (file.text === '') reportError(new Error('The file of the log is empty.'))
        setReading({ url, file })
      },
      (error) => {
        if (!isCurrent) return
        reportError(error)
        setReading({ url, error })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [url])
  return reading.url === url ? reading : {}
}

function ReadResult({ label, log, filename }: CaseFile) {
  const { link, read, failed } = useLogLink(log.id, filename)
  const readAtOnce = useEffectEvent(read)
  useEffect(() => readAtOnce(), [])
  const { file, error } = useFileText(link?.url)
  if (error) {
    return (
      <ErrorAlert title="The result could not be read." detail={error.message} onRetry={read} />
    )
  }
  if (file) return <Result label={label} file={file} />
  return failed ? <Button onClick={read}>Retry</Button> : <ResultSkeleton />
}

/** As high as the facts of a common result. */
const ResultSkeleton = () => (
  <Loading>
    <Skeleton className="h-72 w-full" />
  </Loading>
)

function Result({ label, file }: { label: string; file: FileText }) {
  const [isWhole, setWhole] = useState(false)
  const whole = `Whole ${label.toLowerCase()}`
  const found = file.isWhole ? resultFactsOf(file.text) : undefined
  if (file.text === '') return <LogNote>No Data</LogNote>
  if (!found || found.facts.length === 0) return <ShownText label={whole} file={file} />
  return (
    <>
      <dl>
        {found.facts.map(({ name, value, isFailed }) => (
          <div key={name} className="flex min-h-7 items-center justify-between gap-3">
            <dt className="min-w-0 text-muted">
              <TruncatedText text={name} />
            </dt>
            <dd
              className={cx(
                'max-w-1/2 shrink-0 tabular-nums',
                isFailed && 'font-semibold text-failed',
              )}
            >
              <TruncatedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
      {found.left > 0 && <p className="text-muted">{found.left} more in the whole result</p>}
      <Button
        variant="ghost"
        size="sm"
        className="-ml-2"
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? 'Hide' : 'Show'} the {label.toLowerCase()}
      </Button>
      {isWhole && <ShownText label={whole} file={file} />}
    </>
  )
}

import type { ReactNode } from 'react'
import { type FailedCase, useLastPass } from '@/evidence/use-last-pass.ts'
import { caseFilesOf } from '@/models/reports/case-files.ts'
import { expiredLogText } from '@/models/reports/report-logs.ts'
import { type ResultFacts as Found, factsBeside } from '@/models/reports/simulation-facts.ts'
import { useFlag } from '@/session/flags.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { RefusedFile } from '../logs/refused-file.tsx'
import { NoPass, PassLink } from './last-pass.tsx'
import { ResultFacts } from './result-facts.tsx'
import { useReadFile } from './use-read-file.ts'

interface FactsBesidePassProps {
  /** The result, as it is in its file. */
  text: string
  found: Found
  of: FailedCase
}

/** The facts of a result beside those of the last pass, which join them when they are known. */
export default function FactsBesidePass({ text, found, of }: FactsBesidePassProps) {
  const privileged = useFlag('privileged')
  const last = useLastPass(of)
  const { pass } = last
  const known =
    pass &&
    caseFilesOf(pass.report, pass.report.logs, { privileged }).find(
      ({ kind }) => kind === 'simulationResult',
    )
  const { file, error, failed, reason, read } = useReadFile(
    known?.log.expired ? undefined : (known ?? undefined),
  )
  const beside = file && factsBeside(text, file.text)
  const note = (): ReactNode => {
    if (last.isError || pass === null) return <NoPass found={last} />
    if (error) {
      return (
        <ErrorAlert
          title="The result of the last pass could not be read."
          detail={error.message}
          onRetry={read}
        />
      )
    }
    if (failed) return <RefusedFile reason={reason} onRetry={read} />
    if (!pass || (known && !known.log.expired && !file)) {
      return (
        <Loading>
          <Skeleton className="h-5 w-48" />
        </Loading>
      )
    }
    return (
      <>
        {beside ? 'Last pass:' : known?.log.expired ? expiredLogText : 'No Data'}{' '}
        <PassLink pass={pass} />
      </>
    )
  }
  return (
    <>
      <ResultFacts {...(beside ?? found)} />
      <div className="flex min-h-7 flex-wrap items-center gap-x-2 text-muted">{note()}</div>
    </>
  )
}

import { lazy, Suspense, useCallback, useState } from 'react'
import type { FailedCase } from '@/evidence/use-last-pass.ts'
import type { CaseFile } from '@/models/reports/case-files.ts'
import { expiredLogText } from '@/models/reports/report-logs.ts'
import { resultFactsOf } from '@/models/reports/simulation-facts.ts'
import { LogNote } from '@/parts/logs/log-note.tsx'
import { ShownText } from '@/parts/logs/shown-text.tsx'
import type { FileText } from '@/transport/read-link.ts'
import { Button } from '@/ui/base/button.tsx'
import { codeLoader } from '@/ui/base/code-loader.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Switch } from '@/ui/fields/switch.tsx'
import { RefusedFile } from '../logs/refused-file.tsx'
import { ResultFacts } from './result-facts.tsx'
import { useReadFile } from './use-read-file.ts'

/** Operations that are called only where somebody asks for it. */
type Evidence = 'last pass'

/** Once asked for, it is shown on every page until the console is closed, or somebody takes it back. */
const asked = new Set<Evidence>()

/** Whether some evidence has been asked for, on whatever page; asks for it, and takes that back. */
const useAsked = (
  what: Evidence,
): readonly [isAsked: boolean, ask: () => void, leave: () => void] => {
  const [isAsked, setAsked] = useState(asked.has(what))
  const ask = useCallback(() => {
    asked.add(what)
    setAsked(true)
  }, [what])
  const leave = useCallback(() => {
    asked.delete(what)
    setAsked(false)
  }, [what])
  return [isAsked, ask, leave]
}

const FactsBesidePass = lazy(codeLoader(() => import('./facts-beside-pass.tsx')))

interface SimulationResultProps {
  file: CaseFile | undefined
  /** The case, where it failed: its facts can stand beside those of its last pass. */
  failed: FailedCase | undefined
}

/** The simulation's result of a case: its facts, and all of it on demand. */
export function SimulationResult({ file, failed }: SimulationResultProps) {
  const [isAsked, ask, leave] = useAsked('last pass')
  const isThere = file !== undefined && !file.log.expired
  return (
    <section aria-label="Simulation result" className="rounded-lg border bg-surface text-sm">
      <div className="flex min-h-8 items-center justify-between gap-3 border-b px-3">
        <h2 className="text-muted">Simulation result</h2>
        {isThere && failed && (
          <Switch
            label="Last pass"
            checked={isAsked}
            onChange={({ target }) => (target.checked ? ask() : leave())}
          />
        )}
      </div>
      <div className="px-3 py-1.5">
        {isThere ? (
          <ReadResult key={file.log.id} file={file} beside={isAsked ? failed : undefined} />
        ) : (
          <LogNote>{file ? expiredLogText : 'No Data'}</LogNote>
        )}
      </div>
    </section>
  )
}

interface ReadResultProps {
  file: CaseFile
  /** The case whose last pass is shown, too. */
  beside: FailedCase | undefined
}

function ReadResult({ file: known, beside }: ReadResultProps) {
  const { file, error, failed, reason, read } = useReadFile(known)
  if (error) {
    return (
      <ErrorAlert title="The result could not be read." detail={error.message} onRetry={read} />
    )
  }
  if (file) return <Result label={known.label} file={file} beside={beside} />
  return failed ? <RefusedFile reason={reason} onRetry={read} /> : <ResultSkeleton />
}

/** As high as the facts of a common result. */
const ResultSkeleton = () => (
  <Loading>
    <Skeleton className="h-72 w-full" />
  </Loading>
)

interface ResultProps extends Pick<ReadResultProps, 'beside'> {
  label: string
  file: FileText
}

function Result({ label, file, beside }: ResultProps) {
  const [isWhole, setWhole] = useState(false)
  const whole = `Whole ${label.toLowerCase()}`
  const found = file.isWhole ? resultFactsOf(file.text) : undefined
  if (file.text === '') return <LogNote>No Data</LogNote>
  if (!found || found.facts.length === 0) return <ShownText label={whole} file={file} />
  return (
    <>
      {beside ? (
        <Suspense fallback={<ResultFacts {...found} />}>
          <FactsBesidePass text={file.text} found={found} of={beside} />
        </Suspense>
      ) : (
        <ResultFacts {...found} />
      )}
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

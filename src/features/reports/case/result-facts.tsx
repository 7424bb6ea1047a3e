import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type FailedCase, useLastPass } from '@/evidence/use-last-pass.ts'
import { counted } from '@/lib/count-text.ts'
import { caseFilesOf } from '@/models/reports/case-files.ts'
import { expiredLogText } from '@/models/reports/report-logs.ts'
import {
  type FactBeside,
  type ResultFacts as Found,
  factsBeside,
  type ResultFact,
} from '@/models/reports/simulation-facts.ts'
import { useFlag } from '@/session/flags.ts'
import { cx } from '@/ui/base/class-names.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { RefusedFile } from '../logs/refused-file.tsx'
import { NoPass, PassLink } from './last-pass.tsx'
import { useReadFile } from './use-read-file.ts'

const isBeside = (fact: ResultFact | FactBeside): fact is FactBeside => 'pass' in fact

interface ValueProps {
  value: string | undefined
  className: string | false
}

const Value = ({ value, className }: ValueProps) => (
  <td className={cx('pl-2 text-right tabular-nums', className)}>
    {value === undefined ? <EmptyCell /> : <TruncatedText text={value} />}
  </td>
)

/** A condition that holds, as in the last pass: of these the number is enough. */
const isUsual = (fact: ResultFact | FactBeside) =>
  fact.isCondition && !fact.isFailed && (!isBeside(fact) || fact.pass === fact.value)

/** The facts of a result; conditions that hold are one row that opens. */
export function ResultFacts({ facts, left }: Found<ResultFact | FactBeside>) {
  const [isOpen, setOpen] = useState(false)
  const withPass = facts.some(isBeside)
  const usual = facts.filter(isUsual)
  const isFolded = usual.length > 1 && usual.every(({ value }) => value === usual[0]?.value)
  const more = counted(usual.length, usual.length === facts.length ? 'condition' : 'more condition')
  return (
    <>
      <table className="w-full table-fixed">
        <thead className={cx(!withPass && 'sr-only')}>
          <tr className="h-7 text-xs text-muted">
            <th scope="col" className={withPass ? 'w-[44%]' : 'w-[58%]'}>
              <span className="sr-only">Fact</span>
            </th>
            <th scope="col" className="text-right font-semibold">
              {withPass ? 'This run' : 'Value'}
            </th>
            {withPass && (
              <th scope="col" className="text-right font-semibold">
                Last pass
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {facts
            .filter((fact) => !(isFolded && isUsual(fact)))
            .map((fact) => (
              <FactRow key={fact.path} fact={fact} />
            ))}
          {isFolded && (
            <tr className="h-7">
              <th scope="row" className="text-left font-normal text-muted">
                <button
                  type="button"
                  aria-expanded={isOpen}
                  onClick={() => setOpen(!isOpen)}
                  className="flex items-center gap-1 rounded-sm hover:text-ink"
                >
                  {more}
                  <ChevronDown
                    aria-hidden
                    className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
                  />
                </button>
              </th>
              <Value value={usual[0]?.value} className={withPass && 'text-muted'} />
              {withPass && <Value value={usual[0]?.value} className="text-muted" />}
            </tr>
          )}
          {isFolded && isOpen && usual.map((fact) => <FactRow key={fact.path} fact={fact} />)}
        </tbody>
      </table>
      {left > 0 && <p className="text-muted">{left} more in the whole result</p>}
    </>
  )
}

function FactRow({ fact }: { fact: ResultFact | FactBeside }) {
  const { name, value, isFailed } = fact
  const isSame = isBeside(fact) && fact.pass === value
  return (
    <tr className="h-7">
      <th
        scope="row"
        className={cx(
          'py-0.5 text-left [overflow-wrap:anywhere]',
          isFailed ? 'font-semibold' : 'font-normal text-muted',
        )}
      >
        <bdi>{name}</bdi>
      </th>
      <Value
        value={value}
        className={isFailed ? 'font-semibold text-failed' : isSame && 'text-muted'}
      />
      {isBeside(fact) && <Value value={fact.pass} className="text-muted" />}
    </tr>
  )
}

interface FactsBesidePassProps {
  /** The result, as it is in its file. */
  text: string
  /** Its facts. */
  found: Found
  of: FailedCase
}

/** The facts of a result beside those of the last pass, which join them when they are known. */
export function FactsBesidePass({ text, found, of }: FactsBesidePassProps) {
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

import type { ReactNode } from 'react'
import { useFlag } from '@/session/flags.ts'
import { Button } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { ErrorAlert } from '@/ui/feedback/alert.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { caseFilesOf } from '../model/case-files.ts'
import { expiredLogText } from '../model/logs.ts'
import {
  type FactBeside,
  type ResultFacts as Found,
  factsBeside,
  type ResultFact,
} from '../model/simulation-result.ts'
import { type FailedCase, NoPass, PassLink, useLastPass } from './last-pass.tsx'
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

/** The facts of a result, those that say that something failed first; beside the last pass, what is as it was is muted. */
export function ResultFacts({ facts, left }: Found<ResultFact | FactBeside>) {
  const withPass = facts.some(isBeside)
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
          {facts.map((fact) => {
            const { name, value, isFailed } = fact
            const isSame = isBeside(fact) && fact.pass === value
            return (
              <tr key={name} className="h-7">
                <th scope="row" className="text-left leading-4 font-normal text-muted">
                  {withPass ? (
                    <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
                  ) : (
                    <TruncatedText text={name} />
                  )}
                </th>
                <Value
                  value={value}
                  className={isFailed ? 'font-semibold text-failed' : isSame && 'text-muted'}
                />
                {isBeside(fact) && <Value value={fact.pass} className="text-muted" />}
              </tr>
            )
          })}
        </tbody>
      </table>
      {left > 0 && <p className="text-muted">{left} more in the whole result</p>}
    </>
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
  const query = useLastPass(of)
  const pass = query.data
  const known =
    pass &&
    caseFilesOf(pass.report, pass.report.logs, { privileged }).find(
      ({ kind }) => kind === 'simulationResult',
    )
  const { file, error, failed, read } = useReadFile(
    known?.log.expired ? undefined : (known ?? undefined),
  )
  const beside = file && factsBeside(text, file.text)
  const note = (): ReactNode => {
    if (query.isError || pass === null) return <NoPass query={query} />
    if (error) {
      return (
        <ErrorAlert
          title="The result of the last pass could not be read."
          detail={error.message}
          onRetry={read}
        />
      )
    }
    if (failed) return <Button onClick={read}>Retry</Button>
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

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { counted } from '@/lib/count-text.ts'
import type {
  FactBeside,
  ResultFacts as Found,
  ResultFact,
} from '@/models/reports/simulation-facts.ts'
import { cx } from '@/ui/base/class-names.ts'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

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
                  className="flex items-center gap-1 rounded-sm text-left hover:text-ink"
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

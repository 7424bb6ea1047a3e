import type { CaseReport } from '@generated/evaluation/types.ts'
import { countText } from '@/lib/count-text.ts'
import { compareTexts } from '@/lib/text.ts'
import { parameterTexts } from '@/models/reports/case-parameters.ts'
import { Chip } from '@/ui/text/chip.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

const parameters = { one: 'parameter', many: 'parameters' }

interface CaseParametersProps {
  report: CaseReport
  /** Names of those in which the cases of the scenario differ, as far as they are known. */
  varying: readonly string[]
}

/** The parameters of a case: first those in which it differs from the other cases of its scenario. */
export function CaseParameters({ report, varying }: CaseParametersProps) {
  const names = Object.keys(report.scenarioParameters).sort(compareTexts)
  if (names.length === 0) return <span>No parameters</span>
  const own = varying.filter((name) => names.includes(name))
  const others = names.filter((name) => !varying.includes(name))
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5 text-xs text-muted">
      <ul aria-label="Parameters" className="contents">
        {[...own, ...others].map((name) => (
          <li key={name} className="max-w-full">
            <Chip accent={own.includes(name)}>
              <TruncatedText text={parameterTexts(report, [name]).join('')} />
            </Chip>
          </li>
        ))}
      </ul>
      {/* There from the start, on a phone in a line of its own: what varies is known late. */}
      <span className="max-sm:basis-full">
        {own.length > 0
          ? `${own.length} of ${names.length} vary in this scenario`
          : countText({ count: names.length, complete: true }, parameters)}
      </span>
    </div>
  )
}

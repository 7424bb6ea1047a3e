import type { CaseReport } from '@generated/evaluation/types.ts'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { causeOf, failedComponentOf, noMessageText } from '../model/failure-signature.ts'

/** Why a case failed: the component that did, what it says, and its causes. Nothing for a case that has not failed. */
export function CaseCause({ report }: { report: CaseReport }) {
  if (report.status !== 'failed') return null
  const component = failedComponentOf(report)
  const cause = causeOf(report)
  const labels = component?.failureCauseLabels.length
    ? component.failureCauseLabels
    : cause
      ? [cause]
      : []
  return (
    <section
      aria-label="Cause"
      className="flex flex-col gap-1.5 rounded-lg border border-l-4 border-l-failed bg-surface px-4 py-3"
    >
      <p className="line-clamp-6 text-lg whitespace-pre-line [overflow-wrap:anywhere]">
        {component && (
          <>
            <bdi className="font-semibold text-failed">{component.componentName}</bdi>{' '}
          </>
        )}
        <bdi>{component?.message?.trim() || noMessageText}</bdi>
      </p>
      {labels.length > 0 && <TextChips texts={labels} />}
    </section>
  )
}

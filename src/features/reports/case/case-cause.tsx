import type { CaseComponent, CaseReport } from '@generated/evaluation/types.ts'
import type { ChangeKind } from '@/evidence/engine/case-changes.ts'
import { causeOf, failedComponentOf, noMessageText } from '@/evidence/failure-signature.ts'
import { caseLogsOf } from '@/models/reports/case-files.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { TextChips } from '@/ui/text/text-chips.tsx'

/** Words for a failed case by its change since an earlier run. */
const changeNotes: { readonly [kind in ChangeKind]?: string } = {
  new: 'New in this run',
  failing: 'Failed in the earlier run, too',
  flaky: 'Comes and goes',
  added: 'Not in the earlier run',
}

interface CaseCauseProps {
  report: CaseReport
  /** Change of the case since an earlier run; undefined while unknown. */
  change: ChangeKind | undefined
}

/**
 * Why a case failed: what its components say, and their causes and logs; first the one that failed. Nothing for a
 * case that has not failed.
 */
export function CaseCause({ report, change }: CaseCauseProps) {
  if (report.status !== 'failed') return null
  const failed = failedComponentOf(report)
  const cause = causeOf(report)
  const others = report.components.filter((component) => component !== failed)
  return (
    <section
      aria-label="Cause"
      className="rounded-lg border border-l-4 border-l-failed bg-surface px-4"
    >
      <ComponentRows
        report={report}
        components={failed ? [failed, ...others] : others}
        failed={failed}
        note={change && changeNotes[change]}
      />
      {!failed && (
        <p className="flex flex-wrap items-center gap-2 py-3 text-lg">
          {noMessageText}
          {cause !== undefined && <TextChips texts={[cause]} />}
        </p>
      )}
    </section>
  )
}

interface ComponentRowsProps {
  report: CaseReport
  components: readonly CaseComponent[]
  /** The one that the case failed by. */
  failed?: CaseComponent | undefined
  /** Said beside the one that failed. */
  note?: string | undefined
}

/** Messages of the components of a case, a row for each. */
export const ComponentRows = ({ report, components, failed, note }: ComponentRowsProps) => (
  <ul aria-label="Components" className="divide-y">
    {components.map((component) => (
      <ComponentRow
        key={component.componentName}
        report={report}
        component={component}
        isFailed={component === failed}
        note={component === failed ? note : undefined}
      />
    ))}
  </ul>
)

interface ComponentRowProps {
  report: CaseReport
  component: CaseComponent
  isFailed: boolean
  note: string | undefined
}

function ComponentRow({ report, component, isFailed, note }: ComponentRowProps) {
  const { componentName, message, failureCauseLabels } = component
  const said = message?.trim() || (isFailed ? noMessageText : undefined)
  const [log] = caseLogsOf({ ...report, logs: {}, components: [component] })
  return (
    <li
      className={cx(
        'grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[120px_minmax(0,1fr)_auto] sm:items-baseline',
        isFailed ? 'py-3' : 'py-1.5',
      )}
    >
      <h2 className={cx('[overflow-wrap:anywhere]', isFailed ? 'font-semibold' : 'text-muted')}>
        <bdi>{componentName}</bdi>
      </h2>
      <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {said ? (
          <p
            className={cx(
              'min-w-0 whitespace-pre-line [overflow-wrap:anywhere]',
              isFailed && 'text-lg',
            )}
          >
            <bdi>{said}</bdi>
          </p>
        ) : (
          <p className="text-muted">No message</p>
        )}
        {failureCauseLabels.length > 0 && <TextChips texts={failureCauseLabels} />}
        {note !== undefined && (
          <span className={note === changeNotes.new ? 'text-failed' : 'text-muted'}>{note}</span>
        )}
      </div>
      {log && (
        <TextLink
          to="."
          search={(search) => ({ ...search, log: log.key })}
          hash=""
          replace
          resetScroll={false}
          aria-label={`Log of ${componentName}`}
        >
          Log
        </TextLink>
      )}
    </li>
  )
}

import type { CaseReport } from '@generated/evaluation/types.ts'
import { searchBy } from '@/lib/search-words.ts'
import { parameterTexts, varyingByScenario } from '@/models/reports/case-parameters.ts'
import type { CaseChange, ListedChange } from './changes.ts'
import { causeOf } from './failure-signature.ts'

/** A case that has changed, and what a list of changes says of it. */
export interface ChangeRow extends CaseChange<CaseReport> {
  /** The case as it is now; as it was, where it was removed. */
  report: CaseReport
  /** The parameters in which the case differs from the others of its scenario, each `name=value`. */
  varying: readonly string[]
}

/** The cases that have changed in one way, in their order. */
export const changeRows = (
  changes: readonly CaseChange<CaseReport>[],
  kind: ListedChange,
): ChangeRow[] => {
  const reports = changes.flatMap(({ now, before }) => now ?? before ?? [])
  const varying = varyingByScenario(reports)
  return changes
    .filter((change) => change.kind === kind)
    .flatMap((change) => {
      const report = change.now ?? change.before
      return report
        ? { ...change, report, varying: parameterTexts(report, varying.get(report.scenario.id)) }
        : []
    })
}

/** Finds changed cases by words in scenario, parameters and causes, or by an id. */
export const findChanges = searchBy(
  ({ report, now, before }: ChangeRow) => [
    report.scenario.displayName,
    report.formattedParameter,
    now && causeOf(now),
    before && causeOf(before),
  ],
  ({ report }) => [report.id, report.scenario.id],
)

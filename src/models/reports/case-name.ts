import type { CaseReport } from '@generated/evaluation/types.ts'
import { parameterTexts } from './case-parameters.ts'

/**
 * Name of a case: the parameters in which it differs from the other cases of its scenario; all of them as long as
 * no other case is known; its scenario where it has none.
 */
export const caseName = (
  report: Pick<CaseReport, 'scenario' | 'formattedParameter' | 'scenarioParameters'>,
  varying: readonly string[] = [],
): string =>
  parameterTexts(report, varying).join(', ') ||
  report.formattedParameter?.trim() ||
  report.scenario.displayName

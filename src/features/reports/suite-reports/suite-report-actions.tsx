import type { SuiteReport } from '@generated/evaluation/types.ts'
import type { Action, ActionSubject } from '@/page/actions.tsx'
import { SaveSuite } from '../capsule/lazy-save.tsx'
import { CompareSuite } from '../compare/lazy-dialogs.tsx'
import { suiteReportKind } from '../model/report.ts'
import { ApproveScenarios } from './approve-scenarios.tsx'

/** Names a suite report in the labels of its actions. */
export const suiteReportSubject: ActionSubject<SuiteReport> = {
  one: suiteReportKind.one,
  nameOf: ({ suite }) => suite.displayName,
}

/** Actions on a suite report. */
export const suiteReportActions: readonly Action<SuiteReport>[] = [
  { id: 'compare', label: 'Compare reports', on: 'button', dialog: CompareSuite },
  { id: 'approve', label: 'Approve', on: 'button', dialog: ApproveScenarios },
  { id: 'save', label: 'Save as HTML', on: 'menu', dialog: SaveSuite },
]

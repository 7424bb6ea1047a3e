import type { Kind } from '@/page/kind.ts'

/** Jobs, each with a report, as their pages and the report list speak of them. */
export const reportKind: Kind = { one: 'job', many: 'reports', list: () => '/reports' }

/** Suite reports; they are found through the report list. */
export const suiteReportKind: Kind = { ...reportKind, one: 'suite report' }

/** Spec reports; they are found through the report list. */
export const specReportKind: Kind = { ...reportKind, one: 'spec report' }

/** Case reports; they are found through the report list. */
export const caseReportKind: Kind = { ...reportKind, one: 'case report' }

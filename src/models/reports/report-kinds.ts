import type { Kind } from '@/page/kind.ts'

/** Jobs: their names and the report list. */
export const reportKind: Kind = { one: 'job', many: 'reports', list: () => '/reports' }

/** Build reports; they link back to the report list. */
export const buildReportKind: Kind = { ...reportKind, one: 'build report' }

/** Suite reports; they link back to the report list. */
export const suiteReportKind: Kind = { ...reportKind, one: 'suite report' }

/** Spec reports; they link back to the report list. */
export const specReportKind: Kind = { ...reportKind, one: 'spec report' }

/** Case reports; they link back to the report list. */
export const caseReportKind: Kind = { ...reportKind, one: 'case report' }

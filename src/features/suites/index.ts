export { LabelChips } from './label-chips.tsx'
export { suitesQueryOptions } from './list/query.ts'
export { SuiteTable } from './suite-table.tsx'

export { suitesQueryOptions } from './list/query.ts'
export { requestWithCatalogs } from './rules/draft.ts'
export { offeredSuiteTypes } from './rules/types.ts'
export { SuiteTable } from './suite-table.tsx'

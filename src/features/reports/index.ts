export { ReportTable } from './report-table.tsx'
export { type JobSource, sourceOf } from './rules/source.ts'

export { IntegrationTable } from './integration-table.tsx'
export { integrationTypes } from './rules/types.ts'

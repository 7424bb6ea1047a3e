export { IntegrationTable } from './integration-table.tsx'

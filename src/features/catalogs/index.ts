export { CatalogNotFound } from './catalog-not-found.tsx'
export { catalogsQueryOptions } from './list/query.ts'
export { whyNotOnCatalog } from './rules/actions.ts'

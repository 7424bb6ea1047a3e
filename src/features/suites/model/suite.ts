import type { Kind } from '@/page/kind.ts'

/** Suites, as their pages and lists speak of them. */
export const suiteKind: Kind = { one: 'suite', many: 'suites', list: () => '/suites' }

/** What is said once a suite is deleted. */
export const deletedText = 'The suite has been deleted'

/** The page of a suite; `catalogId` is the catalog whose list leads there. */
export const suiteTarget = (suiteId: string, catalogId?: string | undefined) => ({
  to: `/suites/${encodeURIComponent(suiteId)}`,
  search: { catalog_id: catalogId },
})

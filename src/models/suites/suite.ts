import { encode } from '@/lib/lists.ts'
import type { Kind } from '@/page/kind.ts'

/** Suites: their names and their list. */
export const suiteKind: Kind = { one: 'suite', many: 'suites', list: () => '/suites' }

/** Snackbar and banner text for a suite that was deleted. */
export const deletedText = 'The suite has been deleted'

/** The page of a suite; `catalogId` is the catalog whose list links to it. */
export const suiteTarget = (suiteId: string, catalogId?: string | undefined) => ({
  to: `/suites/${encode(suiteId)}`,
  search: { catalog_id: catalogId },
})

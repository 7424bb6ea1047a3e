import { flag, type SearchSchema } from '@/lib/search-params.ts'

/** What of a catalog's integrations to show, as the address says it. */
export const integrationSearch = {
  /** The deleted integrations, and no others. */
  deleted: flag,
} as const satisfies SearchSchema

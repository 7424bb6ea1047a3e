import { flag, type SearchSchema } from '@/lib/search-params.ts'

/** Search parameters of an integration list. */
export const integrationSearch = {
  /** Only deleted integrations. */
  deleted: flag,
} as const satisfies SearchSchema

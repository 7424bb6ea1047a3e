import { flag, type SearchOf, type SearchSchema, text } from '@/lib/search-params.ts'

/** Search parameters of an integration list. */
export const integrationSearch = {
  /** Only deleted integrations. */
  deleted: flag,
  /** Integrations with all of these words in repository, description and id. */
  display_name: text,
} as const satisfies SearchSchema

/** Filter of an integration list. */
export type IntegrationFilter = SearchOf<typeof integrationSearch>

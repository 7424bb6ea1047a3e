import { type SearchSchema, text } from '@/lib/search-params.ts'

/** Search parameters of the asset list. */
export const assetSearch = {
  /** Assets with all of these words in name, description and id. */
  display_name: text,
} as const satisfies SearchSchema

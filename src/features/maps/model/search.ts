import { type SearchSchema, text } from '@/lib/search-params.ts'

/** Search parameters of the map list. */
export const mapSearch = {
  /** Maps with all of these words in their name, or whose number begins so. */
  display_name: text,
} as const satisfies SearchSchema

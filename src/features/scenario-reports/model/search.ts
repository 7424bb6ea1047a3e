import { type SearchSchema, text } from '@/lib/search-params.ts'

/** Search parameters of the list of scenario reports. */
export const scenarioReportSearch = {
  /** Reports with all of these words in their description, or whose id begins so. */
  display_name: text,
} as const satisfies SearchSchema

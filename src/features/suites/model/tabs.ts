import { keysOf } from '@/lib/objects.ts'
import { type SearchSchema, text } from '@/lib/search-params.ts'

/** The tabs of the page of a suite in their order, and their names. */
export const suiteTabNames = { specs: 'Scenarios', catalogs: 'Catalogs' } as const

/** The tabs of the page of a suite, the default first. */
export const suiteTabs = keysOf(suiteTabNames)

/** What of a suite's scenarios to show, as the address says it. */
export const specSearch = {
  /** Scenarios whose name or id holds this text. */
  display_name: text,
} as const satisfies SearchSchema

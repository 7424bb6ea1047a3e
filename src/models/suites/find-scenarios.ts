import type { Scenario } from '@generated/scenario/types.ts'
import { searchBy } from '@/lib/search-words.ts'

/** Finds scenarios by name, description, tags and id. */
export const findScenarios = searchBy(
  ({ displayName, description, tags }: Scenario) => [displayName, description, ...tags],
  ({ id }) => [id],
)

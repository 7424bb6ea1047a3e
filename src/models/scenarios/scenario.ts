import type { Scenario } from '@generated/scenario/types.ts'
import { shortId } from '@/lib/ids.ts'
import type { Kind } from '@/page/kind.ts'

/** Names of scenarios. */
export const scenarioNoun = { one: 'scenario', many: 'scenarios' }

/** Scenarios: their names and their list. */
export const scenarioKind: Kind = { ...scenarioNoun, list: () => '/scenarios' }

/** Name of the asset that a scenario refers to; its short id where the service gives none. */
export const assetName = ({ id, displayName }: NonNullable<Scenario['asset']>): string =>
  displayName || shortId(id)

/** Name of the map on which a scenario plays; its number where the project does not know the map. */
export const mapName = ({ id, displayName }: NonNullable<Scenario['areaMap']>): string =>
  displayName || `Map ${id}`

/** Maximum length of a scenario's name, in characters. */
export const nameLimit = 128

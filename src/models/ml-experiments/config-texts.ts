import type { Run } from '@generated/ml/types.ts'
import type { ConfigValues } from './config-values.ts'

/** Time in ms for which reading holds up the page at most. */
const slice = 8

/** The configs of some runs by the run's id: their texts with the values in them. */
export type Configs = ReadonlyMap<string, { text: string | undefined; values: ConfigValues }>

/**
 * Reads the configs of runs in small pieces, so that the page can answer between them. What was read before is
 * taken over, and the whole of it is returned where nothing is new. Undefined if it is stopped before its end.
 */
export const readConfigs = async (
  runs: readonly Pick<Run, 'id' | 'configRaw'>[],
  before: Configs,
  signal: AbortSignal,
): Promise<Configs | undefined> => {
  // Loads with its parser only for those who see runs.
  const { configValues } = await import('./config-values.ts')
  const configs = new Map<string, { text: string | undefined; values: ConfigValues }>()
  let start = performance.now()
  for (const { id, configRaw: text } of runs) {
    if (signal.aborted) return undefined
    const known = before.get(id)
    configs.set(id, known && known.text === text ? known : { text, values: configValues(text) })
    if (performance.now() - start < slice) continue
    await new Promise((resolve) => setTimeout(resolve))
    start = performance.now()
  }
  if (signal.aborted) return undefined
  const isSame =
    configs.size === before.size && runs.every(({ id }) => configs.get(id) === before.get(id))
  return isSame ? before : configs
}

/** The paths of all values of some configs, each once, in the order in which they come. */
export const configPathsOf = (configs: Configs): string[] => [
  ...new Set([...configs.values()].flatMap(({ values }) => [...values.keys()])),
]

/** A value to sort by: as a number if it is one. */
export const sortValueOf = (value: string | undefined): string | number | undefined => {
  if (value === undefined) return undefined
  const number = Number(value)
  return value.trim() !== '' && Number.isFinite(number) ? number : value
}

import { localMemory } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** A metric that tells the best run of an experiment, and which of its values are better. */
interface Chosen {
  name: string
  direction: 'lower' | 'higher'
}

/** Experiments whose metric is kept; the oldest choice goes first. */
const limit = 100

const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'direction' in value &&
  (value.direction === 'lower' || value.direction === 'higher')

/** Reads what is stored, by experiment; drops what has another form. */
export const readBestMetrics = (stored: string | undefined): ReadonlyMap<string, Chosen> => {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return new Map(
      Object.entries(value ?? {}).flatMap(([id, one]) => (isChosen(one) ? [[id, one]] : [])),
    )
  } catch {
    return new Map()
  }
}

const current = createStore(readBestMetrics(localMemory.read('bestMetrics')))

/** The metric that the user has chosen for an experiment. */
export const useBestMetric = (experimentId: string): Chosen | undefined =>
  useStore(current).get(experimentId)

/** Chooses the metric of an experiment; kept in this browser. */
export const chooseBestMetric = (
  experimentId: string,
  { name, direction }: Readonly<Chosen>,
): void => {
  // Read again: another tab may have written since.
  const kept = new Map([...current.get(), ...readBestMetrics(localMemory.read('bestMetrics'))])
  kept.delete(experimentId)
  const next = new Map([...kept, [experimentId, { name, direction }] as const].slice(-limit))
  localMemory.write('bestMetrics', JSON.stringify(Object.fromEntries(next)))
  current.set(next)
}

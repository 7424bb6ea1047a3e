import { localMemory } from './storage.ts'
import { createStore, useStore } from './store.ts'

/** How tables show dates: relative to now, or whole. */
const styles = ['relative', 'absolute'] as const

/** One of `styles`. */
export type DateStyle = (typeof styles)[number]

const current = createStore<DateStyle>(
  styles.find((style) => style === localMemory.read('dates')) ?? 'relative',
)

/** Shows dates in another style, now and on later visits. */
export const switchDateStyle = (): void => {
  const next = current.get() === 'relative' ? 'absolute' : 'relative'
  localMemory.write('dates', next)
  current.set(next)
}

/** The style that the user has chosen; relative until then. */
export const useDateStyle = (): DateStyle => useStore(current)

import { useEffect, useSyncExternalStore } from 'react'

type SorterCode = typeof import('./sorter.ts')

let code: SorterCode | 'missing' | undefined
let isLoading = false
const listeners = new Set<() => void>()

const set = (next: typeof code) => {
  code = next
  isLoading = false
  for (const listener of [...listeners]) listener()
}

/** Loads the code that sorts rows, also ahead, on hover and focus. After a failure it tries again. */
export const loadSorter = async (): Promise<void> => {
  if (isLoading || typeof code === 'object') return
  isLoading = true
  await import('./sorter.ts').then(set, () => set('missing'))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The code that sorts rows, once it is there, or that it could not be loaded; undefined where it is not needed. */
export const useSorterCode = (isNeeded: boolean): typeof code => {
  useEffect(() => {
    if (isNeeded) void loadSorter()
  }, [isNeeded])
  const current = () => (isNeeded ? code : undefined)
  return useSyncExternalStore(subscribe, current, current)
}

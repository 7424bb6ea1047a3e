import { useEffect } from 'react'
import { createStore } from '@/session/store.ts'
import type { AlertKey } from './alerts.ts'

/** Number of places on the page that show the alert of a key; keys without a place are absent. */
export const alertPlaces = createStore<ReadonlyMap<AlertKey, number>>(new Map())

const add = (keys: readonly AlertKey[], change: 1 | -1) => {
  const places = new Map(alertPlaces.get())
  for (const key of keys) {
    const count = (places.get(key) ?? 0) + change
    if (count > 0) places.set(key, count)
    else places.delete(key)
  }
  alertPlaces.set(places)
}

const separator = '\n'

/** Claims these alerts while the component is mounted: it shows them, so the page's general list does not. */
export const useAlertPlace = (...keys: readonly AlertKey[]): void => {
  // Joined into one string, so that a new array with the same keys does not rerun the effect.
  const all = keys.join(separator)
  useEffect(() => {
    const claimed = all.split(separator) as AlertKey[]
    add(claimed, 1)
    return () => add(claimed, -1)
  }, [all])
}

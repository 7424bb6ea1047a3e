import { useEffect } from 'react'
import { createStore } from '@/session/store.ts'
import type { AlertKey } from './alerts.ts'

/** How many places on the page show the alert of a key; keys without a place are not in it. */
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

/** Says, while the component is on the page, that these alerts have their place in it. */
export const useAlertPlace = (...keys: readonly AlertKey[]): void => {
  // One text, so that the same keys in another array are the same place.
  const all = keys.join(separator)
  useEffect(() => {
    const claimed = all.split(separator) as AlertKey[]
    add(claimed, 1)
    return () => add(claimed, -1)
  }, [all])
}

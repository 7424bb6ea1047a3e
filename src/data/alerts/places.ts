import type { AlertId } from '@generated/alert-ids.ts'
import { useEffect } from 'react'
import { createStore } from '@/session/store.ts'

/** How many places on the page show the alert of a name; names without a place are not in it. */
export const alertPlaces = createStore<{ readonly [Id in AlertId]?: number }>({})

const add = (alertId: AlertId, change: 1 | -1) => {
  const { [alertId]: before = 0, ...rest } = alertPlaces.get()
  const after = before + change
  alertPlaces.set(after > 0 ? { ...rest, [alertId]: after } : rest)
}

/** Tells, while the component is on the page, that alerts of this name have their place in it. */
export const useAlertPlace = (alertId: AlertId | undefined): void => {
  useEffect(() => {
    if (!alertId) return
    add(alertId, 1)
    return () => add(alertId, -1)
  }, [alertId])
}

import { useSyncExternalStore } from 'react'

/** A value that lives outside React and tells its readers when it changes. */
export interface Store<Value> {
  get: () => Value
  /** Sets another value; the same one tells nobody. */
  set: (value: Value) => void
  /** Calls `listener` on every change; gives back the way to stop. */
  subscribe: (listener: () => void) => () => void
}

/** Makes a store with a first value. */
export const createStore = <Value>(first: Value): Store<Value> => {
  let current = first
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: (value) => {
      if (Object.is(value, current)) return
      current = value
      for (const listener of [...listeners]) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The value of a store; the component renders again when it changes. */
export const useStore = <Value>(store: Store<Value>): Value =>
  useSyncExternalStore(store.subscribe, store.get)

import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isPrinting = false
const listeners = new Set<() => void>()

const set = (next: boolean) => {
  isPrinting = next
  // At once: the browser takes the page as it is when the event has been handled.
  flushSync(() => {
    for (const tell of listeners) tell()
  })
}
const begin = () => set(true)
const end = () => set(false)

// One for all, as a table can have hundreds of parts that listen.
const subscribe = (tell: () => void) => {
  if (listeners.size === 0) {
    // Listening twice changes nothing.
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
  }
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

const current = () => isPrinting

/** True while the page is printed: what draws only what is in view then draws what paper needs. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, current, current)

/** A short message at the foot of the page. */
export interface ToastEntry {
  message: string
  /** One thing to do about it: `Open`. */
  action?: { label: string; onSelect: () => void } | undefined
}

type Show = (entry: ToastEntry) => void

let show: Show | undefined
let waiting: readonly ToastEntry[] = []
let wanted = false
const listeners = new Set<() => void>()

/** Shows the entry, or keeps it until something can show it. */
export const enqueueToast: Show = (entry) => {
  if (show) return show(entry)
  waiting = [...waiting, entry]
  wanted = true
  for (const listener of listeners) listener()
}

/** True from the first entry on: only then the code that shows them is needed. */
export const toastsWanted = (): boolean => wanted

/** Calls `listener` when `toastsWanted` becomes true; gives back the way to stop. */
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes over the showing, starting with what waits; gives back the way to stop. */
export const showToastsWith = (shower: Show): (() => void) => {
  show = shower
  const entries = waiting
  waiting = []
  for (const entry of entries) shower(entry)
  return () => {
    if (show === shower) show = undefined
  }
}

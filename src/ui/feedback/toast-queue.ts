/** A snackbar: a short message at the bottom of the page. */
export interface ToastEntry {
  message: string
  /** Optional button: `Open`. */
  action?: { label: string; onSelect: () => void } | undefined
}

type Show = (entry: ToastEntry) => void

let show: Show | undefined
let waiting: readonly ToastEntry[] = []
let wanted = false
const listeners = new Set<() => void>()

/** Shows the entry, or queues it until the host is mounted. */
export const enqueueToast: Show = (entry) => {
  if (show) return show(entry)
  waiting = [...waiting, entry]
  wanted = true
  for (const listener of listeners) listener()
}

/** True from the first entry on: the host is loaded only then. */
export const toastsWanted = (): boolean => wanted

/** Calls `listener` when an entry is queued; returns the unsubscribe function. */
export const subscribeToToasts = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Registers the host and shows the queued entries; returns the unregister function. */
export const showToastsWith = (host: Show): (() => void) => {
  show = host
  const entries = waiting
  waiting = []
  for (const entry of entries) host(entry)
  return () => {
    if (show === host) show = undefined
  }
}

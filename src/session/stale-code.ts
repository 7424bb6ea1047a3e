import { tabMemory } from './storage.ts'

/** Milliseconds within which a second missing piece of code means that reloading does not help. */
const reloadPause = 60_000

/** Whether to reload for a missing piece of code, given when that was done last. */
export const mayReload = (last: number | undefined, now: number): boolean =>
  last === undefined || now - last > reloadPause || now < last

/**
 * Reloads the page, at the same address, when a piece of its code is gone, as after a new deployment.
 * Only once: if it is still missing then, the page says that it cannot be shown.
 */
export const reloadForMissingCode = (): void => {
  window.addEventListener('vite:preloadError', () => {
    const stored = tabMemory.read('staleCodeReload')
    const now = Date.now()
    if (!mayReload(stored === undefined ? undefined : Number(stored), now)) return
    tabMemory.write('staleCodeReload', String(now))
    location.reload()
  })
}

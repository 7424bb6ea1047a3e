import { tabMemory } from '@/session/storage.ts'
import { hasUnsavedInput } from '@/ui/forms/unsaved-input.ts'

/** Milliseconds within which a second missing piece of code means that reloading does not help. */
const reloadPause = 60_000

/** Whether to reload for a missing piece of code, given when that was done last. */
export const mayReload = (last: number | undefined, now: number): boolean =>
  last === undefined || now - last > reloadPause || now < last

/** Whether the console can be got at all: a lost connection takes no code away, but a reload would take the page. */
const isServed = () =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

const reloadOnce = async () => {
  const stored = tabMemory.read('staleCodeReload')
  if (!mayReload(stored === undefined ? undefined : Number(stored), Date.now())) return
  if (hasUnsavedInput() || !(await isServed())) return
  tabMemory.write('staleCodeReload', String(Date.now()))
  location.reload()
}

/**
 * Reloads the page, at the same address, when a piece of its code is gone, as after a new deployment.
 * Only once, and never away from unsaved input: then the page says that it cannot be shown.
 */
export const reloadForMissingCode = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // In the place of the browser's words, for which the router would reload whatever the reason.
    payload.message = 'A part of the console could not be loaded.'
    void reloadOnce()
  })
}

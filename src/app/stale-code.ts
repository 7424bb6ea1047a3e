import { tabMemory } from '@/session/storage.ts'
import { hasUnsavedInput } from '@/ui/forms/unsaved-input.ts'

/** No second reload within 60 s: the first one did not help. */
const reloadInterval = 60_000

/** Whether to reload for a missing chunk. `last`: time of the last such reload; both in milliseconds since 1970. */
export const mayReload = (last: number | undefined, now: number): boolean =>
  last === undefined || now - last > reloadInterval || now < last

/**
 * Whether the console is served at this address. If the connection is lost, or a gateway answers in its place, a
 * reload would lose the page for nothing. The status says nothing of it: a server that only knows files sends the
 * page of the static demo as its 404 page.
 */
const isServed = async () => {
  try {
    const response = await fetch(location.href, { cache: 'no-store' })
    return (await response.text()).includes('<div id="root">')
  } catch {
    return false
  }
}

const reloadOnce = async () => {
  const stored = tabMemory.read('staleCodeReload')
  if (!mayReload(stored === undefined ? undefined : Number(stored), Date.now())) return
  // Asked last, as the user may have begun to type meanwhile.
  if (!(await isServed()) || hasUnsavedInput()) return
  tabMemory.write('staleCodeReload', String(Date.now()))
  location.reload()
}

/**
 * Reloads the page when a chunk of its code is missing, as after a new deployment. Only once a minute, and
 * never with unsaved input: then the page shows an error instead.
 */
export const reloadForMissingCode = (): void => {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // Replaces the browser's message, as the router would reload on it whatever the reason.
    payload.message = 'A part of the console could not be loaded.'
    void reloadOnce()
  })
}

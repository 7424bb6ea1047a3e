import { tabMemory } from '../storage.ts'

/** A tab whose page is reloaded has its name again at once; in this many milliseconds a name counts as another's. */
const patience = 1000

/**
 * Gives this tab a name, which a reload keeps, and holds it as long as the page lives. Resolves to true when another
 * tab holds it: a browser that duplicates a tab copies its storage, with a refresh token that is good for one use.
 */
export const claimTab = async (): Promise<boolean> => {
  const name = tabMemory.read('tab') ?? Math.random().toString(36)
  tabMemory.write('tab', name)
  return new Promise((resolve) => {
    // Not there on an insecure page, which nobody signs in to.
    navigator.locks
      ?.request(`tab ${name}`, { signal: AbortSignal.timeout(patience) }, () => {
        resolve(false)
        return new Promise(() => undefined)
      })
      .catch(({ name: reason }: Error) => {
        const isCopy = reason === 'TimeoutError'
        resolve(isCopy)
        if (!isCopy) return
        tabMemory.remove('tab')
        void claimTab()
      })
    if (!navigator.locks) resolve(false)
  })
}

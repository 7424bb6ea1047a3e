import { asksBeforeUnload, countUnsaved } from './unsaved-input.ts'

/** Returns a function that says whether something is under way: as long as it is, the browser asks before it leaves the page. */
export const unloadGuard = (): ((isBusy: boolean) => void) => {
  let uncount: (() => void) | undefined
  const ask = (event: BeforeUnloadEvent) => {
    if (asksBeforeUnload()) event.preventDefault()
  }
  return (isBusy) => {
    if (isBusy === (uncount !== undefined)) return
    uncount?.()
    uncount = isBusy ? countUnsaved() : undefined
    // Only while it asks: with the listener, a page is not kept for Back.
    if (isBusy) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
}

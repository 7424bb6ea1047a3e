import type { BrowserContext, Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'

/** The first cell of a row of data; skeletons have none. */
export const rowHead = 'tbody th[scope="row"]'

/** Lets the pages of a context note when the first row of a table is painted, or the first of something else. */
const noteFirst = (context: BrowserContext, selector: string = rowHead): Promise<unknown> =>
  context.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      // The next task after a frame: what was changed before is painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark('first')))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, selector)

/** Milliseconds from the start of the navigation until it was painted; `noteFirst` must stand before. */
const timeOfFirst = async (page: Page): Promise<number> => {
  const time = await page.waitForFunction(() => performance.getEntriesByName('first')[0]?.startTime)
  return (await time.jsonValue()) ?? Number.NaN
}

/** Makes the processor that many times slower for a page. */
const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Nothing is there: the browser begins a process for the origin, and has seen nothing of the page. */
const nowhere = `${basePath}/assets/nowhere`

/** How long it takes from the start of a navigation until rows, or the first of something else, are painted. */
export const navigationTo =
  (address: string, rate = 1, selector?: string) =>
  async (page: Page, context: BrowserContext): Promise<number> => {
    await noteFirst(context, selector)
    // A page that moves to another process loses the brake for some time.
    await page.goto(nowhere)
    await slowDown(page, rate)
    await page.goto(address)
    return timeOfFirst(page)
  }

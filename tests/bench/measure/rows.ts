import type { BrowserContext, Page } from '@playwright/test'

/** The first cell of a row of data; skeletons have none. */
export const rowHead = 'tbody th[scope="row"]'

/** Lets the pages of a context note when the first row of a table is painted. */
export const noteRows = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((selector) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      observer.disconnect()
      // The next task after a frame: what was changed before is painted.
      requestAnimationFrame(() => setTimeout(() => performance.mark('rows')))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, rowHead)

/** Milliseconds from the start of the navigation until rows were painted; `noteRows` must stand before. */
export const timeOfRows = async (page: Page): Promise<number> => {
  const time = await page.waitForFunction(() => performance.getEntriesByName('rows')[0]?.startTime)
  return (await time.jsonValue()) ?? Number.NaN
}

/** Makes the processor that many times slower for a page. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** Sum of the layout shifts of the page so far, of which each is a share of the window. */
    layoutShifts: number
  }
}

/** How much of a page may move while it loads, as a share of the window (cumulative layout shift). */
const limit = 0.03

/** Notes in the page what moves on it, from its first line on. */
export const noteShifts = (): void => {
  window.layoutShifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
    })[]) {
      if (!entry.hadRecentInput) window.layoutShifts += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Nothing has moved while the page loaded, but a little. */
export const expectStill = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => window.layoutShifts), 'layout shift').toBeLessThanOrEqual(limit)
}

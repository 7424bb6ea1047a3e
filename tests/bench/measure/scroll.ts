import type { Page } from '@playwright/test'

/** How a long list scrolls. */
export interface Scrolling {
  framesPerSecond: number
  /** Milliseconds; tasks below 50 ms are not told by the browser and count as 0. */
  longestTask: number
  /** The most rows that were in the document at once. */
  rows: number
}

/**
 * Scrolls a list down for four seconds, three rows each frame, as a quick turn of the wheel does. `row` is a
 * selector of what is there once for each row in the document.
 */
export const scrollThrough = (
  page: Page,
  selectors: { scroller: string; row: string },
): Promise<Scrolling> =>
  page.evaluate(async ({ scroller: place, row }) => {
    const scroller = document.querySelector(place)
    if (!scroller) throw new Error('The list does not scroll.')
    const tasks: PerformanceEntryList = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
    observer.observe({ type: 'longtask' })
    const begun = performance.now()
    let [now, frames, rows] = [begun, 0, 0]
    while (now - begun < 4000) {
      scroller.scrollTop += 132
      now = await new Promise<number>((done) => requestAnimationFrame(done))
      frames += 1
      rows = Math.max(rows, scroller.querySelectorAll(row).length)
    }
    tasks.push(...observer.takeRecords())
    observer.disconnect()
    return {
      framesPerSecond: (frames * 1000) / (now - begun),
      longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
      rows,
    }
  }, selectors)

/** The table of the bench's own page. */
export const benchTable = { scroller: '[role="region"]', row: 'tbody th[scope="row"]' }

/** Opens a wizard whose scenarios have come. */
export const openWizard = async (page: Page, address: string): Promise<void> => {
  await page.goto(address)
  // Can be pressed once all scenarios are known.
  await page.getByRole('button', { name: 'Choose all', exact: true, disabled: false }).hover()
  await page.waitForLoadState('networkidle')
}

/** The list of scenarios in the wizard of suites. */
export const wizardList = {
  scroller: ':has(> ul[aria-label="Available scenarios"])',
  row: 'li',
}

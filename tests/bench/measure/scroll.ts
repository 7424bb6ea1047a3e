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
 * Scrolls a list for four seconds, three rows each frame or as far across, as a quick turn of the wheel does. `row` is
 * a selector of what is counted in the document, such as what is there once for each row.
 */
export const scrollThrough = (
  page: Page,
  selectors: { scroller: string; row: string; across?: boolean },
): Promise<Scrolling> =>
  page.evaluate(async ({ scroller: place, row, across }) => {
    const scroller = document.querySelector(place)
    if (!scroller) throw new Error('The list does not scroll.')
    const tasks: PerformanceEntryList = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
    observer.observe({ type: 'longtask' })
    const begun = performance.now()
    let [now, frames, rows] = [begun, 0, 0]
    while (now - begun < 4000) {
      const [left, top] = [scroller.scrollLeft, scroller.scrollTop]
      scroller.scrollBy(across ? { left: 132 } : { top: 132 })
      // From the end it begins again.
      if (scroller.scrollLeft === left && scroller.scrollTop === top) scroller.scrollTo(0, 0)
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

/** The report table of the bench's own page. */
export const benchGrid = { scroller: ':has(> [role="grid"])', row: 'td, th' }

/** The table of runs of the bench's own page. */
export const benchRuns = { scroller: '[role="region"]', row: 'td, th' }

/** Milliseconds from a press on a button of the bench's own page until what it shows is painted. */
export const timeOfShowing = (page: Page, name: string): Promise<number> =>
  page.evaluate(async (label) => {
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === label,
    )
    const begun = performance.now()
    button?.click()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    return performance.now() - begun
  }, name)

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

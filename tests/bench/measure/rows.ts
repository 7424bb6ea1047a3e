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

/** Milliseconds from the start of the navigation until an entry of the page's own measures. */
const timeOf = async (page: Page, entry: string): Promise<number> => {
  const time = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    entry,
  )
  return (await time.jsonValue()) ?? Number.NaN
}

/** Makes the processor that many times slower for a page. */
export const slowDown = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Puts a page so many milliseconds away from its servers, on a line of 10 Mbit/s; 0 leaves the line as it is. */
export const slowLine = async (page: Page, away: number): Promise<void> => {
  if (away === 0) return
  const session = await page.context().newCDPSession(page)
  const throughput = 10_000_000 / 8
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: away,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
}

/** Nothing is there: the browser begins a process for the origin, and has seen nothing of the page. */
const nowhere = `${basePath}/assets/nowhere`

interface Navigation {
  /** The processor is so many times slower. */
  rate?: number
  /** The servers are so many milliseconds away. */
  away?: number
  /** What is waited for instead of the first row of a table. */
  selector?: string
  /** The entry of the page's own measures that counts, where it is another than when this is painted. */
  until?: string
}

/** How long it takes from the start of a navigation until rows, or the first of something else, are painted. */
export const navigationTo =
  (address: string, { rate = 1, away = 0, selector, until = 'first' }: Navigation = {}) =>
  async (page: Page, context: BrowserContext): Promise<number> => {
    await noteFirst(context, selector)
    // A page that moves to another process loses the brake for some time.
    await page.goto(nowhere)
    await slowDown(page, rate)
    await slowLine(page, away)
    await page.goto(address)
    return timeOf(page, until)
  }

/**
 * For how long tasks of more than 50 ms block the page from the start of a navigation until rows are painted: what
 * each takes beyond these 50 ms.
 */
export const blockingUntilFirst =
  (address: string, rate = 1) =>
  async (page: Page, context: BrowserContext): Promise<number> => {
    await context.addInitScript(() => {
      const tasks = new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) {
          performance.measure('blocking', { start: startTime, end: startTime + duration - 50 })
        }
      })
      tasks.observe({ type: 'longtask', buffered: true })
    })
    const end = await navigationTo(address, { rate })(page, context)
    // The browser tells of a task once it is over.
    await page.waitForTimeout(200)
    return page.evaluate(
      (rows) =>
        performance
          .getEntriesByName('blocking')
          .filter(({ startTime }) => startTime < rows)
          .reduce((sum, { duration }) => sum + duration, 0),
      end,
    )
  }

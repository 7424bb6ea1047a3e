import { expect, type Locator, type Page } from '@playwright/test'
import { rowHead } from './rows.ts'

declare global {
  interface Window {
    /** Resolves with the milliseconds from the next press until something says something else. */
    benchJourney: Promise<number>
  }
}

/** Milliseconds from the press on a link or button until what a selector finds has another text, painted. */
export const timeOfPress = async (
  page: Page,
  pressed: Locator,
  selector: string,
): Promise<number> => {
  await page.evaluate((place) => {
    const text = () => document.querySelector(place)?.textContent
    const first = text()
    window.benchJourney = new Promise((done) => {
      const start = () => {
        const begun = performance.now()
        const observer = new MutationObserver(() => {
          if (!text() || text() === first) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
        })
        observer.observe(document, { childList: true, subtree: true, characterData: true })
      }
      window.addEventListener('click', start, { capture: true, once: true })
    })
  }, selector)
  await pressed.click()
  return page.evaluate(() => window.benchJourney)
}

/**
 * Milliseconds from the press on a suite's name until the suite is painted, when what it shows was fetched
 * while the pointer rested on the name.
 */
export const timeOfNextScreen = async (page: Page, suites: string): Promise<number> => {
  await page.goto(suites)
  const link = page.locator(`${rowHead} a`).first()
  await expect(link).toBeVisible()
  await page.waitForLoadState('networkidle')
  await link.hover()
  await page.waitForLoadState('networkidle')
  return timeOfPress(page, link, 'h1')
}

/**
 * Milliseconds from the press on Run evaluation job until its drawer is painted, when it was open once and
 * its lists are still good.
 */
export const timeOfDrawer = async (page: Page, reports: string): Promise<number> => {
  await page.goto(reports)
  const button = page.getByRole('button', { name: 'Run evaluation job' })
  const drawer = page.getByRole('dialog', { name: 'Run evaluation job' })
  await button.click()
  await expect(drawer).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  return timeOfPress(page, button, '[role="dialog"]')
}

/** Milliseconds for which the page keeps the processor busy while something is done. */
export const busyTimeOf = async (page: Page, act: () => Promise<unknown>): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  // Of the thread alone: what else the machine does takes no part in it.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN
  }
  const before = await read()
  await act()
  // Calls after the first paint count, too.
  await page.waitForTimeout(500)
  const after = await read()
  await session.detach()
  return (after - before) * 1000
}

/** Milliseconds that the comparison of many runs keeps the page busy, once the runs are there: as table and as chart. */
export const timesOfComparison = async (page: Page, comparison: string) => {
  await page.goto(comparison)
  const table = page.getByRole('table', { name: 'Comparison' }).getByText('val_loss').first()
  await expect(table).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await expect(page.locator(rowHead).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const ofTable = await busyTimeOf(page, async () => {
    await page.goBack()
    await expect(table).toBeVisible()
  })
  const ofChart = await busyTimeOf(page, async () => {
    await page.getByRole('tab', { name: 'Parallel coordinates' }).click()
    await expect(page.getByRole('img', { name: /^Parallel coordinates/ })).toBeVisible()
  })
  return { ofTable, ofChart }
}

/** Bytes in the heap of a page, garbage aside. */
export const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  // Weak references and finalizers go with a later collection.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Size of the heap after so many navigations between two lists, by its size after the first few. */
export const heapGrowth = async (page: Page, start: string, count: number): Promise<number> => {
  await page.goto(start)
  const menu = page.getByRole('navigation', { name: 'Areas' })
  const go = async (times: number) => {
    for (let step = 0; step < times; step++) {
      const name = step % 2 === 0 ? 'Suites' : 'Reports'
      await menu.getByRole('link', { name }).click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.locator(rowHead).first()).toBeVisible()
    }
  }
  await go(20)
  const before = await heapOf(page)
  await go(count)
  return (await heapOf(page)) / before
}

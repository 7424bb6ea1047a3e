import type { Locator, Page } from '@playwright/test'

declare global {
  interface Window {
    /** The longest task in ms since the page was opened or this was set to 0. */
    benchLongestTask: number
  }
}

/** Lets a page note its longest task; those below 50 ms are not told by the browser and count as 0. */
export const noteTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.benchLongestTask = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        window.benchLongestTask = Math.max(window.benchLongestTask, duration)
      }
    }).observe({ type: 'longtask' })
  })

/** As a quick typist does it, in milliseconds from key to key. */
const pace = { delay: 80 }

/** Milliseconds of the longest task while something is typed into each field of a form, and taken away again. */
export const longestTaskOfTyping = async (page: Page, form: Locator): Promise<number> => {
  await page.waitForLoadState('networkidle')
  const fields = form
    .getByRole('textbox')
    .or(form.getByRole('searchbox'))
    .or(form.locator('input[role="combobox"]'))
  const count = await fields.count()
  if (count === 0) throw new Error('The form has no field.')
  await page.evaluate(() => {
    window.benchLongestTask = 0
  })
  for (let index = 0; index < count; index++) {
    await fields.nth(index).click()
    await page.keyboard.type('night 42', pace)
    for (let times = 0; times < 8; times++) await page.keyboard.press('Backspace', pace)
  }
  return page.evaluate(() => window.benchLongestTask)
}

/**
 * Milliseconds of the longest task while a long list is sorted by each of its columns, both ways, its rows selected
 * where they can be, and its next page and its first shown.
 */
export const longestTaskOfPressing = async (page: Page): Promise<number> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.benchLongestTask = 0
  })
  const heads = page.getByRole('columnheader').getByRole('button')
  const all = page.getByRole('checkbox', { name: /^Select all/ })
  const count = await heads.count()
  if (count === 0) throw new Error('The list has no column to sort by.')
  for (let index = 0; index < count; index++) {
    await heads.nth(index).click()
    await heads.nth(index).click()
    if ((await all.count()) > 0) await all.check()
    await page.getByRole('button', { name: 'Next' }).click()
    if ((await all.count()) > 0) await all.check()
    await page.getByRole('button', { name: 'Previous' }).click()
    // The bar of the selection lies over the heads.
    const clear = page.getByRole('button', { name: 'Clear selection' })
    if ((await clear.count()) > 0) await clear.click()
  }
  return page.evaluate(() => window.benchLongestTask)
}

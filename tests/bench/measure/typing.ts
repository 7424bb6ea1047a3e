import type { Locator, Page } from '@playwright/test'
import type { Bench } from '../bench.ts'
import type { Figure } from '../budgets.ts'
import { openReferenceForm } from '../reference/measure.ts'
import { largeLists } from '../routes.ts'

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
const longestTaskOfTyping = async (page: Page, form: Locator): Promise<number> => {
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

/** The same of the reference page. */
export const longestTaskOfReference = async (page: Page): Promise<number> => {
  await noteTasks(page)
  return longestTaskOfTyping(page, await openReferenceForm(page))
}

/**
 * Milliseconds of the longest task while a long list is sorted by each of its columns, both ways, its rows selected
 * where they can be, and its next page and its first shown.
 */
const longestTaskOfPressing = async (page: Page): Promise<number> => {
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

const mainOf = (page: Page) => page.getByRole('main')

/** Fields of pages of the large project. */
const typed = {
  wizardTypingTask: { address: largeLists.wizard, form: mainOf },
  catalogTypingTask: { address: largeLists.newCatalog, form: mainOf },
  filterTypingTask: { address: largeLists.suites, form: mainOf },
  reportFilterTypingTask: { address: largeLists.reports, form: mainOf },
  paletteTypingTask: {
    address: largeLists.reports,
    form: async (page) => {
      await page.getByRole('row').nth(1).waitFor()
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Find pages and actions' })
      await palette.getByRole('combobox').waitFor()
      return palette
    },
  },
  drawerTypingTask: {
    address: largeLists.reports,
    form: async (page) => {
      await page.getByRole('button', { name: 'Run evaluation job' }).click()
      return page.getByRole('dialog', { name: 'Run evaluation job' })
    },
  },
} as const satisfies {
  [figure in Figure]?: { address: string; form: (page: Page) => Locator | Promise<Locator> }
}

/** Lists of the large project whose heads, checkboxes and pages are pressed. */
const pressed = {
  suitesPressTask: largeLists.suites,
  reportsPressTask: largeLists.reports,
} as const satisfies { [figure in Figure]?: string }

/** Takes the longest task while somebody types and presses. */
export const takeTasks = async ({ take, withPage, withReference }: Bench): Promise<void> => {
  const takeOne = (
    figure: keyof typeof typed | keyof typeof pressed,
    address: string,
    longestTask: (page: Page) => Promise<number>,
  ) =>
    take([figure], async () => {
      const value = await withPage(async (page) => {
        await noteTasks(page)
        await page.goto(address)
        return longestTask(page)
      })
      const reference = await withReference(longestTaskOfReference)
      return { [figure]: { value, reference } }
    })
  for (const [figure, { address, form }] of Object.entries(typed)) {
    await takeOne(figure as keyof typeof typed, address, async (page) =>
      longestTaskOfTyping(page, await form(page)),
    )
  }
  for (const [figure, address] of Object.entries(pressed)) {
    await takeOne(figure as keyof typeof pressed, address, longestTaskOfPressing)
  }
}

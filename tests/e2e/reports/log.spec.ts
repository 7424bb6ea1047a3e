import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, snackbars } from '../support/console.ts'
import { missingSimulator, openReport } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const log = (page: Page) => page.getByRole('region', { name: 'Simulation log', exact: true })
const show = (page: Page) => page.getByRole('button', { name: 'Show the simulation log' })
const line = (page: Page, number: number) =>
  page.getByRole('link', { name: `Line ${number}`, exact: true })
const row = (page: Page, number: number) =>
  log(page)
    .getByRole('listitem')
    .filter({ has: line(page, number) })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the simulation log' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const openLog = async (page: Page) => {
  await openReport(page, 'case')
  await show(page).click()
  await expect(row(page, 1)).toContainText('This file stands for the log')
}

test('a log is shown line by line, of which few are in the page', async ({ page }) => {
  await openLog(page)
  await expect(page.getByText('3,000 lines', { exact: false })).toBeVisible()
  expect(await log(page).getByRole('listitem').count()).toBeLessThan(100)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await log(page).focus()
  await page.keyboard.press('End')
  await expect(row(page, 3000)).toContainText('loaded map tile 3000')
  await expect(row(page, 3000)).not.toContainText('10 %')
})

test('a search leads from hit to hit', async ({ page }) => {
  await openLog(page)
  await search(page).fill('frame 19')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(row(page, 194)).toContainText('[WARN] [perception]: frame 194')
  await expect(row(page, 194)).toHaveAttribute('aria-current', 'true')
  await search(page).press('Enter')
  await expect(row(page, 1940)).toHaveAttribute('aria-current', 'true')
  await log(page).focus()
  await page.keyboard.press('Shift+N')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await search(page).fill('[32m')
  await expect(page.getByText('No match')).toBeVisible()
})

test('the first error is one press away, and e leads to the next', async ({ page }) => {
  await openLog(page)
  await page.getByRole('button', { name: 'First error' }).click()
  await expect(row(page, 2711)).toContainText('[ERROR] [planning.lane_change]')
  await expect(row(page, 2711)).toHaveAttribute('aria-current', 'true')
  await log(page).focus()
  await page.keyboard.press('e')
  await expect(row(page, 2713)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('w')
  await expect(page.getByRole('switch', { name: 'Wrap' })).toBeChecked()
})

test('lines can be copied, and the address that names them opens them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLog(page)
  await page.getByRole('button', { name: 'First error' }).click()
  await line(page, 2711).click()
  await line(page, 2713).click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/#L2711-L2713$/)
  await page.getByRole('button', { name: 'Copy 3 lines' }).click()
  await expect(snackbars(page).filter({ hasText: '3 lines copied.' })).toBeVisible()
  const [first, , third] = (await copied(page)).split('\n')
  expect(first).toBe('[ERROR] [planning.lane_change]: no member named ‘lateralDistance’')
  expect(third).toBe('[ERROR] [simulator]: the scenario ended early: 衝突')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(snackbars(page).filter({ hasText: 'Link copied.' })).toBeVisible()
  expect(await copied(page)).toMatch(/#L2711-L2713$/)
  await page.reload()
  await expect(row(page, 2712)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy 3 lines' })).toBeVisible()
})

test('a log that cannot be read is told, and an empty one has no data', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\/objects\//)
  expectProblem(/The file of the log is empty/)
  await openReport(page, 'case')
  await demo.fault('objectStore.readLink', { kind: 'status', status: 403, form: 'none' }, 1)
  await show(page).click()
  const unread = alertWith(page, 'The log could not be read.')
  await expect(unread).toContainText('403')
  await demo.fault('objectStore.readLink', { kind: 'empty' }, 1)
  await unread.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No Data')).toBeVisible()
  await expect(unread).toBeHidden()
})

import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, snackbars } from '../support/console.ts'
import { missingSimulator, openReport } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const log = (page: Page) => page.getByRole('region', { name: 'Simulation log', exact: true })
const show = (page: Page) => page.getByRole('button', { name: 'Show the simulation log' })
const line = (page: Page, number: number) =>
  page.getByRole('link', { name: `Line ${number.toLocaleString('en')}`, exact: true })
const row = (page: Page, number: number) =>
  log(page)
    .getByRole('listitem')
    .filter({ has: line(page, number) })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the simulation log' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

const openLog = async (page: Page) => {
  await openReport(page, 'case')
  await show(page).click()
  await expect(row(page, 2711)).toHaveAttribute('aria-current', 'true')
}

test('a log opens at its first error, and few of its lines are in the page', async ({ page }) => {
  await openLog(page)
  await expect(row(page, 2711)).toContainText('[ERROR] [planning.lane_change]')
  await expect(page.getByText('3,000 lines', { exact: false })).toBeVisible()
  expect(await log(page).getByRole('listitem').count()).toBeLessThan(100)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await log(page).focus()
  await page.keyboard.press('Home')
  await expect(row(page, 1)).toContainText('This file stands for the log')
  await page.keyboard.press('End')
  await expect(row(page, 3000)).toContainText('loaded map tile 3000')
  await expect(row(page, 3000)).not.toContainText('10 %')
})

test('a search leads from hit to hit, by its text or a pattern', async ({ page }) => {
  await openLog(page)
  await search(page).fill('frame 19')
  await expect(page.getByText('2 of 2', { exact: true })).toBeHidden()
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
  await page.getByRole('button', { name: 'Regular expression' }).click()
  await expect(page.getByText('Not a valid pattern')).toBeVisible()
  await search(page).fill('frame 19\\d+ .*late$')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(row(page, 194).getByText('frame 194 came late')).toBeVisible()
  await search(page).fill('(x+x+)+y|(.*.*)*!')
  await expect(page.getByText(/not all was searched/)).toBeVisible()
  await search(page).fill('FRAME 194')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Match case' }).click()
  await expect(page.getByText('No match')).toBeVisible()
})

test('errors and warnings can be shown alone, and keys lead through them', async ({ page }) => {
  await openLog(page)
  await log(page).focus()
  await page.keyboard.press('e')
  await expect(row(page, 2713)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('w')
  await expect(page.getByRole('button', { name: 'Wrap' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Errors 2' }).check()
  await expect(log(page).getByText('2,707 lines left out')).toBeVisible()
  await expect(log(page).getByRole('link')).toHaveCount(9)
  await page.getByRole('radio', { name: /^Warnings \d+$/ }).check()
  await expect(row(page, 2716)).toContainText('[WARN]')
  await log(page).focus()
  await page.keyboard.press('Home')
  await expect(row(page, 97)).toContainText('[WARN]')
  await expect(row(page, 101)).toBeHidden()
  await page.keyboard.press(':')
  await page.keyboard.type('1,500')
  await page.keyboard.press('Enter')
  await expect(row(page, 1500)).toContainText('loaded map tile 1500')
  await expect(page.getByRole('radio', { name: 'All lines' })).toBeChecked()
})

test('a reader of the log that stops is told, and started again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/on purpose|The reader of the log has stopped/)
  await openLog(page)
  const reader = page.workers().find((worker) => worker.url().includes('worker'))
  await reader?.evaluate(() => {
    setTimeout(() => {
      throw new Error('Stopped on purpose.')
    })
  })
  const stopped = alertWith(page, 'The log could not be read.')
  await expect(stopped).toContainText('The reader of the log has stopped.')
  await stopped.getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, 2711)).toBeVisible()
  await expect(stopped).toBeHidden()
})

test('lines can be copied, and the address that names them opens them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLog(page)
  await line(page, 2711).click()
  await line(page, 2713).click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(/#L2711-2713$/)
  await page.getByRole('button', { name: 'Copy 3 lines' }).click()
  await expect(snackbars(page).filter({ hasText: '3 lines copied.' })).toBeVisible()
  const [first, , third] = (await copied(page)).split('\n')
  expect(first).toBe('[ERROR] [planning.lane_change]: no member named ‘lateralDistance’')
  expect(third).toBe('[ERROR] [simulator]: the scenario ended early: 衝突')
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(snackbars(page).filter({ hasText: 'Link copied.' })).toBeVisible()
  expect(await copied(page)).toMatch(/#L2711-2713$/)
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

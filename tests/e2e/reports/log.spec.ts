import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, breadcrumb, snackbars } from '../support/console.ts'
import { missingSimulator, openReport, showDifference } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const log = (page: Page) => page.getByRole('region', { name: 'Simulation log', exact: true })
const line = (page: Page, number: number) =>
  page.getByRole('link', { name: `Line ${number.toLocaleString('en')}`, exact: true })
const row = (page: Page, number: number) =>
  log(page)
    .getByRole('listitem')
    .filter({ has: line(page, number) })
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search the simulation log' })
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
const isCurrent = (page: Page, number: number) =>
  expect(row(page, number)).toHaveAttribute('aria-current', 'true')

/** The number of the first error of the log, at which it opens. */
const firstError = async (page: Page) => {
  const current = log(page).getByRole('listitem').and(page.locator('[aria-current]'))
  await expect(current).toContainText('ERROR')
  const name = await current.getByRole('link').getAttribute('aria-label')
  return Number(name?.replace(/\D/g, ''))
}

/** Opens the log of a failed case; the number of its first error. */
const openLog = async (page: Page) => {
  await openReport(page, 'case')
  return firstError(page)
}

/** Stops the worker that reads the log. */
const stopReader = async (page: Page) => {
  const reader = page.workers().findLast((worker) => worker.url().includes('worker'))
  await reader?.evaluate(() => {
    setTimeout(() => {
      throw new Error('Stopped on purpose.')
    })
  })
}

test.describe('for the first time', () => {
  test.use({ isCold: true })

  test('a log opens at its first error, and few of its lines are in the page', async ({
    page,
    running,
  }) => {
    // Its room is kept until its code is there.
    const goOn = running.traffic.hold(/\/assets\/log-console-/)
    await openReport(page, 'case')
    await expect(
      page.getByRole('region', { name: 'Simulation result', exact: true }),
    ).toContainText('Failed')
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(1)
    goOn()
    const error = await firstError(page)
    await expect(page.getByText(/^[\d,]+ lines\s· /)).toBeVisible()
    expect(await log(page).getByRole('listitem').count()).toBeLessThan(100)
    await expectNoSidewaysScroll(page)
    await log(page).focus()
    await page.keyboard.press('Home')
    await expect(row(page, 1)).toContainText('[simulator] scenario ')
    await page.keyboard.press('End')
    await expect(row(page, 1)).toBeHidden()
    const rows = log(page).getByRole('listitem')
    const count = await rows.first().getAttribute('aria-setsize')
    await expect(rows.last()).toHaveAttribute('aria-posinset', count ?? '')
    await page.keyboard.press('Shift+E')
    await isCurrent(page, error + 1)
    await page.keyboard.press('Shift+E')
    await isCurrent(page, error)
  })
})

test('a search leads from hit to hit, by its text or a pattern', async ({ page }) => {
  const error = await openLog(page)
  await search(page).fill('[evaluator]')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await isCurrent(page, error + 1)
  await search(page).press('Enter')
  await isCurrent(page, error + 2)
  await log(page).focus()
  await page.keyboard.press('Shift+N')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await search(page).fill('[34m')
  await expect(page.getByText('No match')).toBeVisible()
  await page.getByRole('button', { name: 'Regular expression' }).click()
  await expect(page.getByText('Not a valid pattern')).toBeVisible()
  await search(page).fill('\\[evalu\\w+\\] .*(false|Failed)$')
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible()
  await expect(row(page, error + 1)).toContainText(/\[evaluator\] condition \w+ is false$/)
  await search(page).fill('(x+x+)+y|(.*.*)*!')
  await expect(page.getByText(/not all was searched/)).toBeVisible()
  await search(page).fill('CONDITION \\w+ IS')
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Match case' }).click()
  await expect(page.getByText('No match')).toBeVisible()

  // Each log has a worker of its own, and takes it and that of its patterns along. That of the evidence stays.
  const readers = () =>
    page.workers().filter((worker) => !worker.url().includes('evidence-worker')).length
  expect(readers()).toBeGreaterThan(0)
  const before = readers()
  await page.getByRole('combobox', { name: 'Log', exact: true }).selectOption('Pre-task log')
  await expect(page.getByRole('region', { name: 'Pre-task log', exact: true })).toBeVisible()
  await expect.poll(readers).toBeLessThan(before)
  await breadcrumb(page).getByRole('link').first().click()
  await expect(log(page)).toBeHidden()
  await expect.poll(readers).toBe(0)
})

test('errors and warnings can be shown alone, and keys lead through them', async ({ page }) => {
  const error = await openLog(page)
  await log(page).focus()
  await page.keyboard.press('e')
  await isCurrent(page, error + 1)
  await page.keyboard.press('w')
  await expect(page.getByRole('button', { name: 'Wrap' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Errors 2', exact: true }).click()
  const leftOut = `${(error - 4).toLocaleString('en')} lines left out`
  await expect(log(page).getByText(leftOut)).toBeVisible()
  await expect(log(page).getByRole('link')).toHaveCount(8)
  await page.getByRole('radio', { name: /^Warnings \d+$/ }).click()
  // An error is no less of a warning.
  await expect(row(page, error)).toContainText('ERROR')
  await log(page).focus()
  await page.keyboard.press('Home')
  await expect(row(page, 97)).toContainText('WARN')
  await expect(row(page, 50)).toBeHidden()
  await page.keyboard.press(':')
  await page.keyboard.type('50')
  await page.keyboard.press('Enter')
  await isCurrent(page, 50)
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeChecked()
})

test('a reader of the log that stops is started again, once by itself', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/on purpose|The reader of the log has stopped/)
  const error = await openLog(page)
  await stopReader(page)
  await expect(snackbars(page).filter({ hasText: 'was started again' })).toBeVisible()
  await expect(row(page, error)).toBeVisible()
  await stopReader(page)
  const stopped = alertWith(page, 'The log could not be read.')
  await expect(stopped).toContainText('The reader of the log has stopped.')
  await stopped.getByRole('button', { name: 'Retry' }).click()
  await expect(row(page, error)).toBeVisible()
  await expect(stopped).toBeHidden()
})

test('lines can be copied, and the address that names them opens them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const error = await openLog(page)
  const range = `L${error}-${error + 2}`
  await line(page, error).click()
  await line(page, error + 2).click({ modifiers: ['Shift'] })
  await expect(page).toHaveURL(new RegExp(`#${range}$`))
  await page.getByRole('button', { name: 'Copy 3 lines' }).click()
  await expect(snackbars(page).filter({ hasText: '3 lines copied.' })).toBeVisible()
  const whole =
    /^\d\d:\d\d:\d\d\.\d{3} ERROR \[\w+\] \S.*\n.* condition \w+ is false\n.* result Failed\n$/
  expect(await copied(page)).toMatch(whole)
  await page.getByRole('button', { name: 'Copy link to the lines' }).click()
  await expect(snackbars(page).filter({ hasText: 'Link copied.' })).toBeVisible()
  expect(await copied(page)).toContain(`#${range}`)
  await page.reload()
  await expect(row(page, error + 1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy 3 lines' })).toBeVisible()
  // All of them, though few are in the page.
  await log(page).press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
  await expect(snackbars(page).filter({ hasText: /\d,\d{3} lines copied\./ })).toBeVisible()
  expect((await copied(page)).split('\n').length).toBeGreaterThan(1000)
})

test('text that is selected over many lines is copied with all of them', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const error = await openLog(page)
  const middleOf = async (number: number) => {
    const box = await row(page, number).boundingBox()
    return [(box?.x ?? 0) + 300, (box?.y ?? 0) + 10] as const
  }
  await page.mouse.move(...(await middleOf(error)))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(error + 2)), { steps: 4 })
  await page.mouse.up()
  await page.keyboard.press('ControlOrMeta+c')
  await expect(snackbars(page).filter({ hasText: '3 lines copied.' })).toBeVisible()
  // From its beginning, though the selection began in the middle of the line.
  expect(await copied(page)).toMatch(/^\d\d:\d\d:\d\d\.\d{3} ERROR .*\n.*\n.*result Failed\n$/)
})

test('a very long line is cut, and seen whole when asked for', async ({ page }) => {
  await openReport(page, 'case')
  await page.getByRole('combobox', { name: 'Log', exact: true }).selectOption('Pre-task log')
  const before = page.getByRole('region', { name: 'Pre-task log', exact: true })
  await before.getByRole('button', { name: /^Show all [\d,]+ characters$/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Line \d+$/ })
  await expect(dialog.getByText('NODE_299=')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a log that cannot be read is told, and an empty one has no data', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\/objects\/|The file of the log is empty/)
  await demo.fault('objectStore.readLink', { kind: 'status', status: 403, form: 'none' }, 2)
  await openReport(page, 'case')
  const unread = alertWith(page, 'The log could not be read.')
  await expect(unread).toContainText('403')
  await showDifference(page)
  await demo.fault('objectStore.readLink', { kind: 'empty' }, 1)
  await unread.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No Data')).toBeVisible()
  await expect(unread).toBeHidden()
})

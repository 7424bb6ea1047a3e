import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/accessibility.ts'
import { catalogRow, openCatalog, shares } from '../support/catalogs.ts'
import { overview, pageHeading, snackbars } from '../support/console.ts'
import { drawer, runButton, selector } from '../support/run-drawer.ts'
import { suiteRow, suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const tab = (name: string) => ({ name, exact: true })

test('shows what a catalog is, with whom it is shared, and its suites', async ({ page }) => {
  await openCatalog(page, 'Shuttle 4')
  await expect(overview(page)).toContainText('Vehicles on the Odaiba route.')
  await expect(overview(page)).toContainText('vehicle')
  await expect(shares(page)).toHaveCount(1)
  await expect(shares(page)).toContainText('Robotaxi L4')
  await expect(shares(page)).toContainText('Accepted')
  await expect(shares(page)).toContainText('With drafts')
  await expect(page.getByRole('tab', tab('Suites'))).toHaveAttribute('aria-selected', 'true')
  await expect(suiteRows(page)).toHaveCount(20)
  await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Suite' })).toHaveAttribute('href', /catalog_id=/)
})

test('its tabs are opened by arrow keys, and stand in the address', async ({ page }) => {
  await openCatalog(page, 'Shuttle 4')
  await expect(page.getByRole('tab')).toHaveText([
    'Suites',
    'Integrations',
    'Reports',
    'Trend',
    'Releases',
  ])
  await page.getByRole('tab', tab('Suites')).focus()
  for (const name of ['Integrations', 'Reports']) {
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', tab(name))).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/tab=reports/)
  const reports = page.getByRole('table', { name: 'Reports' })
  await expect(reports.getByRole('row')).not.toHaveCount(1)
  const others = reports.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(others.filter({ hasNotText: 'Shuttle 4' })).toHaveCount(0)
  await page.getByRole('tab', tab('Trend')).click()
  const trend = page.getByRole('figure', { name: 'Pass rate and duration' })
  await expect(trend.getByRole('img', { name: 'Pass rate and duration' })).toBeVisible()
  // In a sentence first: how the branch does, and against as many days before.
  const headline = page.getByRole('status').filter({ hasText: / days/ })
  await expect(headline).toHaveText(/^[\d.]+ % over 30 days/)
  await expect(page.getByRole('button', { name: 'Branch: main' })).toBeVisible()
  await page.getByRole('radio', { name: '7 days' }).check()
  await expect(page).toHaveURL(/days=7/)
  await expect(headline).toHaveText(
    /^[\d.]+ % over 7 days, ([▲▼] [\d.]+ points against|the same as in) the 7 before$/,
  )
  await page.getByRole('radio', { name: '90 days' }).check()
  await page.getByRole('combobox', { name: 'Search', exact: true }).fill('branch:main')
  await page.keyboard.press('Enter')
  const jobs = page.getByRole('table', { name: 'Jobs of the trend' }).locator('tbody tr')
  await expect(jobs.filter({ hasNotText: 'main @' })).toHaveCount(0)
  await expect(page).toHaveURL(/filter=branch/)
  const count = page.getByRole('main').getByText(/^\d+ of \d+ finished jobs$/)
  await expect(count).not.toHaveText(/^(\d+) of \1 /)
  const told = (await count.textContent()) ?? ''
  const download = page.waitForEvent('download')
  await trend.getByRole('button', { name: 'CSV', exact: true }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(1 + Number.parseInt(told, 10))
  await page.goto(page.url().replace('tab=trend', 'tab=nonsense'))
  await expect(page.getByRole('tab', tab('Suites'))).toHaveAttribute('aria-selected', 'true')
})

test('a trend whose runs cannot be read says so, and comes with Retry', async ({ page, demo }) => {
  await openCatalog(page, 'Shuttle 4')
  await demo.fault('evaluation.listJobReports', { kind: 'status', status: 403, form: 'code' })
  await page.getByRole('tab', tab('Trend')).click()
  const told = page.getByRole('status').filter({ hasText: 'Some runs could not be loaded.' })
  await expect(told.first()).toBeVisible()
  await demo.clearFaults()
  await told.first().getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('status').filter({ hasText: /[\d.]+ % over 30 days/ })).toBeVisible()
  await expect(told).toHaveCount(0)
})

test('a new suite of the catalog begins with the catalog', async ({ page }) => {
  await openCatalog(page, 'Shuttle 4 winter')
  await page.getByRole('link', { name: 'New Suite' }).first().click()
  await expect(pageHeading(page, 'New Suite')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(
    /^Shuttle 4 winter #\d+$/,
  )
})

test('shows its integrations and its releases', async ({ page }) => {
  await openCatalog(page, 'Shuttle 4')
  await page.getByRole('tab', tab('Integrations')).click()
  await expect(
    page.getByRole('table', { name: 'Integrations' }).getByRole('rowheader'),
  ).not.toHaveCount(0)
  await page.getByRole('tab', tab('Releases')).click()
  await expect(page).toHaveURL(/tab=releases/)
  await expect(
    page.getByRole('table', { name: 'Releases' }).getByRole('rowheader'),
  ).not.toHaveCount(0)
})

test('runs an evaluation job for the catalog', async ({ page }) => {
  await page.goto('/evaluation/vehicle_catalogs')
  const row = catalogRow(page, 'Shuttle 4 winter')
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Run evaluation job' }).click()
  await expect(selector(page, 'Catalog')).toHaveText('Shuttle 4 winter')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await row.getByRole('link').first().click()
  await expect(pageHeading(page, 'Shuttle 4 winter')).toBeVisible()
  await runButton(page).click()
  await expect(selector(page, 'Catalog')).toHaveText('Shuttle 4 winter')
})

test('links of suites and reports lead to their catalogs', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await suiteRow(page, 'Approval of the new cut-ins').getByRole('link').last().click()
  await expect(pageHeading(page, 'Shuttle 4')).toBeVisible()
})

test('deleting keeps the page, in its deleted state, and the way back to the list', async ({
  page,
}) => {
  await page.goto('/evaluation/vehicle_catalogs?display_name=shuttle')
  await catalogRow(page, 'Shuttle 4').getByRole('link').first().click()
  await expect(pageHeading(page, 'Shuttle 4')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Shuttle 4', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The catalog has been deleted')).toBeVisible()
  await expect(pageHeading(page, 'Shuttle 4')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByText('Deleted', { exact: true })).toHaveCount(2)
  for (const name of ['Run evaluation job', /^Share$/, 'Actions for Shuttle 4', 'Stop sharing']) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'New Suite' })).toHaveCount(0)
  await expect(shares(page)).toContainText('Canceled')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the catalogs' }).click()
  await expect(page).toHaveURL(/display_name=shuttle/)
  await expect(catalogRow(page, 'Shuttle 4 winter')).toBeVisible()
  await expect(catalogRow(page, 'Shuttle 4')).toHaveCount(0)
})

test('the catalog of another project is read-only, until its sharing is stopped', async ({
  page,
}) => {
  await openCatalog(page, 'Robotaxi')
  await expect(page.getByText('Another project shares this catalog')).toBeVisible()
  await expect(overview(page)).toContainText('Robotaxi L4')
  for (const name of ['Run evaluation job', 'Share']) {
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await expect(page.getByRole('tab')).toHaveText(['Releases'])
  await expect(page.getByRole('tab')).toHaveAttribute('aria-selected', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure to stop sharing the catalog?',
  })
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('Catalog sharing has been stopped')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0)
  await expect(page.getByText('Deleted', { exact: true }).first()).toBeVisible()
  // They go with the sharing, and no job of this project makes another.
  await expect(page.getByText('This catalog has no firmware release.')).toBeVisible()
})

test('when the catalog cannot be shown any more, the list tells that sharing was stopped', async ({
  page,
  demo,
}) => {
  await openCatalog(page, 'Robotaxi')
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await demo.fault('catalog.getCatalog', { kind: 'status', status: 403, form: 'code' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(pageHeading(page, 'Catalogs')).toBeVisible()
  await expect(snackbars(page)).toHaveText(['Catalog sharing has been stopped'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { unreviewedAddress } from '../support/addresses.ts'
import { breadcrumb, pageHeading, setFilter, snackbars } from '../support/console.ts'
import {
  approvalDialog,
  expectJob,
  missingSimulator,
  openDetails,
  openJob,
  openReport,
  specRows,
  suiteReportRows,
  topCause,
  verdict,
} from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const download = (page: Page) => page.getByRole('button', { name: 'Test results' })
const cases = (page: Page) => verdict(page).getByText(/ of \d+$/)

test('shows the result of a suite and its scenarios, and leads to where they come from', async ({
  page,
  demo,
}) => {
  // Last runs are there unasked; those that cannot be loaded are said to be so, and loaded again.
  await demo.fault('evaluation.listSuiteReports', { kind: 'status', status: 403, form: 'name' })
  const name = await openReport(page, 'suite')
  await expect(verdict(page)).toContainText(
    'Some runs could not be loaded. The service failed on purpose.',
  )
  await expect(verdict(page).getByRole('button', { name: 'Copy request ID' })).toBeVisible()
  await demo.clearFaults()
  await verdict(page).getByRole('button', { name: 'Retry' }).click()
  await expect(verdict(page)).toContainText(/(Failed|Passed) .*last \d+/)
  await expect(pageHeading(page, name)).toBeVisible()
  await expect(breadcrumb(page)).toHaveText(new RegExp(`^Reports/ .+/ ${name}$`))
  await expect(verdict(page)).toContainText(/\d failed/)
  await expect(topCause(page)).toBeVisible()
  await expect(page.getByText('Some test cases failed.')).toHaveCount(0)
  await expect(specRows(page).filter({ hasText: /\d failed/ })).not.toHaveCount(0)
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Spec reports' })).toHaveCount(0)

  await openDetails(page)
  const details = page.getByRole('region', { name: 'Details' })
  await expect(details).toContainText(/Cases\s*\d+/)
  await details.getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/suites\//)
  await page.goBack()
  await breadcrumb(page).getByRole('link').nth(1).click()
  await expectJob(page)
})

test('lists the scenarios, failed ones first, and filters them in an address that can be kept', async ({
  page,
}) => {
  await openReport(page, 'suite')
  await expect(specRows(page).first()).toBeVisible()
  const rows = await specRows(page).allTextContents()
  const failed = rows.map((row) => Number(/(\d+) failed/.exec(row)?.[1] ?? 0))
  expect(failed).toEqual([...failed].sort((one, other) => other - one))
  expect(failed[0]).toBeGreaterThan(0)
  await page.getByRole('button', { name: /^State/ }).click()
  await setFilter(page, 'Failed')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/state=failed/)
  await expect(specRows(page).filter({ hasNotText: 'Failed' })).toHaveCount(0)
  await page.reload()
  await expect(specRows(page).first()).toContainText('Failed')
  await page.getByRole('searchbox', { name: 'Scenario name' }).fill('nobody is called so')
  await expect(page.getByText('No scenario of this suite matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(specRows(page)).toHaveCount(rows.length)
})

test('N/A mode counts what is available', async ({ page }) => {
  await openJob(page, 'failed tests', 'suites')
  await page.getByRole('switch', { name: 'N/A mode' }).check()
  await expect(page).toHaveURL(/table_config=na/)
  const rows = suiteReportRows(page)
  const total = await rows
    .first()
    .getByText(/^of \d+$/)
    .first()
    .textContent()
  // On paper a head has nothing that browsers leave out where they repeat it, and names are whole.
  await page.emulateMedia({ media: 'print' })
  const head = page.getByRole('columnheader').getByRole('button').first()
  await expect(head).toHaveCSS('display', 'contents')
  await expect(rows.first().getByRole('link')).toHaveCSS('white-space', 'normal')
  await page.emulateMedia({ media: 'screen' })
  await rows.first().getByRole('link').click()
  await expect(page.getByRole('switch', { name: 'N/A mode' })).toBeChecked()
  await expect(cases(page)).toContainText(total ?? '')
  await expect(page).toHaveURL(/table_config=na/)
})

test.describe('the approval of its scenarios', () => {
  const approve = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true })
  const listed = (page: Page) => approvalDialog(page).getByRole('list', { name: 'To be approved' })
  const nothingLeft = 'Every scenario of the suite has been reviewed.'

  test('names those that nobody has reviewed, and is done', async ({ page }) => {
    await page.goto(await unreviewedAddress())
    await approve(page).click()
    await expect(listed(page)).toBeVisible()
    const count = await listed(page).getByRole('listitem').count()
    await expectAccessible(page)
    await approvalDialog(page).getByRole('button', { name: 'Approve' }).click()
    await expect(approvalDialog(page)).toBeHidden()
    await expect(snackbars(page)).toContainText([
      count === 1 ? '1 scenario approved' : `${count} scenarios approved`,
    ])
    await approve(page).click()
    await expect(approvalDialog(page)).toContainText(nothingLeft)
    await expect(
      approvalDialog(page).getByRole('button', { name: 'Approve' }),
    ).toHaveAccessibleDescription(nothingLeft)
  })
})

test.describe('the test results', () => {
  test('are not there before the suite is done', async ({ page }) => {
    await openReport(page, 'suite', 'running tests')
    await expect(download(page)).toHaveAccessibleDescription('The file does not exist yet.')
  })

  test('are opened under the name of the report', async ({ page, context }) => {
    await openReport(page, 'suite')
    const file = context.waitForEvent('request', (request) => request.url().includes('/objects/'))
    await download(page).click()
    expect((await file).url()).toMatch(/\/[0-9a-f-]{36}_Test_Results\.zip$/)
  })

  test('are gone once they have expired', async ({ page, demo }) => {
    await openJob(page, 'failed tests', 'options')
    // No job keeps its logs longer, but for those that keep them for ever.
    await expect(page.getByRole('region', { name: 'Options' })).toContainText(/\d+ days?/)
    await demo.jump(61 * 24 * 3600)
    await page.getByRole('tab', { name: 'Suites' }).click()
    await suiteReportRows(page).first().getByRole('link').click()
    await expect(download(page)).toHaveAccessibleDescription('Log has expired.')
  })
})

import { expectAccessible } from '../support/accessibility.ts'
import { mixedCasesAddress, valuesAddress } from '../support/addresses.ts'
import { breadcrumb, pageHeading, setFilter } from '../support/console.ts'
import {
  caseRows,
  expectJob,
  identity,
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

test('shows the result of a scenario and its cases, and leads back up', async ({ page }) => {
  const name = await openReport(page, 'spec')
  await expect(breadcrumb(page).getByRole('listitem')).toHaveCount(4)
  await expect(breadcrumb(page).getByRole('listitem').last()).toContainText(name)
  await expect(verdict(page)).toContainText(/\d failed/)
  await expect(topCause(page)).toBeVisible()
  await openDetails(page)
  await expect(page.getByRole('region', { name: 'Details' })).toContainText(/Scenario version\s*\d/)
  const failed = caseRows(page).filter({ hasText: 'Failed' })
  await expect(failed).not.toHaveCount(0)
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Case reports' })).toHaveCount(0)
  const suite = breadcrumb(page).getByRole('link').last()
  const suiteName = (await suite.textContent()) ?? ''
  await suite.click()
  await expect(pageHeading(page, suiteName)).toBeVisible()
  await page.goBack()
  await breadcrumb(page).getByRole('link').nth(1).click()
  await expectJob(page)
})

test('filters its cases, in an address that can be kept', async ({ page }) => {
  await openReport(page, 'spec')
  await expect(caseRows(page).first()).toBeVisible()
  const all = await caseRows(page).count()
  await page.getByRole('button', { name: /^State/ }).click()
  await setFilter(page, 'Failed')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/state=failed/)
  await expect(caseRows(page).filter({ hasNotText: 'Failed' })).toHaveCount(0)
  await page.reload()
  await expect(caseRows(page).first()).toContainText('Failed')
  await page.getByRole('button', { name: /^State/ }).click()
  await setFilter(page, 'Failed', false)
  await setFilter(page, 'Scheduled')
  await page.keyboard.press('Escape')
  await expect(page.getByText('No case of this scenario matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(caseRows(page)).toHaveCount(all)
})

test('in N/A mode a scenario that is marked N/A has no result', async ({ page }) => {
  await openJob(page, 'failed tests', 'suites')
  await page.getByRole('switch', { name: 'N/A mode' }).check()
  const marked = specRows(page).filter({ hasText: 'N/A' })
  await expect(suiteReportRows(page).first()).toBeVisible()
  for (const suite of await suiteReportRows(page).getByRole('link').all()) {
    await suite.click()
    await expect(specRows(page).first()).toBeVisible()
    if ((await marked.count()) > 0) break
    await page.goBack()
  }
  await marked.first().getByRole('link').click()
  await expect(caseRows(page).first()).toBeVisible()
  const heading = page.getByRole('main').locator('header')
  await expect(page).toHaveURL(/table_config=na/)
  await expect(heading).not.toContainText(/Succeeded|Failed/)
  await page.getByRole('switch', { name: 'N/A mode' }).uncheck()
  await expect(heading).toContainText(/Succeeded|Failed/)
})

test('names its cases by what differs among them, and says once what does not', async ({
  page,
}) => {
  await page.goto(await mixedCasesAddress())
  await expect(caseRows(page).first()).toBeVisible()
  const shared = page.getByText('In every case')
  const fixed = ((await shared.textContent()) ?? '').replace('In every case', '').trim()
  const [parameter = ''] = fixed.split('=')
  await expect(caseRows(page).first()).not.toContainText(`${parameter}=`)
  const link = identity(caseRows(page).first())
  // As it shows: for a phone the same stands there once more.
  const name = (await link.innerText()).replaceAll('\n', '')
  expect(name).toMatch(/^[^=]+=.+$/)
  await link.click()
  const parameters = page.getByRole('list', { name: 'Parameters' })
  await expect(parameters).toContainText(`${parameter}=`)
  await expect(page.getByText(/^\d+ of \d+ vary in this scenario$/)).toBeVisible()
  // Those that vary come first.
  await expect(parameters.getByRole('listitem').first()).toHaveText(name.split(', ')[0] ?? '')
})

test('sorts its cases by what their numbers are, however they are written', async ({ page }) => {
  const name = 'pedestrian-delay'
  const values = ['-0.5', '0', '1e-1', '0.5']
  await page.goto(await valuesAddress(name, values))
  const head = page.getByRole('columnheader', { name: 'Case', exact: true })
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  const texts = await caseRows(page).getByRole('link').allInnerTexts()
  const found = texts.flatMap((text) => new RegExp(`${name}=([^,\\s]*)`).exec(text)?.[1] ?? [])
  expect([...new Set(found)]).toEqual(values)
})

test('offers the files of its cases', async ({ page, context }) => {
  const scenario = await openReport(page, 'spec')
  const row = caseRows(page).filter({ hasText: 'Failed' }).first()
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Download files' }).click()
  const dialog = page.getByRole('dialog', { name: 'Download files' })
  const files = dialog.getByRole('list', { name: 'Files', exact: true })
  for (const name of ['Simulation log', 'Simulation bag', 'Simulation archive', 'Pre-task log']) {
    await expect(files.getByRole('button', { name })).toBeVisible()
  }
  await expectAccessible(page)
  const nameOf = async (button: string) => {
    const opened = context.waitForEvent(
      'request',
      (request) => request.isNavigationRequest() && request.url().includes('/objects/'),
    )
    await files.getByRole('button', { name: button }).click()
    const name = decodeURIComponent(new URL((await opened).url()).pathname.split('/').at(-1) ?? '')
    await page.bringToFront()
    expect(name.startsWith(`${scenario}_case_`)).toBe(true)
    return name
  }
  expect(await nameOf('Pre-task log')).toMatch(/_pretask\.log$/)
  // Both bags of a case have one name: it is kept on demand only.
  expect(await nameOf('Simulation bag')).toMatch(/_case_[\w-]+_simulation\.bag$/)
  await dialog.getByRole('checkbox', { name: 'Add _simulation or _evaluation' }).uncheck()
  expect(await nameOf('Simulation bag')).toMatch(/_case_[\da-f-]+\.bag$/)
})

import type { Page } from '@playwright/test'
import { scenarioReportAddress } from '../support/addresses.ts'
import { breadcrumb, overview, pageHeading, tableRows } from '../support/console.ts'
import { nextPoll } from '../support/polls.ts'
import { shortDate } from '../support/tables.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'Internal staff' })

const running = 'Drives of this morning'
const entries = (page: Page) => tableRows(page, 'Reports')
const row = (page: Page, name: string) =>
  tableRows(page, 'Scenario reports').filter({ hasText: name })
const log = (page: Page, index: number) =>
  entries(page)
    .nth(index)
    .getByRole('button', { name: /^Download the log/ })

test('lists the reports and follows them until they have ended', async ({ page, demo }) => {
  await page.clock.install()
  await page.goto('/evaluation/scenario_reports')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Description',
    'Status',
    'Created by',
    'Updated',
    'ID',
  ])
  await expect(page.getByRole('main').getByText('BETA')).toBeVisible()
  await expect(page.getByText('26 scenario reports')).toBeVisible()
  const cells = row(page, running).getByRole('cell')
  await expect(cells.first()).toHaveText('Running')
  await expect(cells.nth(1)).toHaveText(/^\p{L}/u)
  await expect(cells.nth(2)).toHaveText(shortDate)
  const last = row(page, 'Waits for a worker').getByRole('cell').first()
  await expect(last).toHaveText('Scheduled')
  await demo.jump(50)
  await page.clock.fastForward(nextPoll)
  await expect(last).toHaveText('Running')
  await row(page, running).getByRole('link', { name: running }).click()
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText([
    'Scenario Reports',
    `/ ${running}`,
  ])
  for (const label of ['ID', 'Description', 'Status', 'Created by', 'Created at', 'Updated at']) {
    await expect(overview(page).getByText(label, { exact: true })).toBeVisible()
  }
  await expect(page.getByRole('columnheader')).toHaveText([
    'Status',
    'Report ID',
    'Rosbag ID',
    'Environment ID',
    'Area map ID',
    'Area map version ID',
    'Scenario ID',
    'Updated',
    'Download log',
  ])
  await expect(entries(page).getByRole('cell', { name: /^(Succeeded|Failed|Running)/ })).toHaveText(
    ['Succeeded', 'Failed', 'Running'],
  )
  await expect(log(page, 1)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(log(page, 3)).toHaveAttribute('aria-disabled', 'true')
  await expect(log(page, 3)).toHaveAccessibleDescription('The report has not ended yet.')
  await expect(
    entries(page)
      .first()
      .getByRole('link', { name: /^\d{4}$/ }),
  ).toHaveAttribute('href', /\/maps\/\d{4}/)

  await demo.jump(3600)
  await page.clock.fastForward(nextPoll)
  await expect(log(page, 3)).not.toHaveAttribute('aria-disabled', 'true')
  await expect(overview(page)).toContainText('Failed')
  const asked = await demo.calls('scenario.getScenarioReport')
  await page.clock.fastForward(60_000)
  await expect(entries(page)).toHaveCount(4)
  expect(await demo.calls('scenario.getScenarioReport')).toBe(asked)

  await page.getByRole('link', { name: 'Scenario Reports' }).first().click()
  await expect(pageHeading(page, 'Scenario Reports')).toBeVisible()
  await expect(row(page, running).getByRole('cell').first()).toHaveText('Failed')
  const listed = await demo.calls('scenario.listScenarioReports')
  await page.clock.fastForward(60_000)
  await expect(row(page, running)).toBeVisible()
  expect(await demo.calls('scenario.listScenarioReports')).toBe(listed)
})

test('downloads a log from the object store, cancels, and is refused too late', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\/object-store\//)
  await page.goto(await scenarioReportAddress('Night drives, Odaiba'))
  const dialog = page.getByRole('dialog', { name: 'Download scenario report log' })
  const submit = dialog.getByRole('button', { name: 'DOWNLOAD', exact: true })
  await log(page, 0).click()
  await expect(dialog).toContainText(/scenario_report_log_[0-9a-f-]{36}\.zip/)
  const saved = page.waitForEvent('download')
  await submit.click()
  expect((await saved).suggestedFilename()).toMatch(/^scenario_report_log_[0-9a-f-]{36}\.zip$/)
  await expect(dialog).toContainText('The browser saves the file.')

  await demo.fault('objectStore.getObject', { kind: 'slow', milliseconds: 60_000 }, 1)
  await submit.click()
  await expect(submit).toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('tr [aria-busy="true"]')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(submit).not.toHaveAttribute('aria-busy', 'true')

  await page.clock.setFixedTime(Date.now() + 2 * 3600 * 1000)
  await submit.click()
  await expect(dialog.getByRole('alert')).toContainText(
    'The expiration date for downloading the log has expired.',
  )
})

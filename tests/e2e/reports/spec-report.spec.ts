import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { pageHeading } from '../support/console.ts'
import { expect, test } from '../support/test.ts'
import {
  caseRows,
  expectReadFailuresTold,
  failedTests,
  jobHeading,
  missingSimulator,
  openFailedSpec,
  openJob,
  overview,
  specRows,
  suiteRows,
} from './jobs.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

test('shows the result of a scenario and its cases, and leads back up', async ({ page }) => {
  const name = await openFailedSpec(page)
  await expect(breadcrumb(page).getByRole('listitem')).toHaveCount(4)
  await expect(breadcrumb(page).getByRole('listitem').last()).toContainText(name)
  await expect(overview(page)).toContainText(/\d failed/)
  await expect(overview(page)).toContainText(/Scenario version\s*\d/)
  const failed = caseRows(page).filter({ hasText: 'Failed' })
  await expect(failed).not.toHaveCount(0)
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Case reports' })).toHaveCount(0)
  await expectAccessible(page)
  const suite = breadcrumb(page).getByRole('link').last()
  const suiteName = (await suite.textContent()) ?? ''
  await suite.click()
  await expect(pageHeading(page, suiteName)).toBeVisible()
  await page.goBack()
  await breadcrumb(page).getByRole('link', { name: jobHeading }).click()
  await expect(pageHeading(page, jobHeading)).toBeVisible()
})

test('filters its cases, in an address that can be kept', async ({ page }) => {
  await openFailedSpec(page)
  const all = await caseRows(page).count()
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('checkbox', { name: 'Failed' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/state=failed/)
  for (const row of await caseRows(page).all()) await expect(row).toContainText('Failed')
  await page.reload()
  await expect(caseRows(page).first()).toContainText('Failed')
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('checkbox', { name: 'Failed' }).uncheck()
  await page.getByRole('checkbox', { name: 'Scheduled' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No case of this scenario matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(caseRows(page)).toHaveCount(all)
})

test('in N/A mode a scenario that is marked N/A has no result', async ({ page }) => {
  await openJob(page, ...failedTests)
  const marked = specRows(page).filter({ hasText: 'N/A' })
  for (const suite of await suiteRows(page).getByRole('link').all()) {
    await suite.click()
    await expect(specRows(page).first()).toBeVisible()
    if ((await marked.count()) > 0) break
    await page.goBack()
  }
  await marked.first().getByRole('link').click()
  await expect(caseRows(page).first()).toBeVisible()
  const heading = page.getByRole('main').locator('header')
  await expect(heading).toContainText(/Succeeded|Failed/)
  await page.getByRole('switch', { name: 'N/A mode' }).check()
  await expect(heading).not.toContainText(/Succeeded|Failed/)
  await expect(page).toHaveURL(/table_config=na/)
})

test('goes on by itself until the scenario is done', async ({ page, demo }) => {
  await page.clock.install()
  await openJob(page, 'Test running')
  await suiteRows(page).filter({ hasText: 'Running' }).first().getByRole('link').click()
  await specRows(page)
    .filter({ hasText: /Running|Scheduled/ })
    .first()
    .getByRole('link')
    .click()
  await expect(caseRows(page).first()).toBeVisible()
  await demo.jump(24 * 3600)
  await page.clock.runFor(16_000)
  await expect(overview(page)).toContainText(/Took\s*\d+ (s|min|h)/)
  await expect(caseRows(page).filter({ hasText: /Running|Scheduled/ })).toHaveCount(0)
})

const reads = [
  {
    operation: 'evaluation.getSpecReport',
    alert: 'Failed to get the spec report.',
    // Nothing there: a page of its own.
    except: [404],
    shown: overview,
    kept: breadcrumb,
  },
  {
    operation: 'evaluation.listCaseReports',
    alert: 'Failed to get the case reports.',
    shown: (page: Page) => caseRows(page).first(),
    kept: overview,
  },
] as const

for (const read of reads) {
  test(`tells every failure of ${read.operation}, and Retry gets it`, async ({ page, demo }) => {
    test.slow()
    await openFailedSpec(page)
    await expectReadFailuresTold(page, demo, read)
  })
}

test('a report that is not there, and an id that is none', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*404/)
  await openFailedSpec(page)
  const suite = new URL('.', page.url()).pathname
  await page.goto(`${suite}11111111-2222-4333-8444-555555555555`)
  await expect(pageHeading(page, 'Spec report not found')).toBeVisible()
  await page.goto(`${suite}not%20an%20id`)
  await expect(page.getByRole('main')).toContainText('Invalid Spec Report ID.')
})

test('is usable on a narrow screen @narrow', async ({ page }) => {
  await openFailedSpec(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

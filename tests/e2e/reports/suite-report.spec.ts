import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, pageHeading, snackbars } from '../support/console.ts'
import { expectFailedChangesTold, expectOneCall } from '../support/failures.ts'
import { expect, test } from '../support/test.ts'
import {
  expectReadFailuresTold,
  failedTests,
  jobHeading,
  missingSimulator,
  openFailedSuite,
  openJob,
  overview,
  specRows,
  suiteRows,
} from './jobs.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const download = (page: Page) => page.getByRole('button', { name: 'Test results' })
const cases = (page: Page) => overview(page).getByText(/^of \d+$/)

test('shows the result of a suite and its scenarios, and leads to where they come from', async ({
  page,
}) => {
  const name = await openFailedSuite(page)
  await expect(pageHeading(page, name)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    new RegExp(`^Reports/ Job [0-9a-f]{8}/ ${name}$`),
  )
  await expect(
    page.getByRole('status').filter({ hasText: 'Some test cases failed.' }),
  ).toBeVisible()
  await expect(overview(page)).toContainText(/\d failed/)
  await expect(specRows(page).filter({ hasText: /\d failed/ })).not.toHaveCount(0)
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Spec reports' })).toHaveCount(0)
  await expectAccessible(page)

  await overview(page).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(/\/suites\//)
  await page.goBack()
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: jobHeading })
    .click()
  await expect(pageHeading(page, jobHeading)).toBeVisible()
})

test('lists the scenarios by name, and filters them in an address that can be kept', async ({
  page,
}) => {
  await openFailedSuite(page)
  const names = await specRows(page).getByRole('rowheader').allTextContents()
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')))
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('checkbox', { name: 'Failed' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/state=failed/)
  for (const row of await specRows(page).all()) await expect(row).toContainText('Failed')
  await page.reload()
  await expect(specRows(page).first()).toContainText('Failed')
  await page.getByRole('searchbox', { name: 'Scenario name' }).fill('nobody is called so')
  await expect(page.getByText('No scenario of this suite matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(specRows(page)).toHaveCount(names.length)
})

test('N/A mode counts what is available', async ({ page }) => {
  await openJob(page, ...failedTests)
  await page.getByRole('switch', { name: 'N/A mode' }).check()
  const rows = suiteRows(page)
  const [total] = await rows
    .first()
    .getByText(/^of \d+$/)
    .allTextContents()
  await rows.first().getByRole('link').click()
  await page.getByRole('switch', { name: 'N/A mode' }).check()
  await expect(cases(page)).toHaveText(total ?? '')
  await expect(page).toHaveURL(/table_config=na/)
})

test('goes on by itself until the suite is done', async ({ page, demo }) => {
  await page.clock.install()
  await openJob(page, 'Test running')
  await suiteRows(page).filter({ hasText: 'Running' }).first().getByRole('link').click()
  await expect(specRows(page).first()).toBeVisible()
  await expect(download(page)).toHaveAccessibleDescription('The file does not exist yet.')
  await demo.jump(24 * 3600)
  await page.clock.runFor(16_000)
  await expect(overview(page)).toContainText(/Took\s*\d+ (s|min|h)/)
  await expect(specRows(page).filter({ hasText: /Running|Scheduled/ })).toHaveCount(0)
})

test.describe('the approval of its scenarios', () => {
  const dialog = (page: Page) =>
    page.getByRole('alertdialog', { name: 'Do you want to approve the scenarios of the suite?' })
  const approve = (page: Page) => page.getByRole('button', { name: 'Approve', exact: true })
  const listed = (page: Page) => dialog(page).getByRole('list', { name: 'To be approved' })

  /** Opens the dialog for the first suite of a job that has scenarios to approve. */
  const ask = async (page: Page) => {
    await openJob(page, 'Test running')
    for (const suite of await suiteRows(page).getByRole('link').all()) {
      await suite.click()
      await approve(page).click()
      await expect(
        listed(page).or(dialog(page).getByRole('paragraph').filter({ hasText: nothingLeft })),
      ).toBeVisible()
      if (await listed(page).isVisible()) return
      await dialog(page).getByRole('button', { name: 'Cancel' }).click()
      await page.goBack()
    }
    throw new Error('No suite of the job has scenarios to approve.')
  }
  const nothingLeft = 'Every scenario of the suite has been reviewed.'

  test('names those that nobody has reviewed, and is done once', async ({ page, demo }) => {
    await ask(page)
    const count = await listed(page).getByRole('listitem').count()
    await expectAccessible(page)
    await expectOneCall(demo, 'scenario.batchReviewScenarioVersions', async () => {
      await dialog(page).getByRole('button', { name: 'Approve' }).dblclick()
      await expect(dialog(page)).toBeHidden()
    })
    await expect(snackbars(page)).toContainText([
      count === 1 ? '1 scenario approved' : `${count} scenarios approved`,
    ])
    await approve(page).click()
    await expect(dialog(page)).toContainText(nothingLeft)
    await expect(dialog(page).getByRole('button', { name: 'Approve' })).toHaveAccessibleDescription(
      nothingLeft,
    )
  })

  test('tells every failure', async ({ page, demo }) => {
    test.slow()
    await ask(page)
    const names = await listed(page).getByRole('listitem').allTextContents()
    await expectFailedChangesTold({
      demo,
      operation: 'scenario.batchReviewScenarioVersions',
      alert: dialog(page).getByRole('alert'),
      submit: () => dialog(page).getByRole('button', { name: 'Approve' }).click(),
      kept: () => expect(listed(page).getByRole('listitem')).toHaveText(names),
    })
  })

  test('says when it cannot be found out what there is to approve', async ({ page, demo }) => {
    await openFailedSuite(page)
    const fault = { kind: 'status', status: 403, form: 'code' } as const
    await demo.fault('scenario.batchGetScenarioVersions', fault)
    await approve(page).click()
    const alert = dialog(page).getByRole('alert')
    await expect(alert).toContainText('Failed to get the scenario versions.')
    await demo.clearFaults()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(
      listed(page).or(dialog(page).getByRole('paragraph').filter({ hasText: nothingLeft })),
    ).toBeVisible()
  })
})

test.describe('the test results', () => {
  test('are opened under the name of the report', async ({ page, context }) => {
    await openFailedSuite(page)
    const file = context.waitForEvent('request', (request) => request.url().includes('/objects/'))
    await download(page).click()
    expect((await file).url()).toMatch(/\/[0-9a-f-]{36}_Test_Results\.zip$/)
  })

  test('are refused when the link came too late', async ({ page }) => {
    await openFailedSuite(page)
    await page.clock.setFixedTime(Date.now() + 2 * 3600 * 1000)
    await download(page).click()
    await expect(snackbars(page)).toContainText([
      'The expiration date for downloading the log has expired.',
    ])
  })

  test('are gone once they have expired', async ({ page, demo }) => {
    await openFailedSuite(page)
    await page.goBack()
    // No job keeps its logs longer, but for those that keep them for ever.
    await expect(page.getByRole('region', { name: 'Options' })).toContainText(/\d+ days?/)
    await demo.jump(61 * 24 * 3600)
    await suiteRows(page).first().getByRole('link').click()
    await expect(download(page)).toHaveAccessibleDescription('Log has expired.')
  })

  test('tell every failure of the link', async ({ page, demo }) => {
    test.slow()
    await openFailedSuite(page)
    await expectFailedChangesTold({
      demo,
      operation: 'evaluation.downloadLog',
      alert: alertWith(page, 'Failed to download the log.'),
      submit: () => download(page).click(),
      kept: () => expect(overview(page)).toBeVisible(),
      answers: true,
    })
  })
})

const reads = [
  {
    operation: 'evaluation.getSuiteReport',
    alert: 'Failed to get the suite report.',
    // Nothing there: a page of its own.
    except: [404],
    shown: overview,
    kept: (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }),
  },
  {
    operation: 'evaluation.listSpecReports',
    alert: 'Failed to get the spec reports.',
    shown: (page: Page) => specRows(page).first(),
    kept: overview,
  },
] as const

for (const read of reads) {
  test(`tells every failure of ${read.operation}, and Retry gets it`, async ({ page, demo }) => {
    test.slow()
    await openFailedSuite(page)
    await expectReadFailuresTold(page, demo, read)
  })
}

test('a report that is not there, and an id that is none', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*404/)
  await openJob(page, ...failedTests)
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}/tests/11111111-2222-4333-8444-555555555555`)
  await expect(pageHeading(page, 'Suite report not found')).toBeVisible()
  await page.goto(`${pathname}/tests/not%20an%20id`)
  await expect(page.getByRole('main')).toContainText('Invalid Suite Report ID.')
})

test('is usable on a narrow screen @narrow', async ({ page }) => {
  await openFailedSuite(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

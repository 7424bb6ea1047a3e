import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, pageHeading, snackbars } from '../support/console.ts'
import { expectFailedChangesTold, expectOneCall } from '../support/failures.ts'
import { drawer } from '../support/run-drawer.ts'
import { expect, test } from '../support/test.ts'
import {
  expectReadFailuresTold,
  failedTests,
  jobHeading,
  jobLink,
  missingSimulator,
  openJob,
  overview,
  reportRows,
  suiteRows,
} from './jobs.ts'

const stage = (page: Page, name: 'Build' | 'Test') =>
  page.getByRole('region', { name, exact: true })
test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

test('shows the stages of a job, what it is, its suites and its options', async ({ page }) => {
  await openJob(page, ...failedTests)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /^Reports\/ Job [0-9a-f]{8}$/,
  )
  await expect(stage(page, 'Build')).toContainText(/Succeeded\s*took \d+ (s|min)/)
  await expect(stage(page, 'Build')).toContainText('autoware')
  await expect(stage(page, 'Test')).toContainText(/Failed.*of \d+/)
  for (const label of ['Job ID', 'Catalog', 'Source', 'Scheduled', 'Started', 'Finished', 'Took']) {
    await expect(overview(page).getByText(label, { exact: true })).toBeVisible()
  }
  await expect(overview(page)).toContainText(/by \p{L}/u)
  await expect(page.getByRole('region', { name: 'Options' })).toContainText('Clean Build')
  await expect(suiteRows(page).first()).toContainText(/Succeeded|Failed/)
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Suite reports' })).toHaveCount(0)
  await expectAccessible(page)
})

test('leads to its catalog, its suites and back to the list as it was', async ({ page }) => {
  await page.goto('/evaluation/reports?state=failed&page_size=10')
  await reportRows(page)
    .filter({ hasText: 'Test failed' })
    .first()
    .getByRole('link', jobLink)
    .click()
  const suite = suiteRows(page).first().getByRole('link')
  const name = (await suite.textContent()) ?? ''
  await suite.click()
  await expect(pageHeading(page, name)).toBeVisible()
  await page.goBack()
  const catalog = overview(page).getByRole('link').first()
  const catalogName = (await catalog.textContent()) ?? ''
  await catalog.click()
  await expect(pageHeading(page, catalogName)).toBeVisible()
  await page.goBack()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(page).toHaveURL(/page_size=10.*state=failed/)
})

test('filters its suites, in an address that can be kept, and sums up those with a label', async ({
  page,
}) => {
  await openJob(page, ...failedTests)
  const all = await suiteRows(page).count()
  await page.getByRole('button', { name: /^Suite labels/ }).click()
  const first = page.getByRole('checkbox', { name: /: / }).first()
  await first.check()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/suite_labels=/)
  await expect.poll(() => suiteRows(page).count()).toBeLessThan(all)
  const totals = await suiteRows(page)
    .getByText(/^of \d+$/)
    .allTextContents()
  const sum = totals.reduce((total, text) => total + Number(text.slice(3)), 0)
  await expect(stage(page, 'Test')).toContainText(`of ${sum}`)
  await expect(stage(page, 'Test')).toContainText('of the suites with the chosen labels')
  await page.reload()
  await expect(stage(page, 'Test')).toContainText(`of ${sum}`)

  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('checkbox', { name: 'Scheduled' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No suite of this job matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(suiteRows(page)).toHaveCount(all)
})

test('N/A mode counts what is available, in an address that can be kept', async ({ page }) => {
  await openJob(page, ...failedTests)
  const before = await stage(page, 'Test')
    .getByText(/^of \d+$/)
    .textContent()
  await page.getByRole('switch', { name: 'N/A mode' }).check()
  await expect(page).toHaveURL(/table_config=na/)
  await expect(stage(page, 'Test').getByText(/^of \d+$/)).not.toHaveText(before ?? '')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'N/A mode' })).toBeChecked()
  await expect(stage(page, 'Test').getByText(/^of \d+$/)).not.toHaveText(before ?? '')
})

test('goes on by itself until the job is done, and is then left alone', async ({ page, demo }) => {
  await page.clock.install()
  await openJob(page, 'Build running')
  await expect(page.getByText('The tests have not begun.')).toBeVisible()
  await demo.jump(24 * 3600)
  await page.clock.runFor(16_000)
  await expect(stage(page, 'Build')).toContainText(/Succeeded|Failed/)
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await page.clock.runFor(16_000)
  const calls = await demo.calls('evaluation.getJobReport')
  await page.clock.runFor(60_000)
  expect(await demo.calls('evaluation.getJobReport')).toBe(calls)
})

test('is canceled after a question, telling every failure', async ({ page, demo }) => {
  test.slow()
  await openJob(page, 'Running', 'Test running')
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await cancel.click()
  const dialog = page.getByRole('alertdialog', { name: 'Do you want to cancel the job?' })
  await expect(dialog).toContainText('NOTE It may take a few minutes to cancel a job.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await cancel.click()
  const confirm = dialog.getByRole('button', { name: 'Cancel Job' })
  await expectFailedChangesTold({
    demo,
    operation: 'evaluation.cancelJob',
    alert: dialog.getByRole('alert'),
    submit: () => confirm.click(),
    kept: () => expect(dialog).toBeVisible(),
  })
  await expectOneCall(demo, 'evaluation.cancelJob', async () => {
    await confirm.dblclick()
    await expect(dialog).toBeHidden()
  })
  await expect(snackbars(page)).toContainText(['The job is being canceled'])
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await demo.jump(3600)
  await page.reload()
  await expect(page.getByRole('main')).toContainText('Canceled by')
  await expect(cancel).toHaveCount(0)
})

test('is run again and its artifacts are tested by the drawer, when they can be', async ({
  page,
}) => {
  await openJob(page, ...failedTests)
  await page.getByRole('button', { name: 'Retest' }).click()
  await expect(drawer(page).getByRole('radio', { name: 'Rerun Same Versions' })).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Reuse artifacts' }).click()
  await expect(drawer(page).getByRole('radio', { name: 'Reuse build artifacts' })).toBeChecked()
  await page.keyboard.press('Escape')

  await openJob(page, 'Build failed')
  for (const name of ['Retest', 'Reuse artifacts']) {
    const button = page.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription('The build of the job has not succeeded.')
  }
})

test.describe('the simulator', () => {
  test('is asked for, pending, and there', async ({ page, demo }) => {
    await page.clock.install()
    await openJob(page, 'Build succeeded', 'Succeeded')
    const request = overview(page).getByRole('button', { name: 'Request simulator build' })
    await expect(request).toBeVisible()
    await request.click()
    await expect(snackbars(page)).toContainText(['Build requested'])
    await expect(overview(page)).toContainText('pending')
    await expect(request).toHaveCount(0)
    await demo.jump(600)
    await page.clock.runFor(16_000)
    await expect(overview(page).getByRole('button', { name: 'Copy simulator ID' })).toBeVisible()
  })

  test('needs a build that succeeded', async ({ page }) => {
    await openJob(page, 'Build failed')
    await expect(
      overview(page).getByRole('button', { name: 'Request simulator build' }),
    ).toHaveAccessibleDescription('A simulator needs a build that succeeded.')
  })

  test('tells every failure of the request', async ({ page, demo }) => {
    test.slow()
    await openJob(page, 'Build succeeded', 'Succeeded')
    const request = overview(page).getByRole('button', { name: 'Request simulator build' })
    await expectFailedChangesTold({
      demo,
      operation: 'simulator.requestSimulator',
      alert: alertWith(page, 'Failed to request the simulator.'),
      submit: () => request.click(),
      kept: () => expect(overview(page)).toBeVisible(),
    })
  })

  for (const status of [403, 501]) {
    test(`is hidden from a project that is refused it with ${status}`, async ({ page, demo }) => {
      await demo.fault('simulator.listSimulators', { kind: 'status', status, form: 'name' })
      await openJob(page, ...failedTests)
      await expect(overview(page)).toContainText('Firmware')
      await expect.poll(() => demo.calls('simulator.listSimulators')).toBe(1)
      await expect(overview(page).getByText('Simulator', { exact: true })).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

const reads = [
  {
    operation: 'evaluation.getJobReport',
    job: failedTests,
    alert: 'Failed to get the report.',
    // Nothing there: a page of its own.
    except: [404],
    shown: (page: Page) => pageHeading(page, jobHeading),
    kept: (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' }),
  },
  {
    operation: 'evaluation.listSuiteReports',
    job: failedTests,
    alert: 'Failed to get the suite reports.',
    shown: (page: Page) => suiteRows(page).first(),
    kept: overview,
  },
  {
    operation: 'evaluation.listBuildReports',
    job: failedTests,
    alert: 'Failed to get the build reports.',
    shown: (page: Page) => page.getByRole('list', { name: 'Build reports' }),
    kept: overview,
  },
  {
    operation: 'simulator.listSimulators',
    job: ['Test running'],
    alert: 'Failed to get the simulators.',
    except: [403, 404],
    shown: (page: Page) => overview(page).getByText('Simulator', { exact: true }),
    kept: overview,
  },
] as const

for (const { job, ...read } of reads) {
  test(`tells every failure of ${read.operation}, and Retry gets it`, async ({ page, demo }) => {
    test.slow()
    await openJob(page, ...job)
    await expectReadFailuresTold(page, demo, read)
  })
}

test('a job that is not there, and an id that is none', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*404/)
  await page.goto('/evaluation/reports/11111111-2222-4333-8444-555555555555')
  await expect(pageHeading(page, 'Job not found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All reports' }).click()
  await expect(pageHeading(page, 'Reports')).toBeVisible()
  await page.goto('/evaluation/reports/not%20an%20id')
  await expect(page.getByRole('main')).toContainText('Invalid Job ID.')
})

test('shows hostile texts as texts', async ({ page }) => {
  await page.goto(`/evaluation/reports?project_id=${projectIds.robotaxi}`)
  await reportRows(page).filter({ hasText: '<' }).first().getByRole('link', jobLink).click()
  await expect(overview(page)).toContainText('<')
  await expectNoSidewaysScroll(page)
})

test('is usable on a narrow screen @narrow', async ({ page }) => {
  await openJob(page, ...failedTests)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

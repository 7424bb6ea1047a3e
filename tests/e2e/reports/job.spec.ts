import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { breadcrumb, overview, pageHeading, snackbars } from '../support/console.ts'
import { nextPoll } from '../support/polls.ts'
import {
  identity,
  missingSimulator,
  openDetails,
  openJob,
  reportRows,
  stage,
  suiteReportRows,
  topCause,
  verdict,
} from '../support/reports.ts'
import { drawer } from '../support/run-drawer.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

test('says what came of a job, how it went, what it is, its suites and its options', async ({
  page,
  demo,
}) => {
  const title = await openJob(page)
  await expect(breadcrumb(page)).toHaveText(`Reports/ ${title}`)
  await expect(verdict(page)).toContainText(/\d+ failed.*of \d+/)
  await expect(stage(page, 'Queue')).toContainText(/Succeeded/)
  await expect(stage(page, 'Build')).toContainText(/Succeeded.*\d+ (s|min)/)
  await expect(stage(page, 'Test')).toContainText(/Failed.*\d of \d+ suites failed\s· slowest:/)
  await openDetails(page)
  const details = page.getByRole('region', { name: 'Details' })
  for (const label of ['Job ID', 'Catalog', 'Source', 'Scheduled', 'Started', 'Finished', 'Took']) {
    await expect(details.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(details).toContainText(/by \p{L}/u)
  await expect(details).toContainText('autoware')
  await expect(details).toContainText('Some test cases failed.')
  await expectAccessible(page)
  await openDetails(page)
  await expect(details).toHaveCount(0)

  await page.getByRole('tab', { name: 'Suites' }).click()
  await expect(suiteReportRows(page).first()).toContainText(/\d failed/)
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Suite reports' })).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.getByRole('tab', { name: 'Timeline' }).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => {
    scrollBy(0, 60)
    return scrollY
  })
  expect(scrolled).toBeGreaterThan(0)
  await page.getByRole('tab', { name: 'Timeline' }).click()
  const bars = page.getByRole('list', { name: 'Timeline' }).getByRole('listitem')
  await expect(bars.first()).toContainText(/Build.*Succeeded/)
  await expect(bars.filter({ hasText: 'Failed' })).not.toHaveCount(0)
  // Another tab leaves the page where it is.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Options' }).click()
  await expect(page.getByRole('region', { name: 'Options' })).toContainText('Clean Build')

  // Its kept part is read once more when asked for.
  const read = await demo.calls('evaluation.listCaseReports')
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Read again' }).click()
  await expect(snackbars(page)).toContainText('The job is read again')
  await expect.poll(() => demo.calls('evaluation.listCaseReports')).toBeGreaterThan(read)
})

test('leads to its catalog, its suites and back to the list as it was', async ({ page }) => {
  await page.goto('/evaluation/reports?state=failed&page_size=10')
  await identity(reportRows(page).filter({ hasText: 'Test failed' }).first()).click()
  await page.getByRole('tab', { name: 'Suites' }).click()
  const suite = suiteReportRows(page).first().getByRole('link')
  const name = (await suite.textContent()) ?? ''
  await suite.click()
  await expect(pageHeading(page, name)).toBeVisible()
  await page.goBack()
  const catalog = overview(page).getByRole('link').first()
  const catalogName = (await catalog.textContent()) ?? ''
  await catalog.click()
  await expect(pageHeading(page, catalogName)).toBeVisible()
  await page.goBack()
  await breadcrumb(page).getByRole('link').click()
  await expect(page).toHaveURL(/page_size=10.*state=failed/)
})

test('filters its suites, in an address that can be kept, and sums up those with a label', async ({
  page,
}) => {
  await openJob(page, 'failed tests', 'suites')
  await expect(suiteReportRows(page).first()).toBeVisible()
  const all = await suiteReportRows(page).count()
  await page.getByRole('button', { name: /^Labels/ }).click()
  const first = page.getByRole('checkbox', { name: /: / }).first()
  await first.check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/suite_labels=/)
  await expect.poll(() => suiteReportRows(page).count()).toBeLessThan(all)
  const totals = await suiteReportRows(page)
    .getByText(/^of \d+$/)
    .allTextContents()
  const sum = totals.reduce((total, text) => total + Number(text.slice(3)), 0)
  await expect(verdict(page)).toContainText(`of ${sum}`)
  await expect(verdict(page)).toContainText('of the suites with the chosen labels')
  await page.reload()
  await expect(verdict(page)).toContainText(`of ${sum}`)

  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('checkbox', { name: 'Scheduled' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('No suite of this job matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(suiteReportRows(page)).toHaveCount(all)
})

test('N/A mode counts what is available, in an address that can be kept', async ({ page }) => {
  await openJob(page, 'failed tests', 'suites')
  const counts = verdict(page).getByText(/of \d+$/)
  const before = await counts.textContent()
  await page.getByRole('switch', { name: 'N/A mode' }).check()
  await expect(page).toHaveURL(/table_config=na/)
  await expect(counts).not.toHaveText(before ?? '')
  await page.reload()
  await expect(page.getByRole('switch', { name: 'N/A mode' })).toBeChecked()
  await expect(counts).not.toHaveText(before ?? '')
})

test('goes on by itself until the job is done, and is then left alone', async ({ page, demo }) => {
  await page.clock.install()
  await openJob(page, 'running build')
  await expect(stage(page, 'Test')).toContainText('not started')
  await demo.jump(24 * 3600)
  await page.clock.fastForward(nextPoll)
  await expect(stage(page, 'Build')).toContainText(/Succeeded|Failed/)
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0)
  await page.clock.fastForward(nextPoll)
  const calls = await demo.calls('evaluation.getJobReport')
  await page.clock.runFor(60_000)
  expect(await demo.calls('evaluation.getJobReport')).toBe(calls)
})

test('tells of a job that runs what is counted, and of one that never began that it did not', async ({
  page,
}) => {
  await openJob(page, 'running tests')
  await expect(verdict(page)).toContainText('No failure so far')
  const changes = verdict(page).getByRole('definition')
  await expect(changes).toHaveText(['0', '–', '0', '0'])
  await page.getByRole('tab', { name: 'What changed' }).click()
  await expect(changes).toHaveText(['0', /^\d+$/, '0', '0'])
  await openJob(page, 'canceled before it began', 'timeline')
  await expect(page.getByRole('tabpanel')).toContainText(
    'The job ended before anything of it started.',
  )
})

test('failures that cannot be read are not awaited', async ({ page, demo }) => {
  await demo.fault('evaluation.listCaseReports', { kind: 'status', status: 403, form: 'code' })
  await openJob(page)
  await expect(verdict(page)).toContainText('The causes are not known.')
  await demo.clearFaults()
  await page.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).first().click()
  await expect(verdict(page)).not.toContainText('The causes are not known.')
  await expect(topCause(page)).toBeVisible()
})

test('is canceled after a question', async ({ page, demo }) => {
  await openJob(page, 'running tests')
  const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
  await cancel.click()
  const dialog = page.getByRole('alertdialog', { name: 'Do you want to cancel the job?' })
  await expect(dialog).toContainText('NOTE It may take a few minutes to cancel a job.')
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect(dialog).toBeHidden()
  await expect(cancel).toBeFocused()
  await cancel.click()
  await dialog.getByRole('button', { name: 'Cancel Job' }).click()
  await expect(dialog).toBeHidden()
  await expect(snackbars(page)).toContainText(['The job is being canceled'])
  await expect(cancel).toHaveAttribute('aria-disabled', 'true')
  await expect(stage(page, 'Test')).toContainText('Canceling')
  await openDetails(page)
  await expect(overview(page)).toContainText('StatusCanceling')
  await demo.jump(3600)
  await page.reload()
  await openDetails(page)
  await expect(overview(page)).toContainText('Canceled by')
  await expect(cancel).toHaveCount(0)
})

test('is run again and its artifacts are tested by the drawer, when they can be', async ({
  page,
}) => {
  await openJob(page)
  await page.getByRole('button', { name: 'Retest' }).click()
  await expect(drawer(page).getByRole('radio', { name: 'Rerun Same Versions' })).toBeChecked()
  // The source is that of the job.
  const commit = drawer(page).getByRole('textbox', { name: 'Commit ID' })
  await expect(commit).toHaveValue(/^[0-9a-f]{40}$/)
  const shown = drawer(page).getByRole('combobox', { name: 'Job' })
  await expect(shown).toContainText(`@ ${(await commit.inputValue()).slice(0, 8)}`)
  await expect(drawer(page).getByRole('button', { name: 'Start test' })).toBeEnabled()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await page.getByRole('button', { name: 'Reuse artifacts' }).click()
  await expect(drawer(page).getByRole('radio', { name: 'Reuse build artifacts' })).toBeChecked()
  await page.keyboard.press('Escape')

  await openJob(page, 'failed build')
  for (const name of ['Retest', 'Reuse artifacts']) {
    const button = page.getByRole('button', { name })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAccessibleDescription(/^The build of the job has not succeeded/)
  }
})

test('a failed build opens on its log, and names the last good build', async ({ page, demo }) => {
  await openJob(page, 'failed build')
  await expect(verdict(page)).toContainText(/^The build failed; no test ran\./)
  await expect(stage(page, 'Test')).toContainText('not started')
  const tab = page.getByRole('tabpanel', { name: 'Build log' })
  await expect(tab.getByRole('region', { name: 'Build log', exact: true })).toContainText('error:')
  await expect(tab).toContainText(/Last good build/)
  await expectAccessible(page)
  await tab.getByRole('link', { name: 'Open the build report' }).click()
  await expect(page).toHaveURL(/\/builds\/[0-9a-f-]{36}/)
  await page.goBack()
  await page.getByRole('tab', { name: 'Suites' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('The build failed, so no suite ran.')
  await expect(page).toHaveURL(/[?&]tab=suites/)
  await page.getByRole('tab', { name: 'What changed' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('The build failed, so no case ran.')
  await page.getByRole('tab', { name: 'Failures' }).click()
  await expect(page.getByRole('tabpanel')).toContainText('The build failed, so no case ran.')

  await demo.fault('evaluation.listBuildReports', { kind: 'status', status: 400, form: 'code' })
  const failures = async () =>
    (await demo.ledger()).find(({ operation }) => operation === 'evaluation.listBuildReports')
      ?.statuses[400]
  await page.reload()
  await expect.poll(failures).toBe(1)
  await page.getByRole('tab', { name: 'Build log' }).click()
  // The tab reads once more what has failed: only then is there no answer to come but the one asked for.
  await expect.poll(failures).toBe(2)
  const alert = tab.getByRole('alert')
  await expect(alert).toContainText('failed on purpose.')
  await demo.clearFaults()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(tab).toContainText('error:')
  await tab.getByRole('link', { name: /@ [0-9a-f]{8}/ }).click()
  await expect(stage(page, 'Build')).toContainText('Succeeded')
})

test('tells on any page when a watched job is done', async ({ page, demo, context }) => {
  await context.grantPermissions(['notifications'])
  await page.clock.install()
  const title = await openJob(page, 'running tests')
  await expect(verdict(page)).toContainText(/\d+ (s|min)/)
  const watch = page.getByRole('button', { name: 'Tell me when it is done' })
  await watch.click()
  await expect(watch).toHaveAttribute('aria-pressed', 'true')
  await breadcrumb(page).getByRole('link').click()
  await expect(pageHeading(page, 'Reports')).toBeVisible()
  await demo.jump(24 * 3600)
  await page.clock.fastForward(nextPoll)
  await expect(snackbars(page)).toContainText([/: (succeeded|[\d,]+ of [\d,]+ failed)/])
  await expect(snackbars(page)).toContainText([title])
})

test.describe('the simulator', () => {
  test('is asked for, pending, and there', async ({ page, demo }) => {
    await page.clock.install()
    await openJob(page, 'nothing but a build')
    await openDetails(page)
    const request = overview(page).getByRole('button', { name: 'Request simulator build' })
    await expect(request).toBeVisible()
    await request.click()
    await expect(snackbars(page)).toContainText(['Build requested'])
    await expect(overview(page)).toContainText('pending')
    await expect(request).toHaveCount(0)
    await demo.jump(600)
    await page.clock.fastForward(nextPoll)
    await expect(overview(page).getByRole('button', { name: 'Copy simulator ID' })).toBeVisible()
  })

  test('needs a build that succeeded', async ({ page }) => {
    await openJob(page, 'failed build')
    await openDetails(page)
    await expect(
      overview(page).getByRole('button', { name: 'Request simulator build' }),
    ).toHaveAccessibleDescription('A simulator needs a build that succeeded.')
  })

  for (const status of [403, 501]) {
    test(`is hidden from a project that is refused it with ${status}`, async ({ page, demo }) => {
      await demo.fault('simulator.listSimulators', { kind: 'status', status, form: 'name' })
      await openJob(page)
      await openDetails(page)
      await expect(overview(page)).toContainText('Report ID')
      await expect.poll(() => demo.calls('simulator.listSimulators')).toBe(1)
      await expect(overview(page).getByText('Simulator', { exact: true })).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }
})

test('shows hostile texts as texts', async ({ page }) => {
  await page.goto(`/evaluation/reports?project_id=${projectIds.robotaxi}`)
  await identity(reportRows(page).filter({ hasText: '<' }).first()).click()
  await openDetails(page)
  await expect(overview(page)).toContainText('<')
  await expectNoSidewaysScroll(page)
})

test.describe('the simulator type of the city', () => {
  const offered = async (page: Page) => {
    await openJob(page, 'failed tests', 'suites')
    await page.getByRole('button', { name: /^Simulator type/ }).click()
    await expect(page.getByRole('option', { name: 'planning_sim_v2' })).toBeVisible()
    return page.getByRole('option', { name: 'scenario_based_awsim' })
  }

  test.describe('internal staff', () => {
    test.use({ persona: 'Internal staff' })

    test('cannot filter by it', async ({ page }) => {
      await expect(await offered(page)).toHaveCount(0)
    })
  })

  test.describe('the privileged', () => {
    test.use({ persona: 'Privileged' })

    test('can filter by it', async ({ page }) => {
      await (await offered(page)).click()
      await expect(page).toHaveURL(/simulator_type=scenario_based_awsim/)
    })
  })
})

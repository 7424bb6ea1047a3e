import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { breadcrumb, pageHeading, snackbars } from '../support/console.ts'
import { expectJob, reportRows } from '../support/reports.ts'
import {
  checkbox,
  choice,
  choose,
  chosenId,
  drawer,
  firstReport,
  openFromReports,
  pickItem,
  runButton,
  selector,
  startButton,
  startJob,
  suitesOfJob,
  textField,
} from '../support/run-drawer.ts'
import { suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test('the settings of a recent job fill the drawer, and start one like it', async ({ page }) => {
  await openFromReports(page)
  const recent = drawer(page).getByRole('list', { name: 'Recent settings' }).getByRole('button')
  await expect(recent.first()).toBeVisible()
  expect(await recent.count()).toBeLessThan(4)
  await choose(page, 'Tag')
  await recent.filter({ hasText: /^Nightly run\s· main$/ }).click()
  await expect(choice(page, 'Branch')).toBeChecked()
  await expect(textField(page, 'Branch')).toHaveValue('main')
  await expect(textField(page, 'Description (optional)')).toHaveValue('Nightly run')
  await expect(checkbox(page, 'Skip Test')).not.toBeChecked()
  await expectAccessible(page)
  expect(await startJob(page)).toMatchObject({
    description: 'Nightly run',
    event: { source: { git_ref_url: expect.stringMatching(/\/main$/) } },
    test_options: { skip_test: false },
  })
})

test('a started job is scheduled, then runs, then ends', async ({ page, demo }) => {
  await openFromReports(page)
  const recent = drawer(page).getByRole('list', { name: 'Recent branches' })
  await recent.getByRole('button', { name: 'main', exact: true }).click()
  await expect(textField(page, 'Branch')).toHaveValue('main')
  await expect(drawer(page)).toContainText(/\d suites\s· at least \d+ cases\s· about \d+ (h|min|s)/)
  await textField(page, 'Branch').fill(' feature/cut-in ')
  await textField(page, 'Description (optional)').fill('  From the drawer  ')
  const job = await startJob(page)
  expect(job).toMatchObject({
    description: 'From the drawer',
    event: { source: { git_ref_url: expect.stringMatching(/\/feature\/cut-in$/) } },
    build_options: { clean_build: false, debug: false },
    test_options: {
      skip_test: false,
      log_expiration_time: 5_184_000,
      disable_logging_on_success: false,
      record_caret: false,
      calculate_scenario_reconstruction_accuracy: false,
    },
    release_options: { partial_release: false },
  })
  expect(job.test_options).not.toHaveProperty('max_retries')
  await expect(page).toHaveURL(new RegExp(`/evaluation/reports/${job.job_id}\\?`))
  await breadcrumb(page).getByRole('link', { name: 'Reports' }).click()
  await expect(firstReport(page)).toContainText('From the drawer')
  await expect(firstReport(page)).toContainText('Scheduled')
  expect(await demo.calls('evaluation.scheduleJob')).toBe(1)

  await demo.jump(30)
  await page.reload()
  await expect(firstReport(page)).toContainText('From the drawer')
  await expect(firstReport(page)).toContainText('Running')
  await demo.jump(6 * 3600)
  await page.reload()
  // Below those that still run.
  await expect(reportRows(page).filter({ hasText: 'From the drawer' })).toContainText('Succeeded')
})

test('from a suite its own catalog and the suite are chosen, and the new job follows', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/suites')
  const row = page.getByRole('row', { name: /Smoke test/ }).first()
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Run evaluation job' }).click()
  await expect(selector(page, 'Suites')).toHaveText('Smoke test')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await row.getByRole('link').first().click()
  await expect(pageHeading(page, 'Smoke test')).toBeVisible()
  await runButton(page).click()
  await expect(selector(page, 'Suites')).toHaveText('Smoke test')
  await textField(page, 'Branch').fill('main')
  const suiteId = new URL(page.url()).pathname.split('/').at(-1)
  const job = await startJob(page)
  await expect(page.getByRole('main')).toContainText('Scheduled')
  await demo.jump(6 * 3600)
  expect(await suitesOfJob(page, job)).toEqual([suiteId])
})

test('a deleted suite cannot be run', async ({ page }) => {
  await page.goto('/evaluation/suites?deleted=true')
  await suiteRows(page).first().getByRole('link').first().click()
  await expect(page.getByText('Deleted', { exact: true }).first()).toBeVisible()
  await expect(runButton(page)).toHaveCount(0)
})

test('the repository that was started last is the next default of its catalog', async ({
  page,
}) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await pickItem(page, 'Repository', /GitLab|firmware|launch/)
  const repository = (await selector(page, 'Repository').textContent()) ?? ''
  await startJob(page)
  await openFromReports(page)
  await expect(selector(page, 'Repository')).toHaveText(repository)
})

test('the versions of a job are run again, those of some of its suites', async ({ page, demo }) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await choose(page, 'Rerun Same Versions')
  await expect(selector(page, 'Suites')).toHaveText('All')
  await selector(page, 'Suites').click()
  await page.getByRole('dialog', { name: 'Suites' }).getByRole('checkbox').first().check()
  await page.keyboard.press('Escape')
  const job = await chosenId(page)
  const started = await startJob(page)
  expect(started.retest_job_id).toBe(job)
  await demo.jump(6 * 3600)
  expect(await suitesOfJob(page, started)).toHaveLength(1)
})

test('build artifacts of a job are reused', async ({ page }) => {
  await openFromReports(page)
  await choose(page, 'Reuse build artifacts')
  const job = await chosenId(page)
  expect((await startJob(page)).event).toEqual({ source_job_id: job })
})

test('a release sends no expiration of logs', async ({ page }) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await checkbox(page, 'Release').check()
  await checkbox(page, 'Partial Release').check()
  const job = await startJob(page)
  expect(job).toMatchObject({
    firmware: { release: true },
    release_options: { partial_release: true },
  })
  expect(job.test_options).not.toHaveProperty('log_expiration_time')
})

test.describe('with all features', () => {
  test.use({ persona: 'Privileged' })

  test('a webauto source is built with developer options and recorded', async ({ page }) => {
    await openFromReports(page)
    await choose(page, 'Webauto (beta)')
    const names = textField(page, 'Developer Build Options')
    await names.fill('with-asan')
    await names.press('Enter')
    await names.fill('no-cache, with-asan,')
    await drawer(page).getByRole('button', { name: 'Remove no-cache' }).click()
    await checkbox(page, 'CARET Enabled').check()
    await checkbox(page, 'Skip Test').check()
    const source = await chosenId(page)
    expect(await startJob(page)).toMatchObject({
      event: { source_id: source },
      build_options: { developer_option_names: ['with-asan'] },
      test_options: { skip_test: true, max_retries: 0, record_caret: true },
    })
  })

  test('the open drawer has no accessibility findings, whatever is locked', async ({ page }) => {
    await openFromReports(page)
    await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
    await expectAccessible(page)
    await checkbox(page, 'Release').check()
    await checkbox(page, 'Skip Test').check()
    await textField(page, 'Developer Build Options').fill('with-asan,')
    await expectAccessible(page)
    await choose(page, 'Webauto (beta)')
    await expect(selector(page, 'Source')).toHaveAccessibleDescription(/[\w-]{36}$/)
    await expectAccessible(page)
  })

  test('nor has it with jobs to choose from', async ({ page }) => {
    await openFromReports(page)
    await choose(page, 'Rerun Same Versions')
    await choose(page, 'Reuse build artifacts')
    await expect(selector(page, 'Source Job')).toHaveAccessibleDescription(/[\w-]{36}$/)
    await expectAccessible(page)
    await selector(page, 'Source Job').click()
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
  })
})

test('two presses start one job', async ({ page, demo, running }) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  const release = running.traffic.hold(/\/jobs\/schedule$/)
  await expect(startButton(page)).toBeEnabled()
  await startButton(page).dblclick()
  await textField(page, 'Branch').press('Enter')
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeVisible()
  release()
  await expect(snackbars(page)).toHaveText('Test scheduled')
  await expect(drawer(page)).toBeHidden()
  expect(await demo.calls('evaluation.scheduleJob')).toBe(1)
})

test('the keyboard alone starts a job, from the palette', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(
    page.getByRole('dialog', { name: 'Find pages and actions' }).getByRole('combobox'),
  ).toBeFocused()
  await page.keyboard.type('run evaluation')
  await page.keyboard.press('Enter')
  await expect(selector(page, 'Catalog')).toBeFocused()
  // The list opens at the catalog that is chosen once all are read.
  await expect(selector(page, 'Catalog')).toHaveText('Shuttle 4')
  await page.keyboard.press('Enter')
  await page.getByPlaceholder('Search').press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(selector(page, 'Catalog')).toHaveText('Shuttle 4 winter')
  await expect(selector(page, 'Catalog')).toBeFocused()
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  for (const target of [
    choice(page, 'Run Suites'),
    selector(page, 'Suites'),
    selector(page, 'Suite Labels'),
    choice(page, 'Git'),
    selector(page, 'Repository'),
    choice(page, 'Branch'),
    textField(page, 'Branch'),
  ]) {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused()
  }
  await page.keyboard.type('main')
  await page.keyboard.press('Tab')
  await expect(checkbox(page, 'Release')).toBeFocused()
  await page.keyboard.press('Tab')
  // Locked, and still reached, so that its reason is read.
  await expect(checkbox(page, 'Partial Release')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expectJob(page)
  await expect(snackbars(page)).toHaveText('Test scheduled')
})

test('fits a phone @narrow', async ({ page }) => {
  await openFromReports(page)
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  // It slides in.
  await expect
    .poll(() => drawer(page).boundingBox())
    .toMatchObject({ x: 0, width: 400, height: 800 })
  await expectNoSidewaysScroll(page)
  await checkbox(page, 'Release').check()
  await checkbox(page, 'Skip Test').check()
  await expectAccessible(page)
  await textField(page, 'Branch').fill('main')
  await startButton(page).click()
  await expect(snackbars(page)).toHaveText('Test scheduled')
})

test('is 500 pixels wide, at the right', async ({ page }) => {
  await openFromReports(page)
  // It slides in.
  await expect
    .poll(() => drawer(page).boundingBox())
    .toMatchObject({ x: 780, width: 500, height: 800 })
})

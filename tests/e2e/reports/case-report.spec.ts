import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { nobodysId } from '../support/addresses.ts'
import { alertWith, breadcrumb, overview } from '../support/console.ts'
import { nextPoll } from '../support/polls.ts'
import {
  caseRows,
  missingSimulator,
  openDetails,
  openReport,
  showDifference,
  specRows,
} from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const attempts = (page: Page) => page.getByRole('group', { name: 'Attempt' })
const attempt = (page: Page, name: RegExp) => attempts(page).getByRole('radio', { name })
const cause = (page: Page) => page.getByRole('region', { name: 'Cause', exact: true })
const parameters = (page: Page) =>
  page.getByRole('list', { name: 'Parameters' }).getByRole('listitem')
const files = (page: Page) => page.getByRole('list', { name: 'Files', exact: true })
const file = (page: Page, name: string) => files(page).getByRole('button', { name, exact: true })
const show = (page: Page) => page.getByRole('button', { name: 'Show the simulation result' })
const simulationResult = (page: Page) =>
  page.getByRole('region', { name: 'Simulation result', exact: true })
const wholeResult = (page: Page) => page.getByRole('region', { name: 'Whole simulation result' })
const log = (page: Page) => page.getByRole('region', { name: 'Simulation log', exact: true })

/** The component that did not pass; it comes first. */
const failedComponent = (page: Page) =>
  page.getByRole('list', { name: 'Components' }).getByRole('listitem').first()

/** Opens the report of a case that failed three retries, too. */
const openRetriedCase = (page: Page) =>
  openReport(page, 'case', 'tests that failed after 3 retries')

test('shows what a case was run with and what came of it, and leads back up', async ({ page }) => {
  const scenario = await openReport(page, 'spec')
  await openReport(page, 'case')
  await expect(breadcrumb(page).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(scenario)
  await openDetails(page)
  await expect(overview(page)).toContainText(/Retries\s*0/)
  await expect(attempts(page)).toHaveCount(0)
  await expect(failedComponent(page)).toContainText(/\d/)
  await breadcrumb(page).getByRole('link', { name: scenario }).click()
  await expect(caseRows(page).first()).toBeVisible()
})

test('names the suite and the scenario above it', async ({ page }) => {
  const suite = await openReport(page, 'suite')
  const scenario = await openReport(page, 'spec')
  await openReport(page, 'case')
  await expect(breadcrumb(page).getByRole('link')).toHaveText([
    'Reports',
    // The job's name to people, not its id.
    /^(?!Job [0-9a-f]{8}$)./,
    suite,
    scenario,
  ])

  // The last runs of a case are there unasked, with the time of its last pass.
  const runs = page.getByRole('list', { name: 'Last 20 runs of this case' })
  await expect(page.getByText(/^Failed \d+ of \d+(, last passed .+)?$/)).toBeVisible({
    timeout: 30_000,
  })
  const now = runs.getByRole('link').and(page.locator('[aria-current]'))
  await expect(now).toHaveAccessibleName(/Failed, \d+/)
  await breadcrumb(page).getByRole('link', { name: scenario }).click()
  // So are those of the scenario, and of its suite.
  const scenarioRuns = page.getByRole('list', { name: 'Last 20 runs of this scenario' })
  await expect(scenarioRuns.getByRole('link').last()).toHaveAccessibleName(/\d+ of \d+ failed/)
  await breadcrumb(page).getByRole('link', { name: suite }).click()
  const suiteRuns = page.getByRole('list', { name: 'Last 20 runs of this suite' })
  await expect(suiteRuns.getByRole('link').last()).toHaveAccessibleName(/\d+ of \d+ failed/)
})

test('says when the address names another suite or scenario', async ({ page }) => {
  const suite = await openReport(page, 'suite')
  await openReport(page, 'case')
  const [job, suiteId, specId, caseId] = page
    .url()
    .split('/')
    .slice(-5)
    .filter((part) => part !== 'tests')
  const other = `${job}/tests/${nobodysId}/${specId}`
  for (const address of [other, `${other}/${caseId}`]) {
    await page.goto(`/evaluation/reports/${address}`)
    const told = page.getByRole('status').filter({ hasText: 'The address names another suite' })
    await expect(told).toBeVisible()
    await expect(breadcrumb(page)).not.toContainText(suite)
    await told.getByRole('link', { name: suite }).click()
    await expect(page).toHaveURL(new RegExp(`/tests/${suiteId}([?]|$)`))
  }
  await expect(specRows(page).nth(1)).toBeVisible()
  const otherSpec = (
    await specRows(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  ).find((href) => !href.includes(specId ?? ''))
  await page.goto(`${otherSpec?.split('?')[0]}/${caseId}`)
  await expect(
    page.getByRole('status').filter({ hasText: 'The address names another scenario' }),
  ).toBeVisible()
})

test('shows why it failed, and the log at its first error, without being asked', async ({
  page,
  context,
  demo,
}) => {
  await openReport(page, 'case')
  const message = (await cause(page).getByRole('paragraph').first().textContent()) ?? ''
  expect(message).toMatch(/\d/)
  const error = log(page).getByRole('listitem').and(page.locator('[aria-current]'))
  await expect(error).toContainText(`ERROR`)
  await expect(error).toContainText(message)
  await expect(simulationResult(page)).toContainText(/Result\s*Failed/)
  // The log and the result, once each, and the two logs that are compared.
  await showDifference(page)
  expect(await demo.calls('evaluation.downloadLog')).toBe(4)
  // A key copies what one tells others about it.
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.keyboard.press('s')
  await expect(page.getByText(/^Copied as Markdown/)).toBeVisible()
  const told = await page.evaluate(() => navigator.clipboard.readText())
  expect(told.replaceAll('\\', '')).toContain(message)
  await page.getByRole('link', { name: /^Log of / }).click()
  await expect(page).toHaveURL(/log=simulationLog/)
  const own = page.getByRole('region', { name: /^Simulation log of / })
  await expect(own).toContainText(message)
  await page.getByRole('combobox', { name: 'Log', exact: true }).selectOption('Pre-task log')
  await expect(page).toHaveURL(/log=preTaskLog/)
  const before = page.getByRole('region', { name: 'Pre-task log', exact: true })
  await expect(before).toContainText('prepares')
  await expect(page.getByRole('combobox', { name: 'Log', exact: true })).toHaveValue('preTaskLog')
  await page.reload()
  await expect(before).toContainText('prepares')
  await page.getByRole('button', { name: 'Show in full width' }).click()
  const { width = 0 } = (await before.boundingBox()) ?? {}
  await page.getByRole('button', { name: 'Show beside the result' }).click()
  await expect
    .poll(async () => (await before.boundingBox())?.width ?? width)
    .toBeLessThan(width - 200)
})

test.describe('of several attempts', () => {
  test('the last is shown, and each can be, in an address that can be kept', async ({
    page,
    demo,
  }) => {
    test.slow()
    await openRetriedCase(page)
    await expect(parameters(page).first()).toContainText('=')
    const last = (await cause(page).textContent()) ?? ''
    await openDetails(page)
    await expect(overview(page)).toContainText(/Retries\s*3/)
    await expect(attempts(page).getByRole('radio')).toHaveCount(4)
    await expect(page.getByText('Failed every time: not flaky')).toBeVisible()
    await expect(attempt(page, /Failed Retry 3/)).toBeChecked()
    await attempt(page, /Retry 3/).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/attempts=1/)
    await expect(overview(page)).toContainText(/Retries\s*0/)
    await expect(cause(page)).not.toHaveText(last)
    await expect(attempt(page, /First try/)).toBeFocused()
    await page.reload()
    await openDetails(page)
    await expect(overview(page)).toContainText(/Retries\s*0/)
    await expect(attempt(page, /First try/)).toBeChecked()
    await expectAccessible(page)
    await page.goto(page.url().replace('attempts=1', 'attempts=99'))
    await openDetails(page)
    await expect(overview(page)).toContainText(/Retries\s*3/)
    await expect(attempt(page, /Retry 3/)).toBeChecked()
    await expect(page.getByText('There is no attempt 99: the newest one is shown.')).toBeVisible()
    await demo.fault('evaluation.getCaseReport', { kind: 'status', status: 404, form: 'code' })
    await attempt(page, /Retry 1/).click()
    const alert = alertWith(page, 'Failed to get the case report.')
    await expect(alert).toBeVisible()
    await expect(attempt(page, /Retry 1/)).toBeChecked()
    await expect(page.getByText('There is no attempt')).toHaveCount(0)
    await demo.clearFaults()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(overview(page)).toContainText(/Retries\s*1/)
  })
})

test('goes on by itself until the case is done', async ({ page, demo }) => {
  await page.clock.install()
  await openReport(page, 'case', 'running tests')
  await expect(page.getByText('This attempt has no files.')).toBeVisible()
  await expect(page.getByText('No Data')).toHaveCount(2)
  await demo.jump(24 * 3600)
  await page.clock.fastForward(nextPoll)
  await openDetails(page)
  await expect(overview(page)).toContainText(/Status\s*(Succeeded|Failed)/)
  await expect(overview(page)).toContainText(/Took\s*\d+ (s|min|h)/)
  await expect(log(page).getByRole('listitem').first()).toBeVisible()
})

test.describe('the files', () => {
  test('are opened under the name of the scenario and the case', async ({ page, context }) => {
    const scenario = await openReport(page, 'spec')
    await openReport(page, 'case')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const owner = (await failedComponent(page).getByRole('heading').textContent()) ?? ''
    const component = page.getByRole('list', { name: `Files of ${owner}`, exact: true })
    const names = [
      [file(page, 'Simulation log'), '.log'],
      [file(page, 'Simulation bag'), '.bag'],
      [file(page, 'Simulation archive'), '.archive.zip'],
      [file(page, 'Pre-task log'), '_pretask.log'],
      [component.getByRole('button', { name: 'Simulation log' }), `_${owner}.log`],
    ] as const
    for (const [button, end] of names) {
      // The file is read first, to see whether there is one.
      const opened = context.waitForEvent(
        'request',
        (request) => request.isNavigationRequest() && request.url().includes('/objects/'),
      )
      await button.click()
      const name = new URL((await opened).url()).pathname.split('/').at(-1) ?? ''
      expect(decodeURIComponent(name)).toBe(`${scenario}_case_${id}${end}`)
      await page.bringToFront()
    }
  })

  test('are not printed, nor is a comparison that was not looked at', async ({ page }) => {
    await openReport(page, 'case')
    await expect(file(page, 'Simulation log')).toBeVisible()
    const difference = page.getByRole('region', { name: 'Against the last pass' })
    await page.emulateMedia({ media: 'print' })
    await expect(simulationResult(page)).toBeVisible()
    await expect(files(page)).toBeHidden()
    await expect(difference).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await showDifference(page)
    await page.emulateMedia({ media: 'print' })
    await expect(difference).toBeVisible()
  })

  test('are refused when the link came too late', async ({ page }) => {
    await openReport(page, 'case')
    await expect(log(page).getByRole('listitem').first()).toBeVisible()
    await page.clock.setFixedTime(Date.now() + 2 * 3600 * 1000)
    await file(page, 'Simulation log').click()
    const tooLate = 'The expiration date for downloading the log has expired.'
    const alert = alertWith(page, 'Failed to download the log.')
    await expect(alert).toContainText(tooLate)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await page.getByRole('combobox', { name: 'Log', exact: true }).selectOption('Pre-task log')
    await expect(alert).toContainText(tooLate)
  })

  test('that cannot be read open nothing, say so, and can be tried again', async ({
    page,
    context,
    demo,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource.*\/objects\/|The file of the log is empty/)
    await openReport(page, 'case')
    await expect(log(page).getByRole('listitem').first()).toBeVisible()
    await expect(show(page)).toBeVisible()
    await showDifference(page)
    const row = files(page).getByRole('listitem').filter({ hasText: 'Simulation log' })
    const error = row.getByRole('status')
    for (const fault of [
      { kind: 'status', status: 403, form: 'none' },
      { kind: 'status', status: 500, form: 'none' },
      { kind: 'empty' },
    ] as const) {
      await demo.fault('objectStore.readLink', fault, 1)
      await row.getByRole('button').click()
      await expect(error).toHaveText('Error')
      await expect(alertWith(page, /Failed/)).toHaveCount(0)
      await expect(row.getByRole('button', { name: 'Retry: Simulation log' })).toBeFocused()
      // The tab that was opened for the file closes a moment later.
      await expect.poll(() => context.pages().length).toBe(1)
    }
    const opened = context.waitForEvent('page')
    await row.getByRole('button', { name: 'Retry: Simulation log' }).click()
    await opened
    await expect(error).toHaveText('')
    await expect(file(page, 'Simulation log')).toBeVisible()
  })

  test('are gone once they have expired', async ({ page, demo }) => {
    await demo.jump(61 * 24 * 3600)
    await openReport(page, 'case')
    const expired = 'Log has expired.'
    await expect(file(page, 'Simulation log')).toHaveAccessibleDescription(expired)
    await expect(page.getByRole('paragraph').filter({ hasText: expired })).toHaveCount(2)
  })
})

test.describe('the simulation result', () => {
  test('is shown by its facts, and all of it when asked for', async ({ page, demo }) => {
    await openReport(page, 'case')
    // The condition that failed comes first, in words; those that hold are one row.
    await expect(simulationResult(page).getByRole('row').nth(1)).toHaveText(/^[A-Z][a-z ]+No$/)
    const others = simulationResult(page).getByRole('button', { name: /^\d more conditions$/ })
    await others.click()
    await expect(simulationResult(page).getByRole('row', { name: /^Runs Yes$/ })).toBeVisible()
    await expect(simulationResult(page)).toContainText(/Minimum TTC[\d.]+ s/)
    await showDifference(page)
    await show(page).click()
    await expect(wholeResult(page)).toContainText('"result": "Failed"')
    expect(await demo.calls('evaluation.downloadLog')).toBe(4)
    await page.keyboard.press('Tab')
    await expect(wholeResult(page)).toBeFocused()
    await page.getByRole('button', { name: 'Hide the simulation result' }).click()
    await expect(wholeResult(page)).toBeHidden()
    await expect(show(page)).toBeFocused()

    // Those of the last pass are read when they are asked for, and then for the next case, too.
    await page.getByRole('switch', { name: 'Last pass' }).click()
    await expect(simulationResult(page)).toContainText(/Result\s*Failed\s*Succeeded/)
    await expect(simulationResult(page).getByRole('row').nth(1)).toHaveText(/NoYes$/)
    expect(await demo.calls('evaluation.downloadLog')).toBe(5)
    await page.getByRole('switch', { name: 'Last pass' }).click()
    await expect(simulationResult(page)).not.toContainText('Succeeded')

    // Long logs are compared only when somebody asks for it.
    await page.route(/\/logs\/[^/]+\/download$/, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), size: 5_000_000 } })
    })
    await page.reload()
    await showDifference(page, 'The logs are long.')
    await page.getByRole('button', { name: 'Show the first difference' }).click()
    await showDifference(page)
  })

  test('that cannot be read is told, as the log is, and Retry reads it', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource.*\/objects\/|The file of the log is empty/)
    // For good: a browser tries again by itself when a connection that it kept breaks.
    await demo.fault('objectStore.readLink', { kind: 'drop' })
    await openReport(page, 'case')
    const unread = alertWith(page, 'The result could not be read.')
    const retry = unread.getByRole('button', { name: 'Retry' })
    await expect(unread).toContainText('The connection failed.')
    await expect(alertWith(page, 'The log could not be read.')).toContainText(
      'The connection failed.',
    )
    await showDifference(page, 'The logs could not be compared.')
    await demo.clearFaults()
    await demo.fault('objectStore.readLink', { kind: 'status', status: 403, form: 'none' }, 1)
    await retry.click()
    await expect(unread).toContainText('403')
    await demo.fault('objectStore.readLink', { kind: 'malformed' }, 1)
    await retry.click()
    // A body that is no JSON is shown as it is.
    await expect(simulationResult(page)).toContainText('{"unfinished": [')
    await expect(unread).toBeHidden()
    await demo.fault('objectStore.readLink', { kind: 'empty' })
    await page.reload()
    await expect(page.getByText('No Data')).toHaveCount(2)
    await demo.clearFaults()
    await demo.fault('objectStore.readLink', { kind: 'slow', milliseconds: 60_000 })
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(2)
  })
})

test('shows texts from elsewhere as text', async ({ page }) => {
  await openReport(page, 'case', 'failed tests', { projectId: projectIds.robotaxi })
  await expect(failedComponent(page)).toContainText(/<b>.*<\/b> & "more" \{\{0}}/)
  await expectNoSidewaysScroll(page)
})

test('keeps some options from a member', async ({ page }) => {
  await openReport(page, 'case')
  await openDetails(page)
  await expect(overview(page)).not.toContainText('CARET Enabled')
  await expect(overview(page)).not.toContainText('Data source')
  await expect(page.getByRole('tab', { name: /chart/i })).toHaveCount(0)
})

test.describe('for the privileged', () => {
  test.use({ persona: 'Privileged' })

  test('shows all options', async ({ page, demo }) => {
    await openReport(page, 'case')
    await openDetails(page)
    await expect(overview(page)).toContainText(/CARET Enabled\s*(Yes|No)/)
    await expect(overview(page)).toContainText(
      /Calculate Scenario Reconstruction Accuracy\s*(Yes|No)/,
    )
    await expect(overview(page)).toContainText(
      /Data source\s*(Made without recorded data|Bag|Rosbag|Environment|T4 dataset)/,
    )
    await expect(log(page).getByText('ERROR').first()).toBeVisible()
    // The log and the result, once each, though it is known late that there is a chart, and the logs that are compared.
    await showDifference(page)
    expect(await demo.calls('evaluation.downloadLog')).toBe(4)
    await page.getByRole('tab', { name: 'Chart BETA' }).click()
    await expect(page.getByRole('figure', { name: 'Objects by distance' })).toBeVisible()
    await expect(page).toHaveURL(/tab=metricsChart/)
  })
})

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { nobodysId } from '../support/addresses.ts'
import { alertWith, breadcrumb, overview } from '../support/console.ts'
import { caseRows, jobCrumb, missingSimulator, openReport, specRows } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })
const attempt = (page: Page) => page.getByRole('combobox', { name: 'Attempt' })
const files = (page: Page) => page.getByRole('list', { name: 'Files', exact: true })
const file = (page: Page, name: string) => files(page).getByRole('button', { name, exact: true })
const show = (page: Page) => page.getByRole('button', { name: 'Show the simulation result' })
const simulationResult = (page: Page) => page.getByRole('region', { name: 'Simulation result' })

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
  await expect(overview(page)).toContainText(scenario)
  await expect(result(page)).toContainText(/Retries\s*0/)
  await expect(attempt(page)).toHaveCount(0)
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
    jobCrumb,
    suite,
    scenario,
  ])
  await expectAccessible(page)
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

test.describe('of several attempts', () => {
  test('the last is shown, and each can be, in an address that can be kept', async ({ page }) => {
    test.slow()
    await openRetriedCase(page)
    const parameters = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await expect(overview(page).getByText(parameters, { exact: true })).toBeVisible()
    for (const parameter of parameters.split(', ')) {
      await expect(overview(page)).toContainText(parameter.replace('=', ' = '))
    }
    await expect(result(page)).toContainText(/Retries\s*3/)
    await expect(attempt(page).getByRole('option')).toHaveText([
      'First run, Failed',
      'Retry 1, Failed',
      'Retry 2, Failed',
      'Retry 3, Failed',
    ])
    await attempt(page).focus()
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(/attempts=1/)
    await expect(result(page)).toContainText(/Retries\s*0/)
    await expect(attempt(page)).toBeFocused()
    await page.reload()
    await expect(result(page)).toContainText(/Retries\s*0/)
    await expect(attempt(page)).toHaveValue('1')
    await expectAccessible(page)
    await page.goto(page.url().replace('attempts=1', 'attempts=99'))
    await expect(result(page)).toContainText(/Retries\s*3/)
    await expect(attempt(page)).toHaveValue('4')
  })

  test('another one that cannot be got is told, and the choice stays', async ({ page, demo }) => {
    test.slow()
    await openRetriedCase(page)
    await demo.fault('evaluation.getCaseReport', { kind: 'status', status: 404, form: 'code' })
    await attempt(page).selectOption('Retry 1, Failed')
    const alert = alertWith(page, 'Failed to get the case report.')
    await expect(alert).toBeVisible()
    await expect(attempt(page)).toHaveValue('2')
    await demo.clearFaults()
    await alert.getByRole('button', { name: 'Retry' }).click()
    await expect(result(page)).toContainText(/Retries\s*1/)
  })
})

test('goes on by itself until the case is done', async ({ page, demo }) => {
  await page.clock.install()
  await openReport(page, 'case', 'running tests')
  await expect(page.getByText('This attempt has no files.')).toBeVisible()
  await expect(page.getByText('No Data')).toHaveCount(2)
  await demo.jump(24 * 3600)
  await page.clock.runFor(17_000)
  await expect(result(page)).toContainText(/Status\s*(Succeeded|Failed)/)
  await expect(result(page)).toContainText(/Took\s*\d+ (s|min|h)/)
})

test.describe('the files', () => {
  test('are opened under the name of the scenario and the case', async ({ page, context }) => {
    const scenario = await openReport(page, 'spec')
    await openReport(page, 'case')
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const component = failedComponent(page)
    const owner = (await component.getByRole('heading').textContent()) ?? ''
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

  test('are refused when the link came too late', async ({ page }) => {
    await openReport(page, 'case')
    await page.clock.setFixedTime(Date.now() + 2 * 3600 * 1000)
    await file(page, 'Simulation log').click()
    const tooLate = 'The expiration date for downloading the log has expired.'
    const alert = alertWith(page, 'Failed to download the log.')
    await expect(alert).toContainText(tooLate)
    await alert.getByRole('button', { name: 'Dismiss' }).click()
    await show(page).click()
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
    const log = files(page).getByRole('listitem').filter({ hasText: 'Simulation log' })
    const error = log.getByRole('status')
    for (const fault of [
      { kind: 'status', status: 403, form: 'none' },
      { kind: 'status', status: 500, form: 'none' },
      { kind: 'empty' },
    ] as const) {
      await demo.fault('objectStore.readLink', fault, 1)
      await log.getByRole('button').click()
      await expect(error).toHaveText('Error')
      await expect(alertWith(page, /Failed/)).toHaveCount(0)
      await expect(log.getByRole('button', { name: 'Retry: Simulation log' })).toBeFocused()
      expect(context.pages()).toHaveLength(1)
    }
    const opened = context.waitForEvent('page')
    await log.getByRole('button', { name: 'Retry: Simulation log' }).click()
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
  test('is shown when it is asked for', async ({ page, demo }) => {
    await openReport(page, 'case')
    expect(await demo.calls('evaluation.downloadLog')).toBe(0)
    await show(page).click()
    await expect(simulationResult(page)).toContainText('"score": 0.875')
    expect(await demo.calls('evaluation.downloadLog')).toBe(1)
    await expectAccessible(page)
    await page.keyboard.press('Tab')
    await expect(simulationResult(page)).toBeFocused()
    await page.getByRole('button', { name: 'Hide the simulation result' }).click()
    await expect(simulationResult(page)).toBeHidden()
    await expect(show(page)).toBeFocused()
  })

  test('that cannot be read is told, and Retry reads it', async ({ page, demo, expectProblem }) => {
    expectProblem(/Failed to load resource.*\/objects\//)
    await openReport(page, 'case')
    const unread = alertWith(page, 'The log could not be read.')
    const link = 'objectStore.readLink'
    // For good: a browser tries again by itself when a connection that it kept breaks.
    await demo.fault(link, { kind: 'drop' })
    await show(page).click()
    await expect(unread).toContainText('Failed to fetch')
    await demo.clearFaults()
    await demo.fault(link, { kind: 'status', status: 403, form: 'none' }, 1)
    await unread.getByRole('button', { name: 'Retry' }).click()
    await expect(unread).toContainText('403')
    await unread.getByRole('button', { name: 'Retry' }).click()
    await expect(simulationResult(page)).toContainText('"score": 0.875')
    await expect(unread).toBeHidden()
  })

  test('says that it is being read, and shows what is no JSON as it is', async ({ page, demo }) => {
    await openReport(page, 'case')
    await demo.fault('objectStore.readLink', { kind: 'malformed' })
    await show(page).click()
    await expect(simulationResult(page)).toHaveText('{"unfinished": [')
    await demo.fault('objectStore.readLink', { kind: 'slow', milliseconds: 60_000 })
    await page.getByRole('button', { name: 'Hide the simulation result' }).click()
    await show(page).click()
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible()
  })

  test('without a text has no data', async ({ page, demo, expectProblem }) => {
    expectProblem(/The file of the log is empty/)
    await openReport(page, 'case')
    await demo.fault('objectStore.readLink', { kind: 'empty' })
    await show(page).click()
    await expect(page.getByText('No Data')).toBeVisible()
  })
})

test('shows texts from elsewhere as text', async ({ page }) => {
  await openReport(page, 'case', 'failed tests', { projectId: projectIds.robotaxi })
  await expect(failedComponent(page)).toContainText(/<b>.*<\/b> & "more" \{\{0}}/)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('keeps some options from a member', async ({ page }) => {
  await openReport(page, 'case')
  await expect(result(page)).not.toContainText('CARET Enabled')
})

test.describe('for the privileged', () => {
  test.use({ persona: 'Privileged' })

  test('shows all options', async ({ page }) => {
    await openReport(page, 'case')
    await expect(result(page)).toContainText(/CARET Enabled\s*(Yes|No)/)
    await expect(result(page)).toContainText(
      /Calculate Scenario Reconstruction Accuracy\s*(Yes|No)/,
    )
  })
})

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { untidy } from '@/mock-platform/world/vocabulary/untidy.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, pageHeading, projectButton, snackbars } from '../support/console.ts'
import { expectFailedChangesTold } from '../support/failures.ts'
import { expect, test } from '../support/test.ts'
import {
  caseRows,
  expectReadFailuresTold,
  jobLink,
  missingSimulator,
  openFailedSpec,
  openJob,
  overview,
  reportRows,
  specRows,
  suiteRows,
} from './jobs.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })
const result = (page: Page) => page.getByRole('region', { name: 'Result', exact: true })
const attempt = (page: Page) => page.getByRole('combobox', { name: 'Attempt' })
const files = (page: Page) => page.getByRole('list', { name: 'Files', exact: true })
const file = (page: Page, name: string) => files(page).getByRole('button', { name, exact: true })
const show = (page: Page) => page.getByRole('button', { name: 'Show the simulation result' })
const simulationResult = (page: Page) => page.getByRole('region', { name: 'Simulation result' })

/** Opens, from the report of its scenario, the report of the first case that failed. */
const openFirstFailedCase = async (page: Page) => {
  await caseRows(page).filter({ hasText: 'Failed' }).first().getByRole('link').click()
  await expect(result(page)).toContainText('Failed')
}

/** Opens the report of the first case that failed in a suite of a job whose tests failed; its scenario's name. */
const openFailedCase = async (page: Page): Promise<string> => {
  const scenario = await openFailedSpec(page)
  await openFirstFailedCase(page)
  return scenario
}

/** Opens the report of a case that failed three retries, too. */
const openRetriedCase = async (page: Page) => {
  await page.goto('/evaluation/reports?page_size=50')
  const jobs = reportRows(page).filter({ hasText: 'Test failed' })
  await expect(jobs.first()).toBeVisible()
  const paths = await jobs
    .getByRole('link', jobLink)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const options = page.getByRole('region', { name: 'Options' })
  for (const path of paths) {
    await page.goto(path)
    await expect(options).toBeVisible()
    if (/Max Test Retries\s*3/.test((await options.textContent()) ?? '')) break
  }
  for (const rows of [suiteRows(page), specRows(page)]) {
    const failed = rows.filter({ hasText: /\d failed/ }).first()
    await failed.getByRole('link').click()
  }
  await openFirstFailedCase(page)
}

test('shows what a case was run with and what came of it, and leads back up', async ({ page }) => {
  const scenario = await openFailedCase(page)
  await expect(breadcrumb(page).getByRole('listitem')).toHaveCount(5)
  await expect(overview(page)).toContainText(scenario)
  await expect(result(page)).toContainText(/Retries\s*0/)
  await expect(attempt(page)).toHaveCount(0)
  const components = page.getByRole('list', { name: 'Components' }).getByRole('listitem')
  await expect(components.filter({ hasText: 'planning' }).first()).toContainText('stopped too late')
  await expectAccessible(page)
  await breadcrumb(page).getByRole('link', { name: scenario }).click()
  await expect(caseRows(page).first()).toBeVisible()
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
  await openJob(page, 'Test running')
  await suiteRows(page).filter({ hasText: 'Running' }).first().getByRole('link').click()
  const unfinished = { hasText: /Running|Scheduled/ }
  await specRows(page).filter(unfinished).first().getByRole('link').click()
  await caseRows(page).filter(unfinished).first().getByRole('link').click()
  await expect(page.getByText('This attempt has no files.')).toBeVisible()
  await expect(page.getByText('No Data')).toBeVisible()
  await demo.jump(24 * 3600)
  await page.clock.runFor(16_000)
  await expect(result(page)).toContainText(/Status\s*(Succeeded|Failed)/)
  await expect(result(page)).toContainText(/Took\s*\d+ (s|min|h)/)
})

test.describe('the files', () => {
  test('are opened under the name of the scenario and the case', async ({ page, context }) => {
    const scenario = await openFailedCase(page)
    const id = new URL(page.url()).pathname.split('/').at(-1)
    const component = page.getByRole('list', { name: 'Files of planning' })
    const names = [
      [file(page, 'Simulation log'), '.log'],
      [file(page, 'Simulation bag'), '.bag'],
      [file(page, 'Simulation archive'), '.archive.zip'],
      [file(page, 'Pre-task log'), '_pretask.log'],
      [component.getByRole('button', { name: 'Simulation log' }), '_planning.log'],
    ] as const
    for (const [button, end] of names) {
      const opened = context.waitForEvent('request', (request) =>
        request.url().includes('/objects/'),
      )
      await button.click()
      const name = new URL((await opened).url()).pathname.split('/').at(-1) ?? ''
      expect(decodeURIComponent(name)).toBe(`${scenario}_case_${id}${end}`)
      await page.bringToFront()
    }
  })

  test('are refused when the link came too late', async ({ page }) => {
    await openFailedCase(page)
    await page.clock.setFixedTime(Date.now() + 2 * 3600 * 1000)
    await file(page, 'Simulation log').click()
    const tooLate = 'The expiration date for downloading the log has expired.'
    await expect(snackbars(page)).toContainText([tooLate])
    await show(page).click()
    await expect(alertWith(page, tooLate)).toBeVisible()
  })

  test('are gone once they have expired', async ({ page, demo }) => {
    await openFailedSpec(page)
    await demo.jump(61 * 24 * 3600)
    await page.reload()
    await openFirstFailedCase(page)
    const expired = 'Log has expired.'
    await expect(file(page, 'Simulation log')).toHaveAccessibleDescription(expired)
    await expect(page.getByRole('paragraph').filter({ hasText: expired })).toBeVisible()
  })
})

test.describe('the simulation result', () => {
  test('is shown when it is asked for', async ({ page, demo }) => {
    await openFailedCase(page)
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
    await openFailedCase(page)
    const unread = alertWith(page, 'The log could not be read.')
    const link = 'objectStore.readLink'
    await demo.fault(link, { kind: 'status', status: 403, form: 'none' }, 1)
    await demo.fault(link, { kind: 'drop' }, 1)
    await show(page).click()
    await expect(unread).toContainText('Failed to fetch')
    await unread.getByRole('button', { name: 'Retry' }).click()
    await expect(unread).toContainText('403')
    await unread.getByRole('button', { name: 'Retry' }).click()
    await expect(simulationResult(page)).toContainText('"score": 0.875')
    await expect(unread).toBeHidden()
  })

  test('says that it is being read, and shows what is no JSON as it is', async ({ page, demo }) => {
    await openFailedCase(page)
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
    await openFailedCase(page)
    await demo.fault('objectStore.readLink', { kind: 'empty' })
    await show(page).click()
    await expect(page.getByText('No Data')).toBeVisible()
  })

  test('tells every failure of the link to it', async ({ page, demo }) => {
    test.slow()
    await openFailedCase(page)
    await expectFailedChangesTold({
      demo,
      operation: 'evaluation.downloadLog',
      alert: alertWith(page, 'Failed to download the log.'),
      submit: () => show(page).click(),
      kept: () => expect(files(page)).toBeVisible(),
      answers: true,
    })
  })
})

const reads = [
  {
    operation: 'evaluation.getCaseReport',
    alert: 'Failed to get the case report.',
    // Nothing there: a page of its own.
    except: [404],
    shown: overview,
    kept: breadcrumb,
  },
  {
    operation: 'evaluation.listCaseAttempts',
    alert: 'Failed to get the attempts of the case.',
    shown: (page: Page) => result(page).filter({ hasText: /Retries\s*0/ }),
    kept: result,
  },
] as const

for (const read of reads) {
  test(`tells every failure of ${read.operation}, and Retry gets it`, async ({ page, demo }) => {
    test.slow()
    await openFailedCase(page)
    await expectReadFailuresTold(page, demo, read)
  })
}

test('a report that is not there, and an id that is none', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*404/)
  await openFailedCase(page)
  const { href: spec } = new URL('.', page.url())
  await page.goto(`${spec}11111111-2222-4333-8444-555555555555`)
  await expect(pageHeading(page, 'Case report not found')).toBeVisible()
  await page.goto(`${spec}not%20an%20id`)
  await expect(page.getByRole('main')).toContainText('Invalid Case Report ID.')
})

test('shows texts from elsewhere as text', async ({ page }) => {
  await page.goto(`/evaluation/reports?project_id=${projectIds.robotaxi}`)
  await expect(projectButton(page, 'Robotaxi L4')).toBeVisible()
  await openFailedCase(page)
  await expect(page.getByText(untidy.failureMessage)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

test('keeps some options from a member', async ({ page }) => {
  await openFailedCase(page)
  await expect(result(page)).not.toContainText('CARET Enabled')
})

test.describe('for the privileged', () => {
  test.use({ persona: 'Privileged' })

  test('shows all options', async ({ page }) => {
    await openFailedCase(page)
    await expect(result(page)).toContainText(/CARET Enabled\s*(Yes|No)/)
    await expect(result(page)).toContainText(
      /Calculate Scenario Reconstruction Accuracy\s*(Yes|No)/,
    )
  })
})

test('is usable on a narrow screen @narrow', async ({ page }) => {
  await openFailedCase(page)
  await show(page).click()
  await expect(simulationResult(page)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

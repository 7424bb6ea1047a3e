import type { Locator, Page } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { fillIn } from '../support/assets.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { signInHeading } from '../support/sign-in.ts'
import { forward, suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

/** Longer than anything waits. */
const silence: Fault = { kind: 'slow', milliseconds: 600_000 }

/** Lets the time of the page pass until something shows. */
const passUntil = (page: Page, shown: Locator) =>
  expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(shown).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [0] })

const retry = (page: Page) => page.getByRole('button', { name: 'Retry', exact: true })

test.beforeEach(({ page }) => page.clock.install())

test('a list that never comes is retried, and told of in the end', async ({ page, demo }) => {
  await demo.fault('evaluation.listSuites', silence)
  await page.goto('/evaluation/suites')
  await expect(page.getByRole('table', { name: 'Suites' })).toBeVisible()
  await passUntil(page, page.getByText('Not answering. Retrying (1 of 5)…'))
  const alert = alertWith(page, 'Failed to get the suites.')
  await passUntil(page, alert)
  await expect(alert).toContainText('The service did not answer within 30 seconds.')
  await demo.clearFaults()
  await retry(page).click()
  await expect(suiteRows(page)).toHaveCount(20)
})

test('a change without an answer is told of', async ({ page, demo }) => {
  await page.goto('/evaluation/suites')
  await demo.fault('evaluation.deprecateSuite', silence)
  await page.getByRole('button', { name: 'Actions for Smoke test' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await passUntil(page, alertWith(page, 'Failed to delete the suite.'))
  await expect(dialog).toContainText('The service did not answer within 30 seconds.')
})

test('the start says that the configuration does not come', async ({
  page,
  running,
  expectProblem,
}) => {
  expectProblem(/configuration \(config\.json\) of the console could not be loaded/)
  const giveConfiguration = running.traffic.hold(/config\.json$/)
  await page.goto('/evaluation/suites')
  await passUntil(page, page.getByRole('heading', { name: /^Still waiting for the configuration/ }))
  await expectAccessible(page)
  await passUntil(page, page.getByRole('heading', { name: /could not be loaded/ }))
  await expectAccessible(page)
  giveConfiguration()
  await retry(page).click()
  await expect(pageHeading(page, 'Suites')).toBeVisible()
})

test('nobody is told of code that nobody asked for', async ({ page, running, expectProblem }) => {
  expectProblem(/Failed to load resource/)
  await page.goto('/evaluation/suites')
  await expect(suiteRows(page)).toHaveCount(20)
  running.traffic.loseNextFile(1)
  // The console looks through its configuration once the page has long been there.
  const lost = page.waitForResponse((response) => response.status() === 404)
  await page.clock.fastForward(30_000)
  await lost
  await expect(suiteRows(page)).toHaveCount(20)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the start says that the projects do not come', async ({ page, demo }) => {
  await demo.fault('project.listProjects', silence)
  await page.goto('/evaluation/suites')
  await expect(page.getByText('Loading...')).toBeVisible()
  await passUntil(page, page.getByText('Still waiting for the list of your projects.'))
  await expectAccessible(page)
  await demo.clearFaults()
  await retry(page).click()
  await expect(pageHeading(page, 'Suites')).toBeVisible()
})

test.describe('somebody who is not signed in', () => {
  test.use({ persona: null })

  test('is told that the identity provider does not answer', async ({
    page,
    running,
    expectProblem,
  }) => {
    expectProblem(/identity provider cannot be reached|Network timed out/)
    const answer = running.traffic.hold(/^\/identity\/\.well-known/)
    await page.goto('/evaluation/suites')
    await passUntil(page, page.getByText('Still waiting for the identity provider.'))
    await expectAccessible(page)
    await passUntil(page, alertWith(page, 'The identity provider cannot be reached at '))
    answer()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(signInHeading(page)).toBeVisible()
  })

  test('is told that the tokens do not come, and can begin again', async ({ page, running }) => {
    await page.goto('/evaluation/suites')
    const giveTokens = running.traffic.hold(/^\/identity\/token$/)
    await page.getByRole('button', { name: 'Member', exact: true }).click()
    await expect(page.getByText('Completing authorization code flow...')).toBeVisible()
    await passUntil(page, page.getByText('Still waiting for the identity provider.'))
    await retry(page).click()
    giveTokens()
    await expect(pageHeading(page, 'Suites')).toBeVisible()
  })
})

test.describe('an upload', () => {
  test.use({ persona: 'Internal staff' })

  test('of which nothing can be sent for a minute is given up, and can be repeated', async ({
    page,
    demo,
    expectProblem,
  }) => {
    expectProblem(/Failed to load resource/)
    await fillIn(page)
    await demo.fault('objectStore.uploadPart', silence)
    await forward(page).click()
    await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible()
    await passUntil(page, page.getByText('Nothing could be sent for 60 seconds.'))
    await demo.clearFaults()
    await forward(page).click()
    await expect(pageHeading(page, 'Umbrellas')).toBeVisible()
  })
})

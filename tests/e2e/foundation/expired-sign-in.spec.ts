import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { found } from '../support/addresses.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { forms } from '../support/forms.ts'
import { drawer, runButton, textField } from '../support/run-drawer.ts'
import { signIn, storedUser } from '../support/sign-in.ts'
import { availableScenarios, nameField, suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

// Renewing changes the tokens: each test signs in on its own.
test.use({ persona: null })

const expiryNotice = (page: Page) => alertWith(page, 'Your sign-in has expired.')

test('a refused call renews the tokens and is made once more', async ({ page, demo }) => {
  await signIn(page, 'Member', '/evaluation/test')
  await expect(pageHeading(page, 'Test')).toBeVisible()
  const before = await storedUser(page)
  await demo.fault('project.listProjects', { kind: 'status', status: 401, form: 'name' }, 1)
  await page.reload()
  await expect(pageHeading(page, 'Test')).toBeVisible()
  expect((await storedUser(page))?.access_token).not.toBe(before?.access_token)
  await expect(expiryNotice(page)).toBeHidden()
})

const signInAgain = (page: Page) =>
  expiryNotice(page).getByRole('button', { name: 'Sign in again' })

/** Makes the wizard call for a list that it does not have: the scenarios of another type. */
const askForScenarios = (page: Page) =>
  page.getByRole('combobox', { name: 'Type' }).selectOption('localization')

/** Takes the tokens of the page's user back at the provider, as a sign-out elsewhere does. */
const revokeTokens = async (page: Page) => {
  const user = await storedUser(page)
  for (const token of [user?.refresh_token, user?.access_token]) {
    const revoked = await page.request.post('/identity/token/revocation', {
      form: { token: token ?? '', client_id: 'evaluation-console' },
    })
    expect(revoked.status()).toBe(200)
  }
}

test('when the tokens cannot be renewed the page stays, and signing in comes back to it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\b40[01]\b/)
  await signIn(page, 'Member', '/evaluation/suites/new')
  await expect(availableScenarios(page).first()).toBeVisible()
  await nameField(page).fill('Typed before')
  const user = await storedUser(page)
  await revokeTokens(page)
  await askForScenarios(page)
  await expect(expiryNotice(page)).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed before')
  await expectAccessible(page)

  const here = page.url()
  const opened = page.waitForEvent('popup')
  await signInAgain(page).click()
  const signInWindow = await opened
  // The provider still knows the user: nothing has to be chosen.
  if (!signInWindow.isClosed()) await signInWindow.waitForEvent('close')
  await expect(expiryNotice(page)).toBeHidden()
  await expect(nameField(page)).toHaveValue('Typed before')
  await expect(page).toHaveURL(here)
  expect((await storedUser(page))?.access_token).not.toBe(user?.access_token)
  // Refused calls have been made again.
  await expect(availableScenarios(page).first()).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a user who is gone at the provider, too, signs in in the other window', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\b40[01]\b/)
  await signIn(page, 'Member', '/evaluation/suites/new')
  await nameField(page).fill('Typed before')
  await revokeTokens(page)
  await context.clearCookies()
  await askForScenarios(page)
  const opened = page.waitForEvent('popup')
  await signInAgain(page).click()
  const signInWindow = await opened
  await signInWindow.getByRole('button', { name: 'Member', exact: true }).click()
  await expect(expiryNotice(page)).toBeHidden()
  await expect(nameField(page)).toHaveValue('Typed before')
})

test('the notice goes once a call succeeds', async ({ page, demo }) => {
  await signIn(page, 'Member', '/evaluation/test')
  await expect(pageHeading(page, 'Test')).toBeVisible()
  await demo.fault('evaluation.listSuites', { kind: 'status', status: 401, form: 'name' })
  // Without a reload: the checks of features would succeed after the refused call.
  await page.getByRole('link', { name: 'Suites', exact: true }).click()
  await expect(expiryNotice(page)).toBeVisible()
  const retry = page.getByRole('button', { name: 'Retry', exact: true })
  await expect(retry).toBeVisible()
  await demo.clearFaults()
  await retry.click()
  await expect(suiteRows(page)).toHaveCount(20)
  await expect(expiryNotice(page)).toBeHidden()
})

test('tokens that have run out while a form was open do not take its input away', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\b40[01]\b/)
  await signIn(page, 'Member', '/evaluation/suites/new')
  await nameField(page).fill('Typed before')
  await revokeTokens(page)
  await page.clock.install()
  await page.clock.setSystemTime(Date.now() + 2 * 3600 * 1000)
  await askForScenarios(page)
  await expect(expiryNotice(page)).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed before')
})

/** Lets the sign-in expire in a browser that opens no window. */
const loseSignIn = async (page: Page) => {
  await revokeTokens(page)
  await page.evaluate(() => {
    window.open = () => null
  })
  // Whatever the page shows is old enough to be asked for again, and refused.
  await page.clock.fastForward('06:00')
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(expiryNotice(page)).toBeVisible()
}

const signInOnPage = (page: Page) =>
  expiryNotice(page).getByRole('button', { name: 'Sign in on this page' })

const restore = (page: Page) => page.getByRole('button', { name: 'Restore', exact: true })

for (const [index, { name, address, persona = 'Member', field }] of forms.entries()) {
  test(`${name} offers what was entered after a sign-in that left the page`, async ({
    page,
    expectProblem,
  }) => {
    await page.clock.install()
    expectProblem(/Failed to load resource.*(\b40[01]\b|404.*\/report\b)|disposed window/)
    await signIn(page, persona, await found(address))
    await field(page).fill('Typed before')
    await loseSignIn(page)
    await signInAgain(page).click()
    await expect(signInOnPage(page)).toBeVisible()
    // The notice is the same over every form.
    if (index === 0) await expectAccessible(page)
    await signInOnPage(page).click()
    await expect(restore(page)).toBeVisible()
    await expect(expiryNotice(page)).toBeHidden()
    await expect(field(page)).not.toHaveValue('Typed before')
    if (index === 0) await expectAccessible(page)
    await restore(page).click()
    await expect(field(page)).toHaveValue('Typed before')
    await expect(restore(page)).toBeHidden()
  })
}

test('the Run evaluation job drawer opens again, and offers what was entered', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\b40[01]\b|disposed window/)
  await page.clock.install()
  await signIn(page, 'Member', '/evaluation/reports')
  await runButton(page).click()
  await textField(page, 'Branch').fill('feature/typed-before')
  await textField(page, 'Description (optional)').fill('Typed before')
  await loseSignIn(page)
  // The drawer is modal; the notice is in reach all the same, by the keyboard, too.
  await signInAgain(page).click()
  await expect(drawer(page)).toBeVisible()
  await expectAccessible(page)
  await signInOnPage(page).press('Enter')
  await expect(restore(page)).toBeVisible()
  await expect(textField(page, 'Branch')).toHaveValue('')
  await expectAccessible(page)
  await restore(page).click()
  await expect(textField(page, 'Branch')).toHaveValue('feature/typed-before')
  await expect(textField(page, 'Description (optional)')).toHaveValue('Typed before')
})

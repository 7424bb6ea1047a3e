import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { signIn, storedUser } from '../support/sign-in.ts'
import { availableScenarios, nameField } from '../support/suites.ts'
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
  await page.getByRole('searchbox', { name: 'Scenario name', exact: true }).fill('cut-in')
  await expect(expiryNotice(page)).toBeVisible()
  await expect(nameField(page)).toHaveValue('Typed before')
  await expectAccessible(page)

  const here = page.url()
  const again = expiryNotice(page).getByRole('button', { name: 'Sign in again' })
  // The browser asks about what was typed: whoever stays can leave later.
  page.once('dialog', (dialog) => dialog.dismiss())
  await again.click()
  await expect(again).toHaveAttribute('aria-busy', 'true')
  await expect(again).not.toHaveAttribute('aria-busy')
  await expect(nameField(page)).toHaveValue('Typed before')
  page.once('dialog', (dialog) => dialog.accept())
  await again.click()
  await expect(nameField(page)).toHaveValue('')
  await expect(page).toHaveURL(here)
  await expect(expiryNotice(page)).toBeHidden()
  expect((await storedUser(page))?.access_token).not.toBe(user?.access_token)
})

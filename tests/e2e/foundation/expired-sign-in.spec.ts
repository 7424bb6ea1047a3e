import type { Page } from '@playwright/test'
import { alertWith, pageHeading } from '../support/console.ts'
import { signIn, storedUser } from '../support/sign-in.ts'
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

test('when the tokens cannot be renewed the page stays, and signing in comes back to it', async ({
  page,
  running,
  expectProblem,
}) => {
  await signIn(page, 'Member', '/evaluation/suites')
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Test' }).click()
  await expect(pageHeading(page, 'Test')).toBeVisible()
  const user = await storedUser(page)
  for (const token of [user?.refresh_token, user?.access_token]) {
    const revoked = await page.request.post(`${running.origin}/identity/token/revocation`, {
      form: { token: token ?? '', client_id: 'evaluation-console' },
    })
    expect(revoked.status()).toBe(200)
  }
  expectProblem(/Failed to load resource.*\b40[01]\b/)
  await page.getByRole('link', { name: 'Suites' }).click()
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  const here = page.url()
  await expiryNotice(page).getByRole('button', { name: 'Sign in again' }).click()
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  await expect(page).toHaveURL(here)
  await expect(expiryNotice(page)).toBeHidden()
  expect((await storedUser(page))?.access_token).not.toBe(user?.access_token)
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { openIntegration, textField, tokenField } from '../support/integrations.ts'
import { forward } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const secret = 'secret-of-the-test'
const conflict = 'Somebody else has saved this integration while you edited it.'

const description = (page: Page) => textField(page, 'Description for automated jobs')

/** Saves; the token is entered again. */
const save = async (page: Page) => {
  await tokenField(page).fill(secret)
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await forward(page).click()
}

const openEditElsewhere = async (page: Page, path: string) => {
  const other = await page.context().newPage()
  await other.goto(`${path}/edit`)
  await expect(pageHeading(other, 'Edit Integration')).toBeVisible()
  return other
}

test('what somebody else saved meanwhile is not overwritten unseen', async ({ page, demo }) => {
  test.slow()
  await openIntegration(page, 'github')
  const path = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await description(page).fill('Nightly')

  const other = await openEditElsewhere(page, path)
  await textField(other, 'Repo').fill('perception')
  await description(other).fill('Weekly')
  await other.getByRole('checkbox', { name: 'Debug Build' }).click()
  await save(other)
  await expect(pageHeading(other, 'shuttle-lab/perception')).toBeVisible()
  await other.close()

  const saved = await demo.calls('evaluation.updateIntegration')
  await save(page)
  const alert = alertWith(page, conflict)
  await expect(alert).toContainText('Changed there: Repo, Debug Build')
  await expect(alert).toContainText(
    'Description for automated jobs: saved “Weekly”, yours “Nightly”',
  )
  await expect(alert).not.toContainText('Access Token')
  expect(await demo.calls('evaluation.updateIntegration')).toBe(saved)
  await expectAccessible(page)

  await alert.getByRole('button', { name: 'Take over the newer version' }).click()
  await expect(alert).toBeHidden()
  await expect(page.getByText('The newer version is taken over.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Basic' })).toContainText('perception')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(textField(page, 'Repo')).toHaveValue('perception')
  await expect(description(page)).toHaveValue('Nightly')
  await expect(tokenField(page)).toHaveValue(secret)
  await save(page)
  await expect(pageHeading(page, 'shuttle-lab/perception')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Default Options' })).toContainText('Nightly')
})

test('editing begins with what is stored now, not with what was on the page', async ({ page }) => {
  await page.clock.install()
  await openIntegration(page, 'github')
  const other = await openEditElsewhere(page, new URL(page.url()).pathname)
  await textField(other, 'Repo').fill('perception')
  await save(other)
  await expect(pageHeading(other, 'shuttle-lab/perception')).toBeVisible()
  await other.close()

  await page.clock.fastForward(60_000)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(textField(page, 'Repo')).toHaveValue('perception')
})

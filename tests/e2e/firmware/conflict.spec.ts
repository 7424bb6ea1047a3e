import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { openDraft } from '../support/releases.ts'
import { forward, nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const conflict = 'Somebody else has saved this release while you edited it.'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

const save = async (page: Page) => {
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await forward(page).click()
}

test.beforeEach(({ expectProblem }) =>
  // No job has made this release, and so it has no report.
  expectProblem(/Failed to load resource.*404.*\/report\b/),
)

test('what somebody else saved meanwhile is not overwritten unseen', async ({ page, demo }) => {
  await openDraft(page)
  const path = new URL(page.url()).pathname
  await page.goto(`${path}/edit`)
  await nameField(page).fill('v0.9.2')

  const other = await page.context().newPage()
  await other.goto(`${path}/edit`)
  await nameField(other).fill('v0.9.3')
  await description(other).fill('Described elsewhere')
  await save(other)
  await expect(pageHeading(other, 'v0.9.3')).toBeVisible()
  await other.close()

  const saved = await demo.calls('catalog.updateFirmwareRelease')
  await save(page)
  const alert = alertWith(page, conflict)
  await expect(alert).toContainText('Changed there: Description.')
  await expect(alert).toContainText('Name: saved “v0.9.3”, yours “v0.9.2”')
  expect(await demo.calls('catalog.updateFirmwareRelease')).toBe(saved)
  await expectAccessible(page)

  await alert.getByRole('button', { name: 'Take over the newer version' }).click()
  await expect(alert).toBeHidden()
  await expect(page.getByText('The newer version is taken over.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Release', exact: true })).toContainText(
    'Described elsewhere',
  )
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(nameField(page)).toHaveValue('v0.9.2')
  await expect(description(page)).toHaveValue('Described elsewhere')
  await save(page)
  await expect(pageHeading(page, 'v0.9.2')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('Described elsewhere')
})

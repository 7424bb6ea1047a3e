import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { releaseAddress, type Whereabouts } from '../support/addresses.ts'
import { pageHeading } from '../support/console.ts'
import { draft } from '../support/releases.ts'
import { expectRefused, forward, nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const missingReport = /Failed to load resource.*404.*\/report\b/

const openEdit = async (page: Page, name = draft, where: Whereabouts = {}) => {
  await page.goto(await releaseAddress(new RegExp(`^${name}$`), { ...where, below: '/edit' }))
  await expect(pageHeading(page, 'Edit Release')).toBeVisible()
  await expect(nameField(page)).toHaveValue(name)
}

test.beforeEach(({ expectProblem }) => expectProblem(missingReport))

test('saves name and description in two steps, by keyboard', async ({ page }) => {
  await openEdit(page)
  const chain = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(chain.getByRole('listitem')).toHaveText([
    'Catalogs',
    '/ Shuttle 4',
    '/ v0.9.1-draft',
    '/ Edit Release',
  ])
  await expect(chain.getByRole('link', { name: 'Shuttle 4' })).toHaveAttribute(
    'href',
    /tab=releases/,
  )
  await page.getByRole('textbox', { name: 'Description' }).fill('Two lines,\n<b>plain</b>.')
  await nameField(page).fill('  v0.9.2 ')
  await nameField(page).press('Enter')
  await expect(page.getByRole('region', { name: 'Confirm Information' })).toBeFocused()
  await expect(forward(page)).toHaveText('Save')
  await expect(page.getByRole('region', { name: 'Release', exact: true })).toContainText('v0.9.2')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(nameField(page)).toHaveValue('  v0.9.2 ')
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await forward(page).press('Enter')
  await expect(pageHeading(page, 'v0.9.2')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('<b>plain</b>.')
  await page.reload()
  await expect(pageHeading(page, 'v0.9.2')).toBeVisible()
})

test('says what is wrong with a name once it was edited', async ({ page }) => {
  await openEdit(page)
  await expect(page.getByText('Required.')).toBeHidden()
  await nameField(page).fill('')
  await expect(page.getByText('Required.', { exact: true })).toBeVisible()
  await expectRefused(forward(page), 'Enter a name.')
  await nameField(page).fill('x'.repeat(65))
  await expect(nameField(page)).toHaveAccessibleDescription(/Name cannot exceed 64 characters\./)
  await expect(page.getByText('65 / 64')).toBeVisible()
  await expectRefused(forward(page), 'Name cannot exceed 64 characters.')
  await expectAccessible(page)
  await nameField(page).fill('x'.repeat(64))
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
})

test('a deleted release says so, and can be renamed', async ({ page }) => {
  await openEdit(page, 'v0.9.0', { deleted: true })
  await expect(page.getByText('This release has been deleted.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await nameField(page).fill('v0.9.0 (withdrawn)')
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await forward(page).click()
  await expect(pageHeading(page, 'v0.9.0 (withdrawn)')).toBeVisible()
  await expect(page.getByText('The release has been deleted', { exact: true })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { expectFailedChangesTold, expectFailuresTold, expectOneCall } from '../support/failures.ts'
import { expectRefused, forward, nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'
import { openRelease, releaseRows, sharedReleasesPath } from './releases.ts'

const missingReport = /Failed to load resource.*404.*\/report\b/

const openEdit = async (page: Page, name = 'v0.9.1-draft', query = '') => {
  await openRelease(page, name, query)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
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
  await expectAccessible(page)
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
  await expectRefused(forward(page), 'Name: Required.')
  await nameField(page).fill('x'.repeat(65))
  await expect(page.getByText('Name cannot exceed 64 characters.', { exact: true })).toBeVisible()
  await expect(page.getByText('65 / 64')).toBeVisible()
  await expectRefused(forward(page), 'Name: Name cannot exceed 64 characters.')
  await expectAccessible(page)
  await nameField(page).fill('x'.repeat(64))
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
})

test('asks before what was entered is lost', async ({ page }) => {
  await openEdit(page)
  await nameField(page).fill('v0.9.2')
  await page.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(nameField(page)).toHaveValue('v0.9.2')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(pageHeading(page, 'v0.9.1-draft')).toBeVisible()
})

test('tells every failure of saving, and loses nothing', async ({ page, demo }) => {
  await openEdit(page)
  await nameField(page).fill('v0.9.2')
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await expectFailedChangesTold({
    demo,
    operation: 'catalog.updateFirmwareRelease',
    alert: alertWith(page, 'Failed to save the release.'),
    submit: () => forward(page).click(),
    kept: () =>
      expect(page.getByRole('region', { name: 'Release', exact: true })).toContainText('v0.9.2'),
  })
  await expectAccessible(page)
  await expectOneCall(demo, 'catalog.updateFirmwareRelease', async () => {
    await forward(page).dblclick()
    await expect(pageHeading(page, 'v0.9.2')).toBeVisible()
  })
})

test('tells every failure of the release that is to be edited', async ({ page, demo }) => {
  test.slow()
  await openEdit(page)
  const address = new URL(page.url()).pathname
  await expectFailuresTold({
    page,
    demo,
    operation: 'catalog.getFirmwareRelease',
    alert: 'Failed to get the release.',
    open: () => page.goto(address),
    shown: nameField(page),
    kept: pageHeading(page, 'Edit Release'),
    except: [404],
  })
})

test('a deleted release says so, and can be renamed', async ({ page }) => {
  await openEdit(page, 'v0.9.0', '?deleted=true')
  await expect(page.getByText('This release has been deleted.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await nameField(page).fill('v0.9.0 (withdrawn)')
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await forward(page).click()
  await expect(pageHeading(page, 'v0.9.0 (withdrawn)')).toBeVisible()
  await expect(page.getByText('The release has been deleted', { exact: true })).toBeVisible()
})

test('the release of another project cannot be edited', async ({ page, expectProblem }) => {
  // The names of its ML packages are the other project's own.
  expectProblem(/Failed to load resource.*403.*packages\/batch_get/)
  const [path, query] = await sharedReleasesPath(page)
  await page.goto(path + query)
  await releaseRows(page).first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Suite Reports' })).toBeVisible()
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await page.goto(`${new URL(page.url()).pathname}/edit${query}`)
  await expect(pageHeading(page, 'Access denied')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the release' }).click()
  await expect(pageHeading(page, name ?? '')).toBeVisible()
})

test('is usable on a narrow screen @narrow', async ({ page }) => {
  await openEdit(page)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

import { expectAccessible } from '../support/accessibility.ts'
import { pageHeading, setFilter, snackbars } from '../support/console.ts'
import { releaseRow, releaseRows, releasesAddress, releaseTable } from '../support/releases.ts'
import { expect, test } from '../support/test.ts'

const published = 'v0.9.2-imported'

test('lists the releases of a catalog with chip and badges', async ({ page }) => {
  await page.goto(await releasesAddress())
  await expect(pageHeading(page, 'Releases')).toBeVisible()
  await expect(releaseTable(page).getByRole('columnheader')).toHaveText([
    'Name',
    'Release',
    'Description',
    'Published',
    'Updated',
  ])
  await expect(releaseRow(page, 'v0.9.1-draft').getByRole('cell').first()).toHaveText(
    'v0.9.1-draftDraft',
  )
  await expect(releaseRow(page, 'v0.8.7').getByRole('cell').first()).toHaveText('FAILEDDraft')
  await expect(releaseRow(page, published)).toContainText('Published')
  await expect(releaseRow(page, 'v0.9.0')).toHaveCount(0)
})

test('filters drafts and deleted releases, in an address that can be kept', async ({ page }) => {
  await page.goto(await releasesAddress())
  await setFilter(page, 'Only drafts')
  await expect(page).toHaveURL(/\?draft=true&project_id=/)
  await expect(releaseRow(page, published)).toHaveCount(0)
  await expect(releaseRows(page).filter({ hasNotText: 'Draft' })).toHaveCount(0)
  await setFilter(page, 'Only drafts', false)
  await page.getByRole('checkbox', { name: 'Deleted' }).click()
  await expect(page).toHaveURL(/\?deleted=true&project_id=/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Deleted' })).toBeChecked()
  await expect(releaseRow(page, 'v0.9.0')).toContainText('Deleted')
  await setFilter(page, 'Only drafts')
  await expect(page.getByText('No release of this catalog is deleted and a draft.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(releaseRow(page, 'v0.9.1-draft')).toBeVisible()
  await expect(page).not.toHaveURL(/draft|deleted/)
})

test('sorts by name and by date', async ({ page }) => {
  await page.goto(await releasesAddress())
  await expect(releaseRow(page, published)).toBeVisible()
  await page.getByRole('button', { name: 'Updated' }).click()
  await expect(page).toHaveURL(/sort=-updated/)
  await expect(releaseRows(page).last()).toContainText('v0.8.7')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(releaseRows(page).first()).toContainText('v0.8.7')
})

test('offers in a row what can be done with it; by keyboard', async ({ page }) => {
  await page.goto(`${await releasesAddress()}?deleted=true`)
  const offered = page.getByRole('menuitem')
  await page.getByRole('button', { name: 'Actions for v0.9.0' }).click()
  await expect(offered).toHaveText(['Edit'])
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Deleted' }).click()
  await page.getByRole('button', { name: `Actions for ${published}` }).click()
  await expect(offered).toHaveText(['Edit', 'Delete'])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Actions for v0.9.1-draft' }).focus()
  await page.keyboard.press('Enter')
  await expect(offered).toHaveText(['Publish', 'Edit', 'Delete'])
  await page.keyboard.press('Enter')
  const publishing = page.getByRole('alertdialog', { name: 'Are you sure to publish the release?' })
  await expect(publishing.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(snackbars(page)).toHaveText(['The release has been published'])
  await expect(releaseRow(page, 'v0.9.1-draft')).toContainText('Published')
})

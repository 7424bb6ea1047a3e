import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, pageHeading, snackbars } from '../support/console.ts'
import { expectFailedChangesTold, expectFailuresTold, expectOneCall } from '../support/failures.ts'
import { expect, test } from '../support/test.ts'
import { releaseRow, releaseRows, releasesPath, releaseTable } from './releases.ts'

const published = 'v0.9.2-imported'

test('lists the releases of a catalog with chip and badges', async ({ page }) => {
  const path = await releasesPath(page)
  await page.goto(path)
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
  await expectAccessible(page)
})

test('filters drafts and deleted releases, in an address that can be kept', async ({ page }) => {
  const path = await releasesPath(page)
  await page.goto(path)
  await page.getByRole('checkbox', { name: 'Draft' }).check()
  await expect(page).toHaveURL(/\?draft=true&project_id=/)
  await expect(releaseRow(page, published)).toHaveCount(0)
  for (const row of await releaseRows(page).all()) await expect(row).toContainText('Draft')
  await page.getByRole('checkbox', { name: 'Draft' }).uncheck()
  await page.getByRole('checkbox', { name: 'Deleted' }).check()
  await expect(page).toHaveURL(/\?deleted=true&project_id=/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'Deleted' })).toBeChecked()
  await expect(releaseRow(page, 'v0.9.0')).toContainText('Deleted')
  await page.getByRole('checkbox', { name: 'Draft' }).check()
  await expect(page.getByText('No release of this catalog is deleted and a draft.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(releaseRow(page, 'v0.9.1-draft')).toBeVisible()
  await expect(page).not.toHaveURL(/draft|deleted/)
})

test('sorts by name and by date', async ({ page }) => {
  await page.goto(await releasesPath(page))
  await expect(releaseRow(page, published)).toBeVisible()
  await page.getByRole('button', { name: 'Updated' }).click()
  await expect(page).toHaveURL(/sort=-updated/)
  await expect(releaseRows(page).last()).toContainText('v0.8.7')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=name/)
  await expect(releaseRows(page).first()).toContainText('v0.8.7')
})

test('offers in a row what can be done with it; by keyboard', async ({ page }) => {
  await page.goto(`${await releasesPath(page)}?deleted=true`)
  const offered = page.getByRole('menuitem')
  await page.getByRole('button', { name: 'Actions for v0.9.0' }).click()
  await expect(offered).toHaveText(['Edit'])
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: 'Deleted' }).uncheck()
  await page.getByRole('button', { name: `Actions for ${published}` }).click()
  await expect(offered).toHaveText(['Edit', 'Delete'])
  await page.keyboard.press('Escape')

  const actions = page.getByRole('button', { name: 'Actions for v0.9.1-draft' })
  await actions.focus()
  await page.keyboard.press('Enter')
  await expect(offered).toHaveText(['Publish', 'Edit', 'Delete'])
  await page.keyboard.press('End')
  await expect(offered.last()).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete the release?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(offered).toHaveText(['Publish', 'Edit', 'Delete'])
  await page.keyboard.press('Home')
  await expect(offered.first()).toBeFocused()
  await page.keyboard.press('Enter')
  const publishing = page.getByRole('alertdialog', { name: 'Are you sure to publish the release?' })
  await expect(publishing.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(snackbars(page)).toHaveText(['The release has been published'])
  await expect(releaseRow(page, 'v0.9.1-draft')).toContainText('Published')
})

test('deletes from the list, telling every failure', async ({ page, demo }) => {
  test.slow()
  await page.goto(await releasesPath(page))
  await page.getByRole('button', { name: 'Actions for v0.9.1-draft' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete the release?' })
  await expect(question).toContainText('v0.9.1-draft')
  await expectAccessible(page)
  const remove = question.getByRole('button', { name: 'Delete' })
  await expectFailedChangesTold({
    demo,
    operation: 'catalog.deprecateFirmwareRelease',
    alert: alertWith(page, 'Failed to delete the release.'),
    submit: () => remove.click(),
    kept: () => expect(question).toBeVisible(),
  })
  await expectOneCall(demo, 'catalog.deprecateFirmwareRelease', async () => {
    await remove.dblclick()
    await expect(snackbars(page)).toHaveText(['The release has been deleted'])
  })
  await expect(question).toBeHidden()
  await expect(releaseRow(page, 'v0.9.1-draft')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Deleted' }).check()
  await expect(releaseRow(page, 'v0.9.1-draft')).toContainText('Deleted')
})

test('tells every failure of the list, and Retry gets it', async ({ page, demo }) => {
  test.slow()
  const path = await releasesPath(page)
  await expectFailuresTold({
    page,
    demo,
    operation: 'catalog.listFirmwareReleases',
    alert: 'Failed to get the releases.',
    open: () => page.goto(path),
    shown: releaseRow(page, 'v0.9.1-draft'),
    kept: pageHeading(page, 'Releases'),
  })
})

test('is usable on a narrow screen @narrow', async ({ page }) => {
  await page.goto(await releasesPath(page))
  await expect(releaseRow(page, 'v0.9.1-draft')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

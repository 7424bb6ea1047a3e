import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import {
  alertWith,
  expectLasting,
  openArea,
  pageHeading,
  setFilter,
  snackbars,
  switchProject,
} from '../support/console.ts'
import { packageAddress, packageReleaseAddress, packageWithAll } from '../support/ml-addresses.ts'
import { forward, nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'
import { openShares, packageRow } from './packages.ts'

const [own, other] = ['Shuttle 4 Odaiba', 'Empty project'] as const
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

const confirm = (page: Page, question: string, name: string) =>
  page.getByRole('alertdialog', { name: question }).getByRole('button', { name }).click()

const deleteFromMenu = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

test('the life of a package, with every page reloaded', async ({ page, demo }) => {
  test.slow()
  await page.goto('/evaluation/mlpackages')
  const table = page.getByRole('table', { name: 'ML Packages' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Name',
    'Newest release',
    'Metrics',
    'Used in',
    'Description',
    'Version',
    'Updated',
  ])
  await expect(packageRow(page, 'curb_detector')).toContainText('Shared')
  await page.getByRole('link', { name: 'New Package' }).click()
  await nameField(page).fill('2nd reader')
  await expect(
    page.getByText('Use only alphanumeric characters and the following symbols: - _.').first(),
  ).toBeVisible()
  await nameField(page).fill('x'.repeat(33))
  await expect(page.getByText('Name cannot exceed 32 characters.').first()).toBeVisible()
  await nameField(page).fill('sign_reader')
  await description(page).fill('Reads signs.')
  await button(page, 'Save').click()
  await expectLasting(page, () => expect(pageHeading(page, 'sign_reader')).toBeVisible())

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  const warning = page.getByText(
    'Changing an ML package name affects the CI/CD pipeline search integration.',
  )
  await expect(nameField(page)).toHaveValue('sign_reader')
  await expect(warning).toBeHidden()
  await nameField(page).fill('road_sign_reader')
  await expect(warning).toBeVisible()
  await button(page, 'Save').click()
  await expectLasting(page, () => expect(pageHeading(page, 'road_sign_reader')).toBeVisible())

  await button(page, 'Share').click()
  const sharing = page.getByRole('dialog', { name: 'Share package' })
  await sharing.getByRole('textbox', { name: 'Destination project ID' }).fill(projectIds.empty)
  await sharing.getByRole('button', { name: 'Share' }).click()
  await expectLasting(page, async () =>
    expect(await openShares(page)).toContainText(/Empty project.*Pending/),
  )
  await button(page, 'Close').first().click()

  await switchProject(page, own, other)
  await page.getByRole('link', { name: 'Sharing Invitations' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Action',
    'Project',
    'Description',
    'Created',
  ])
  await button(page, 'Accept road_sign_reader').click()
  await expect(page.getByRole('alertdialog', { name: 'ACCEPT INVITATION' })).toContainText(
    'Once you accept the invitation, package sharing will begin. It may take several minutes for sharing to begin.Do you accept the sharing of the package?',
  )
  await confirm(page, 'ACCEPT INVITATION', 'Accept')
  await expect(snackbars(page)).toHaveText(['The invitation has been accepted'])
  const underWay = page.getByText(/^Sharing is under way.*road_sign_reader/)
  await expect(underWay).toBeVisible()
  await openArea(page, 'ML Packages')
  await expect(pageHeading(page, 'ML Packages')).toBeVisible()
  await expectLasting(page, () => expect(underWay).toBeVisible())
  await demo.jump(600)
  await expectLasting(page, () =>
    expect(packageRow(page, 'road_sign_reader')).toContainText('Shared', { timeout: 40_000 }),
  )
  await expect(underWay).toBeHidden()
  await page.getByRole('link', { name: 'road_sign_reader' }).click()
  await expectLasting(page, async () => {
    await expect(page.getByText('Another project shares this package')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Releases'])
    await expect(page.getByRole('link', { name: /^(Edit|New Release)$/ })).toHaveCount(0)
    await expect(button(page, 'Share')).toHaveCount(0)
  })

  await switchProject(page, other, own)
  await page.getByRole('link', { name: 'road_sign_reader' }).click()
  await expect(await openShares(page)).toContainText('Accepted')
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Stop sharing with/ }).click()
  await confirm(page, 'Are you sure to stop sharing the package?', 'Stop sharing')
  await page.reload()
  await expect(await openShares(page)).toContainText('Canceled')
  await button(page, 'Close').first().click()
  await deleteFromMenu(page)
  // No share is left that a deletion would stop.
  const deletion = page.getByRole('alertdialog', { name: 'Are you sure to delete the package?' })
  await expect(deletion).toContainText('It cannot be restored.')
  await expect(deletion).not.toContainText('sharing stops too')
  await confirm(page, 'Are you sure to delete the package?', 'Delete')
  await expectLasting(page, async () => {
    await expect(page.getByRole('main').getByText('The package has been deleted')).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Edit|New Release)$/ })).toHaveCount(0)
  })
  await openArea(page, 'ML Packages')
  await expect(packageRow(page, 'curb_detector')).toBeVisible()
  await setFilter(page, 'Only deleted')
  await expectLasting(page, () => expect(packageRow(page, 'road_sign_reader')).toBeVisible())
})

test('the life of a release, with every page reloaded', async ({ page, demo, expectProblem }) => {
  test.slow()
  await page.goto(await packageAddress(packageWithAll))
  await page.getByRole('link', { name: 'New Release' }).click()
  await nameField(page).fill('v2 final')
  await expect(
    page.getByText('Use only alphanumeric characters and the following symbols: - _ . , / ( ).'),
  ).toBeVisible()
  await nameField(page).fill('v2.0.0')
  await expect(page.getByRole('group', { name: 'Items' }).getByRole('paragraph')).toHaveText(
    'No items selected.',
  )
  await expect(page.getByText('The number of items must be between 1 and 10.')).toBeVisible()
  await expect(forward(page)).toHaveAttribute('aria-disabled', 'true')

  await button(page, 'Select items').click()
  const boxes = dialog(page).getByRole('checkbox')
  const ok = dialog(page).getByRole('button', { name: 'OK' })
  const weights = dialog(page).getByRole('checkbox', { name: 'Weights', exact: true })
  // The field that tells weights of one name apart.
  await expect(dialog(page).getByText(' · Larger batches, ').first()).toBeVisible()
  await weights.nth(0).check()
  await weights.nth(1).check()
  await expect(dialog(page).getByRole('alert')).toHaveText(
    'Multiple items with the same file name cannot be selected.',
  )
  await expect(ok).toBeDisabled()
  await expectAccessible(page)
  for (let place = 0; place < 11; place++) await boxes.nth(place).check()
  await expect(dialog(page).getByRole('alert')).toHaveText('Cannot select more than 10 items.')
  await expect(ok).toBeDisabled()
  for (let place = 10; place > 1; place--) await boxes.nth(place).uncheck()
  await ok.click()
  const items = page.getByRole('list', { name: 'Items' }).getByRole('listitem')
  await expect(items).toHaveCount(2)
  await button(page, 'Deselect items').click()
  await boxes.nth(0).check()
  await ok.click()
  await expect(items).toHaveCount(1)

  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await expect(page.getByRole('region', { name: 'Release' })).toContainText('v2.0.0')
  await button(page, 'Back').click()
  await expect(nameField(page)).toHaveValue('v2.0.0')
  await forward(page).click()
  await forward(page).filter({ hasText: 'Save' }).click()
  await expectLasting(page, async () => {
    await expect(pageHeading(page, 'v2.0.0')).toBeVisible()
    await expect(page.getByText('Packaging...')).toBeVisible()
    await expect(page.getByText('Non-Approved')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Reports', 'Firmware Releases', 'Items1'])
  })
  for (const name of ['Download', 'Review']) await expect(button(page, name)).toHaveCount(0)
  await demo.jump(120)
  await page.reload()

  await button(page, 'Download').click()
  expectProblem(/403/)
  await demo.fault('objectStore.readLink', { kind: 'status', status: 403, form: 'none' }, 1)
  await dialog(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  await expect(dialog(page).getByText('Failed to fetch: 403 Forbidden')).toBeVisible()
  await expect(dialog(page).getByText('night_detector-v2.0.0.zip')).toBeVisible()
  await expect(dialog(page).getByText(/^Link good until/)).toBeVisible()
  const download = page.context().waitForEvent('page')
  await dialog(page)
    .getByRole('button', { name: /^Retry/ })
    .click()
  await download
  await button(page, 'Close').first().click()

  await button(page, 'Review').click()
  await expect(dialog(page).getByRole('option')).toHaveText(['Choose a status', 'Approved'])
  const submit = dialog(page).getByRole('button', { name: 'Submit' })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('Comment').fill('Good at dusk.')
  await expect(dialog(page).getByText('13 / 200')).toBeVisible()
  await dialog(page).getByLabel('Status').selectOption('Approved')
  await expectAccessible(page)
  await submit.click()
  await expectLasting(page, async () => {
    await expect(page.getByText('Approved', { exact: true })).toBeVisible()
    await expect(page.getByText('Good at dusk.')).toBeVisible()
    await expect(button(page, 'Review')).toHaveCount(0)
  })

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(items).toHaveCount(1)
  await nameField(page).fill('v2.0.1')
  await forward(page).click()
  await forward(page).filter({ hasText: 'Save' }).click()
  await expectLasting(page, () => expect(pageHeading(page, 'v2.0.1')).toBeVisible())

  await deleteFromMenu(page)
  await confirm(page, 'Are you sure to delete the package release?', 'Delete')
  await expect(pageHeading(page, packageWithAll)).toBeVisible()
  await expect(snackbars(page)).toHaveText(['The package release has been deleted'])
  const releases = page.getByRole('table', { name: 'Releases' })
  await expect(releases.getByRole('link', { name: 'v1.5.1' })).toBeVisible()
  await expect(releases).toContainText('Packaging failed')
  await expect(releases.getByRole('link', { name: 'v2.0.1' })).toHaveCount(0)
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
  await releases.getByRole('link', { name: 'v2.0.1' }).click()
  await expectLasting(page, async () => {
    const main = page.getByRole('main')
    await expect(main.getByText('The package release has been deleted')).toBeVisible()
    await expect(main.getByText('Deleted at')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  })
  expectProblem(/Download URL not available/)
  await button(page, 'Download').click()
  await dialog(page)
    .getByRole('button', { name: /^Download/ })
    .click()
  await expect(dialog(page).getByText('Download URL not available')).toBeVisible()
})

test('a shared release is used, and refuses what its own project alone may do', async ({
  page,
  expectProblem,
}) => {
  await page.goto(await packageReleaseAddress('curb_detector', 'v1.0.0'))
  await expect(page.getByText('Another project shares this release')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Reports', 'Firmware Releases'])
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await expect(page.getByText('No job of this project has used the release yet.')).toBeVisible()
  expectProblem(/403/)
  await deleteFromMenu(page)
  await confirm(page, 'Are you sure to delete the package release?', 'Delete')
  await expect(alertWith(page, 'Failed to delete the package release.')).toBeVisible()
})

test('the releases of a shared package go with its sharing', async ({ page }) => {
  await page.goto(await packageAddress('curb_detector'))
  await expect(page.getByRole('link', { name: 'v1.1.0' })).toBeVisible()
  await button(page, 'Stop sharing').click()
  await confirm(page, 'Are you sure to stop sharing the package?', 'Stop sharing')
  await expect(page.getByText('This package has no release.')).toBeVisible()
})

test('a release of the artifacts that the address names', async ({ page }) => {
  await page.goto(await packageReleaseAddress(packageWithAll, 'v1.4.0', { below: '?tab=items' }))
  const id = page.getByRole('table', { name: 'Items' }).getByRole('button', { name: /^Copy/ })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await id.first().click()
  const itemId = await page.evaluate(() => navigator.clipboard.readText())
  await page.goto(
    `${await packageAddress(packageWithAll, { below: '/releases/new' })}?item_ids=${itemId},unknown`,
  )
  await expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1)
})

test('a release leads to the jobs and the firmware that use it', async ({ page }) => {
  const address = await packageReleaseAddress(packageWithAll, 'v1.4.0')
  const releaseId = address.split('/').at(-1) ?? ''
  await page.goto(address)
  const reports = page.getByRole('table', { name: 'Reports' })
  await expect(reports.getByRole('columnheader')).toHaveText([
    'Report',
    'Status',
    'Tests',
    'Catalog',
    'Scheduled by',
    'Started',
    'Took',
  ])
  await page.getByRole('tab', { name: 'Firmware Releases' }).click()
  const firmware = page.getByRole('table', { name: 'Firmware releases' })
  await firmware.getByRole('link').first().click()
  const items = page.getByRole('table', { name: 'Items' })
  await expect(items.getByRole('link', { name: packageWithAll }).first()).toBeVisible()
  await items
    .getByRole('link', { name: releaseId.slice(0, 8) })
    .first()
    .click()
  await expect(pageHeading(page, 'v1.4.0')).toBeVisible()
})

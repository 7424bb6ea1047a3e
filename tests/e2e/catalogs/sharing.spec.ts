import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { catalogRow, destination, openCatalog, shareDialog, shares } from '../support/catalogs.ts'
import { alertWith, snackbars } from '../support/console.ts'
import { ask, changeMeanwhile } from '../support/sign-in.ts'
import { expectRefused } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const invitations = '/evaluation/vehicle_catalogs/share_invitations'

const shareButton = (page: Page) => shareDialog(page).getByRole('button', { name: 'Share' })

const openShareDialog = async (page: Page, name: string) => {
  await openCatalog(page, name)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(shareDialog(page)).toContainText(name)
}

test('shares with a project that is picked; drafts stay out unless asked for', async ({ page }) => {
  await openShareDialog(page, 'Bus long wheelbase')
  await expect(destination(page)).toBeFocused()
  await expectRefused(shareButton(page), 'Choose the project to share with.')
  const drafts = page.getByRole('checkbox', { name: 'Include draft firmware releases' })
  await expect(drafts).not.toBeChecked()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: /^Or one of your projects/ }).click()
  const another = page.getByRole('option', { name: /^Empty project/ })
  await expect(another).toBeVisible()
  await expect(page.getByRole('option', { name: /^Shuttle 4 Odaiba/ })).toHaveCount(0)
  await another.click()
  await expect(destination(page)).toHaveValue(projectIds.empty)
  await shareButton(page).click()
  await expect(snackbars(page)).toHaveText(['Invitation sent'])
  await expect(shareDialog(page)).toBeHidden()
  const share = shares(page).filter({ hasText: 'Empty project' })
  await expect(share).toContainText('Pending')
  await expect(share).toContainText('Without drafts')
})

test('shares with a project by its ID; the current and shared ones are refused', async ({
  page,
}) => {
  await openShareDialog(page, 'Shuttle 4')
  await expect(destination(page)).toHaveAccessibleDescription(
    'The ID of any project; ask its members for it. Of your own projects, 8 characters are enough.',
  )
  await destination(page).focus()
  await destination(page).blur()
  await expect(page.getByText('Required.', { exact: true })).toBeVisible()
  for (const [text, error] of [
    [projectIds.shuttle, 'This is the current project.'],
    [projectIds.robotaxi, 'Already shared with this project.'],
    ['a project', 'This is not the ID of a project.'],
  ] as const) {
    await destination(page).fill(text)
    await expect(destination(page)).toHaveAccessibleDescription(error)
    await expectRefused(shareButton(page), error)
  }
  await expectAccessible(page)
  await destination(page).fill(projectIds.large.slice(0, 8))
  await expect(destination(page)).toHaveAccessibleDescription(
    `This is Large project, ${projectIds.large}.`,
  )
  await page.getByRole('checkbox', { name: 'Include draft firmware releases' }).check()
  await destination(page).press('Enter')
  const share = shares(page).filter({ hasText: 'Large project' })
  await expect(share).toContainText('With drafts')
  await expect(shares(page).first()).toContainText('Large project')
})

test('a share is stopped after a question, and can be made again', async ({ page }) => {
  await openCatalog(page, 'Shuttle 4')
  await page.getByRole('button', { name: 'Stop sharing' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure to stop sharing the catalog?',
  })
  await expect(question).toContainText('Robotaxi L4')
  await expect(question).toContainText(
    'The catalog in the destination project becomes deleted. It can be shared again.',
  )
  await expectAccessible(page)
  const stop = question.getByRole('button', { name: 'Stop sharing' })
  await stop.click()
  await expect(snackbars(page)).toHaveText(['Catalog sharing has been stopped'])
  await expect(shares(page)).toContainText('Canceled')
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await destination(page).fill(projectIds.robotaxi)
  await shareButton(page).click()
  await expect(shares(page)).toHaveCount(2)
  await expect(shares(page).first()).toContainText('Pending')

  await page.goto(`/evaluation/vehicle_catalogs?deleted=true&project_id=${projectIds.robotaxi}`)
  await expect(catalogRow(page, 'Shuttle 4')).toContainText('Shared')
})

test('what was wrong with one destination is not said of the next', async ({ page, demo }) => {
  await openShareDialog(page, 'Bus long wheelbase')
  const alert = alertWith(page, 'Failed to share the catalog.')
  const fail = async () => {
    await demo.fault('catalog.createCatalogShare', { kind: 'status', status: 404, form: 'code' }, 1)
    await shareButton(page).click()
    await expect(alert).toBeVisible()
  }
  await destination(page).fill('nobody-knows-this')
  await fail()
  await page.getByRole('combobox', { name: /^Or one of your projects/ }).click()
  await page.getByRole('option', { name: /^Empty project/ }).click()
  await expect(destination(page)).toHaveValue(projectIds.empty)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await fail()
  await destination(page).fill(projectIds.large)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await shareButton(page).click()
  await expect(shares(page).filter({ hasText: 'Large project' })).toBeVisible()
})

test('a catalog that was deleted meanwhile is not shared, and its page shows it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  await openShareDialog(page, 'Bus long wheelbase')
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await changeMeanwhile(page, `catalog/projects/${projectIds.shuttle}/catalogs/${id}/deprecate`)
  await destination(page).fill(projectIds.large)
  await shareButton(page).click()
  await expect(alertWith(page, 'A deleted catalog cannot be shared.')).toBeVisible()
  await shareDialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('The catalog has been deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run evaluation job' })).toHaveCount(0)
})

test('a failure to stop the sharing of another project is told as such', async ({ page, demo }) => {
  await page.goto('/evaluation/vehicle_catalogs')
  const row = page.getByRole('row').filter({ hasText: 'Shared' }).first()
  await row.getByRole('button', { name: /^Actions/ }).click()
  await page.getByRole('menuitem', { name: 'Stop sharing' }).click()
  await demo.fault('catalog.deprecateCatalog', { kind: 'status', status: 400, form: 'code' }, 1)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(alertWith(page, 'Failed to stop sharing the catalog.')).toBeVisible()
  await expect(page.getByText('Failed to delete the catalog.')).toHaveCount(0)
})

test('an invitation is accepted after being told what follows', async ({ page, demo }) => {
  await page.goto(invitations)
  const table = page.getByRole('table', { name: 'Sharing invitations' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Catalog name',
    'Action',
    'Project',
    'Description',
    'Created',
  ])
  await expect(table).toContainText('Robotaxi L4')
  await expect(table).toContainText('Seven seats.')
  await page.getByRole('button', { name: 'Accept Robotaxi minivan' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'ACCEPT INVITATION' })
  await expect(dialog).toContainText('Robotaxi minivan')
  await expect(dialog).toContainText('Once you accept the invitation, catalog sharing will begin.')
  await expect(dialog).toContainText('It may take several minutes for sharing to begin.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(snackbars(page)).toHaveText(['The invitation has been accepted'])
  await expect(page.getByText('No other project offers to share a catalog')).toBeVisible()
  await expectAccessible(page)
  await demo.jump(600)
  await page.goto('/evaluation/vehicle_catalogs')
  await expect(catalogRow(page, 'Robotaxi minivan')).toContainText('Shared')
})

test('an invitation that is answered when the answer comes may have been accepted by it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  await page.goto(invitations)
  await page.getByRole('button', { name: 'Accept Robotaxi minivan' }).click()
  const catalogs = `catalog/projects/${projectIds.shuttle}/catalogs`
  const { catalog_share_invitations: open } = await ask(page, `${catalogs}/shares/invitations`)
  const [{ id, shared_catalog: catalog }] = open
  // As a browser does that sends a call once more when its connection breaks.
  await changeMeanwhile(page, `${catalogs}/${catalog.id}/shares/invitations/${id}/accept`)
  const dialog = page.getByRole('alertdialog', { name: 'ACCEPT INVITATION' })
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await expect(alertWith(page, 'The invitation may have been accepted all the same')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('No other project offers to share a catalog')).toBeVisible()
})

test('an invitation is rejected after a question, by keyboard alone', async ({ page }) => {
  await page.goto(invitations)
  await page.getByRole('button', { name: 'Reject Robotaxi minivan' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'REJECT INVITATION' })
  await expect(dialog).toContainText('Do you reject the sharing of the catalog?')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Reject Robotaxi minivan' })).toBeFocused()
  await page.keyboard.press('Enter')
  const reject = dialog.getByRole('button', { name: 'Reject' })
  await reject.press('Enter')
  await expect(snackbars(page)).toHaveText(['The invitation has been rejected'])
  await expect(page.getByText('No other project offers to share a catalog')).toBeVisible()
})

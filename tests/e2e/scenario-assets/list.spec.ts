import { untidy } from '@/mock-platform/world/vocabulary/untidy.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { assetRow, assetRows, assetsPath } from '../support/assets.ts'
import { openArea, pageHeading, switchProject } from '../support/console.ts'
import { shortDate } from '../support/tables.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'Internal staff' })

test('lists the scenario assets, marked as beta', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await openArea(page, 'Scenario Assets')
  await expect(page).toHaveURL(`${assetsPath}?project_id=${projectIds.shuttle}`)
  await expect(pageHeading(page, 'Scenario Assets')).toBeVisible()
  await expect(page.getByRole('main').getByText('BETA', { exact: true })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Scenario Assets')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Description',
    'Size',
    'Updated',
  ])
  await expect(assetRows(page)).toHaveCount(14)
  await expect(page.getByText('14 scenario assets', { exact: true })).toBeVisible()
  await expect(assetRow(page, 'Crossing props')).toContainText('700 MB')
  await expect(assetRow(page, 'Crossing props').getByRole('cell').last()).toHaveText(shortDate)
  const deleted = assetRows(page).filter({ hasText: 'Deleted' })
  await expect(deleted.first()).toContainText('Pedestrians with umbrellas')
})

test('pages and sorts, in an address that can be kept', async ({ page }) => {
  await page.goto(`${assetsPath}?project_id=${projectIds.large}`)
  await expect(page.getByText('Rows 1–20 of 320', { exact: true })).toBeVisible()
  await expect(assetRows(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2&/)
  await page.reload()
  await expect(page.getByText('Rows 21–40 of 320', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Size', exact: true }).click()
  await expect(page).toHaveURL(/[?&]sort=-size/)
  await expect(assetRows(page).first()).toContainText('10 GB')
})

test('shows names and descriptions as they are', async ({ page }) => {
  await page.goto(`${assetsPath}?project_id=${projectIds.robotaxi}`)
  await expect(assetRows(page)).toHaveCount(11)
  for (const name of untidy.assetNames) await expect(assetRow(page, name)).toHaveCount(1)
})

test('says what assets are where there are none yet', async ({ page }) => {
  await page.goto(`${assetsPath}?project_id=${projectIds.empty}`)
  await expect(page.getByText('No data found.')).toBeVisible()
  await expect(page.getByText('A scenario asset is a zip file')).toBeVisible()
  await expectAccessible(page)
})

test('is found from the palette, and stays when the project changes', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('scenario assets')
  await page.getByRole('option', { name: /Scenario Assets/ }).click()
  await assetRow(page, 'Crossing props').getByRole('link').click()
  await expect(pageHeading(page, 'Crossing props')).toBeVisible()
  await switchProject(page, 'Shuttle 4 Odaiba', 'Empty project')
  await expect(page).toHaveURL(`${assetsPath}?project_id=${projectIds.empty}`)
})

test.describe('for everybody else', () => {
  test.use({ persona: 'Member' })

  test('it is not in the menu', async ({ page }) => {
    await page.goto('/evaluation/suites')
    const areas = page.getByRole('navigation', { name: 'Areas' })
    await expect(areas.getByRole('link', { name: 'Suites', exact: true })).toBeVisible()
    await expect(areas.getByText('Scenario Assets')).toHaveCount(0)
  })
})

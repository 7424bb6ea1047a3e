import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { assetRow, assetRows, assetsPath, openAsset, versionRows } from '../support/assets.ts'
import { breadcrumb, overview, pageHeading } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'Internal staff' })

const longHistory = 'Roadworks set: cones, barriers and signs'
const deletedAsset = /^Pedestrians with umbrellas/
const nobodys = '00000000-0000-4000-8000-000000000000'

const rowOf = (page: Page, label: string) =>
  overview(page)
    .locator('div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .getByRole('definition')

test('shows what an asset is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAsset(page, 'Crossing props')
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText([
    'Scenario Assets',
    '/ Crossing props',
  ])
  await expect(rowOf(page, 'Name')).toHaveText('Crossing propsBETA')
  await expect(rowOf(page, 'Size')).toHaveText('700 MB')
  await expect(rowOf(page, 'Created')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  await expect(rowOf(page, 'Updated')).toHaveText(/^\d{1,2} [A-Z][a-z]+ \d{4}$/)
  await expect(rowOf(page, 'Description')).not.toBeEmpty()
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await expect(rowOf(page, 'ID')).toContainText(id.slice(0, 8))
  await page.getByRole('button', { name: 'Copy scenario asset ID' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(id)
})

test('lists the versions, the highest first, in pages', async ({ page }) => {
  await openAsset(page, longHistory)
  await expect(page.getByRole('tab', { name: 'Versions 24' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('columnheader')).toHaveText([
    'Version',
    'Name',
    'Description',
    'Size',
    'Updated',
  ])
  const numbers = versionRows(page).getByRole('rowheader')
  const down = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, place) => String(from - place))
  await expect(numbers).toHaveText(down(24, 5))
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/[?&]page=2/)
  await expect(numbers).toHaveText(down(4, 1))
  await page.getByRole('button', { name: 'Version', exact: true }).click()
  await expect(versionRows(page).first().getByRole('rowheader')).toHaveText('1')
})

test('leads back to the list as it was', async ({ page }) => {
  await page.goto(`${assetsPath}?project_id=${projectIds.large}&page=3&sort=name`)
  await assetRows(page).first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: /^Versions/ })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Rows 41–60 of 320', { exact: true })).toBeVisible()
})

test('a deleted asset says so, and leads back to the list', async ({ page }) => {
  await page.goto(`${assetsPath}?sort=name`)
  await page.getByRole('link', { name: deletedAsset }).click()
  await expect(page.getByText('The scenario asset has been deleted')).toBeVisible()
  await expect(rowOf(page, 'Name')).toContainText('BETADeleted')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the scenario assets' }).click()
  await expect(page).toHaveURL(/scenario_assets\?.*sort=name/)
  await expect(assetRow(page, 'Crossing props')).toBeVisible()
})

test('until the asset is known its shortened id stands for it', async ({
  page,
  running,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*\b404\b.*\/assets\//)
  const answer = running.traffic.hold(new RegExp(`/assets/${nobodys}`))
  await page.goto(`${assetsPath}/${nobodys}`)
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Scenario Assets', '/ 00000000'])
  answer()
  await expect(pageHeading(page, 'Scenario asset not found')).toBeVisible()
})

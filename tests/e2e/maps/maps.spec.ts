import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import {
  alertWith,
  breadcrumb,
  openArea,
  overview,
  pageHeading,
  snackbars,
  switchProject,
  tableRows,
} from '../support/console.ts'
import { scenarioListRows } from '../support/scenarios.ts'
import { shortDate } from '../support/tables.ts'
import { expect, test } from '../support/test.ts'

const builder = 'https://vector-map-builder.example.com/**'
const maps = (page: Page) => tableRows(page, 'Maps')
const row = (page: Page, name: string) =>
  maps(page).filter({ has: page.getByRole('link', { name, exact: true }) })
const openInBuilder = (page: Page, name: string) =>
  page.getByRole('button', { name: `Open ${name} in the map builder` })

/** The address that a press opens in a new tab. */
const opened = async (page: Page, press: () => Promise<unknown>) => {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()])
  const address = new URL(tab.url())
  await tab.close()
  return address
}

test('lists the maps and opens them in the map builder', async ({ page, context, demo }) => {
  await context.route(builder, (route) => route.fulfill({ body: 'The map builder.' }))
  await page.goto('/evaluation/maps')
  await expect(page.getByRole('columnheader')).toHaveText([
    'Name',
    'Area map ID',
    'Updated',
    'Open',
  ])
  await expect(page.getByText('34 maps')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Name' }).fill('shin')
  await expect(maps(page).first()).toContainText('Nishi-ShinjukuShared1043')
  await expect(row(page, 'Nishi-Shinjuku').getByRole('cell').nth(1)).toHaveText(shortDate)

  const created = await opened(page, () => page.getByRole('button', { name: 'New Map' }).click())
  expect(created.searchParams.get('project_id')).toBe(projectIds.shuttle)
  expect(created.searchParams.has('area_map_id')).toBe(false)

  const first = await opened(page, () => openInBuilder(page, 'Nishi-Shinjuku').click())
  expect(first.searchParams.get('area_map_id')).toBe('1043')
  expect(first.searchParams.get('area_map_version')).toBe('1d6a90c3-5be7-4f28-8c04-e2f97b3d6a51')
  expect(first.searchParams.get('callback_url')).toBe(page.url())

  await openInBuilder(page, 'Shinonome depot').click()
  await expect(snackbars(page)).toHaveText('No version available.')
  await demo.fault('map.listAreaMapVersions', { kind: 'status', status: 403, form: 'code' })
  await openInBuilder(page, 'Shinonome depot').click()
  await expect(alertWith(page, 'Failed to get the map versions.')).toBeVisible()
  await demo.clearFaults()
  await row(page, 'Shinonome depot').getByRole('link').click()
  await expect(page.getByRole('main').getByText('No version available.')).toBeVisible()

  await switchProject(page, 'Shuttle 4 Odaiba', 'Empty project')
  await expect(pageHeading(page, 'Maps')).toBeVisible()
  await expect(page.getByText('Maps are drawn in the map builder.')).toBeVisible()
})

test('shows a map with its versions and downloads their files', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*404.*\/objects\//)
  const download = (name: string) => page.getByRole('button', { name: `Download ${name}` })
  await page.goto('/evaluation/maps')
  await row(page, 'Odaiba').getByRole('link').click()
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Maps', '/ Odaiba'])
  await expect(overview(page)).toContainText(/NameOdaiba.*ID1042/)
  await expect(page.getByRole('columnheader')).toHaveText([
    'Version',
    'Description',
    'Status',
    'Created',
    'Open',
    'Download',
  ])
  await expect(page.getByText('21 versions')).toBeVisible()
  const newest = tableRows(page, 'Versions').first()
  await expect(newest).toContainText('97b2e04d')
  await expect(newest).toContainText('released')
  await expect(newest.getByRole('link', { name: /^Open/ })).toHaveAttribute(
    'href',
    /area_map_id=1042&area_map_version=97b2e04d-/,
  )

  await newest.getByRole('button', { name: /^Download version/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Download map' })
  const id = '1042_97b2e04d-6f18-4c53-a9d6-30c7f5e81b24'
  for (const [label, suffix] of [
    ['Lanelet2 (zip)', '_lanelet2_map.zip'],
    ['PointCloud (zip)', '_pointcloud_map.zip'],
    ['Map projector info (yaml)', '_map_projector_info.yaml'],
    ['Pointcloud map metadata (yaml)', '_pointcloud_map_metadata.yaml'],
  ] as const) {
    const file = dialog.getByRole('listitem', { name: label })
    await expect(file).toContainText(`${id}${suffix}`)
    const saved = page.waitForEvent('download')
    await file.getByRole('button', { name: 'Download' }).click()
    expect((await saved).suggestedFilename()).toBe(`${id}${suffix}`)
    await expect(file).toContainText('The browser saves the file.')
  }
  await expectAccessible(page)

  await demo.fault('objectStore.readLink', { kind: 'status', status: 404, form: 'none' }, 1)
  await download('PointCloud (zip)').click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Failed to download the map. Failed to fetch: 404 Not Found',
  )
  await demo.fault('objectStore.readLink', { kind: 'slow', milliseconds: 60_000 }, 1)
  await download('PointCloud (zip)').click()
  await expect(dialog.getByRole('alert')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Close' }).first()).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(download('PointCloud (zip)')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await openArea(page, 'Maps')
  await row(page, 'Ariake, roads only').getByRole('link').click()
  await page
    .getByRole('button', { name: /^Download version/ })
    .first()
    .click()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(
    dialog.getByRole('paragraph').filter({ hasText: 'Download URL not available' }),
  ).toBeVisible()
  await expect(download('PointCloud (zip)')).toHaveAttribute('aria-disabled', 'true')
})

test('leads to the scenarios that play on a map', async ({ page }) => {
  await page.goto('/evaluation/maps/1042')
  await page.getByRole('link', { name: 'Scenarios on this map' }).click()
  await expect(page).toHaveURL(/scenarios\?area_map_id=1042/)
  await expect(scenarioListRows(page).first()).toBeVisible()
  await expect(scenarioListRows(page).filter({ hasNotText: /Odaiba|Map 1042/ })).toHaveCount(0)
  const map = page.getByRole('button', { name: /^Map/ })
  await expect(map).toContainText('Odaiba')
  await expectAccessible(page)
  await map.click()
  await page.getByRole('option', { name: 'Kashiwanoha 1107', exact: true }).click()
  await expect(
    scenarioListRows(page)
      .filter({ hasText: /Kashiwanoha|Map 1107/ })
      .first(),
  ).toBeVisible()
  await expect(page.getByText(/^\d+ of \d+ scenarios$/)).toBeVisible()
})

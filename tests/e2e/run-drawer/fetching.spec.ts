import { projectIds } from '@/mock-platform/world/world-projects.ts'
import {
  choose,
  drawer,
  firstReport,
  openFromPalette,
  openFromReports,
  pickCatalog,
  runButton,
  selector,
  textField,
} from '../support/run-drawer.ts'
import { expect, test } from '../support/test.ts'

test('nothing is fetched before the drawer opens, and each list once', async ({ page, demo }) => {
  await page.goto('/evaluation/reports')
  await runButton(page).hover()
  await expect(firstReport(page)).toBeVisible()
  expect(await demo.calls('catalog.listCatalogs')).toBe(0)
  expect(await demo.calls('evaluation.listIntegrations')).toBe(0)
  await runButton(page).click()
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  await textField(page, 'Branch').fill('main')
  await choose(page, 'Reuse build artifacts')
  await choose(page, 'Git')
  // Nothing shows that the list of suites is there.
  await expect.poll(() => demo.calls('evaluation.listSuites')).toBe(1)
  expect(await demo.calls('catalog.listCatalogs')).toBe(1)
  expect(await demo.calls('evaluation.listIntegrations')).toBe(1)
  expect(await demo.calls('evaluation.listSources')).toBe(0)
})

test('what a list has fetched already is not fetched again', async ({ page, demo }) => {
  await page.goto('/evaluation/vehicle_catalogs')
  await expect(
    page.getByRole('table', { name: 'Catalogs' }).getByRole('link').first(),
  ).toBeVisible()
  await openFromPalette(page)
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  expect(await demo.calls('catalog.listCatalogs')).toBe(1)
})

test('closing stops what is being fetched', async ({ page, running }) => {
  running.traffic.hold(/\/integrations\?/)
  const asked = page.waitForRequest(/\/integrations\?/)
  await page.goto('/evaluation/reports')
  await runButton(page).click()
  await asked
  const stopped = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/integrations?'),
  )
  // The drawer takes keys once it is on show.
  await expect(drawer(page)).toBeVisible()
  await drawer(page).press('Escape')
  expect((await stopped).failure()?.errorText).toContain('ERR_ABORTED')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a slow answer for one catalog does not show in another', async ({ page, running }) => {
  await openFromReports(page)
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  const release = running.traffic.hold(/\/suites\?/)
  await pickCatalog(page, 'Shuttle 4 winter')
  await expect(selector(page, 'Suites')).toHaveText('Loading...')
  await pickCatalog(page, 'No suites yet')
  release()
  await expect(selector(page, 'Suites')).toHaveText('No suites found.')
  await expect(selector(page, 'Catalog')).toHaveText('No suites yet')
})

test('in a large project all jobs can be searched while they come', async ({ page }) => {
  test.slow()
  await openFromReports(page, projectIds.large)
  await choose(page, 'Reuse build artifacts')
  await expect(selector(page, 'Source Job')).toHaveAccessibleDescription(/[\w-]{36}$/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(drawer(page)).toBeHidden()
})

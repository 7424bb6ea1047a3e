import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { breadcrumb, openArea, overview, pageHeading } from '../support/console.ts'
import {
  flagger,
  resultRows,
  scenarioListRows,
  scenarioRow,
  scenarioTable,
  van,
  versionRows,
} from '../support/scenarios.ts'
import { suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test('lists scenarios, finds one, and leads to its versions and suites', async ({ page }) => {
  await page.goto('/evaluation/reports')
  await openArea(page, 'Scenarios')
  await expect(pageHeading(page, 'Scenarios')).toBeVisible()
  await expect(scenarioTable(page).getByRole('columnheader')).toContainText([
    'Name',
    'Type',
    'Review',
    'Map',
    'Version',
    'Updated',
  ])
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.getByText(/^1\d\d scenarios$/)).toBeVisible()

  await page.getByRole('searchbox', { name: 'Name' }).fill('bridge FLAGGER')
  await expect(page).toHaveURL(/display_name=bridge/)
  await expect(scenarioListRows(page)).toHaveCount(1)
  const row = scenarioRow(page, flagger)
  await expect(row).toContainText('planning_sim_v2')
  await expect(row).toContainText('Approved')
  await row.getByRole('button', { name: `Suites of ${flagger}` }).click()
  const catalogs = suiteRows(page).locator('a[href*="/vehicle_catalogs/"]')
  await expect(catalogs.first()).toBeVisible()

  await row.getByRole('link', { name: flagger }).click()
  await expect(pageHeading(page, flagger)).toBeVisible()
  await expect(breadcrumb(page)).toContainText(`Scenarios/ ${flagger}`)
  await expect(overview(page)).not.toContainText('Data source')
  await expect(versionRows(page)).toHaveCount(3)
  await versionRows(page).getByRole('link', { name: 'Compare version 1 with version 3' }).click()
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect(differences.getByRole('row', { name: /^Change / })).toContainText('First version.')
  await expect(differences.getByRole('deletion').first()).toContainText('"revision": 1')
  await expect(differences.getByRole('insertion').first()).toContainText('"revision": 3')
  await page.reload()
  await expect(differences).toContainText('Version 1 and version 3')
  await expectAccessible(page)
  await differences.getByRole('button', { name: 'Close' }).click()
  await expect(differences).toHaveCount(0)
  await versionRows(page).getByRole('link', { name: '1', exact: true }).click()
  await expect(page).toHaveURL(/[?&]version=1$/)
  await expect(page.getByRole('main')).toContainText('This is version 1, not the newest one.')
  await expect(overview(page)).toContainText('First version.')
  await page.reload()
  await page.getByRole('link', { name: 'Show version 3' }).click()
  await expect(page.getByRole('main')).not.toContainText('This is version 1')
  await page.getByRole('tab', { name: 'Suites' }).click()
  await expect(page).toHaveURL(/[?&]tab=suites$/)
  await expect(catalogs.first()).toBeVisible()
  await page.getByRole('tab', { name: 'Results' }).click()
  const place = resultRows(page)
    .filter({ has: page.getByRole('list', { name: /^Last runs in / }) })
    .first()
  await expect(place).toContainText(/(Passed in|Failed \d of) the last \d+/)
  await place.getByRole('link', { name: /^(Succeeded|\d+ of \d+ cases failed)$/ }).click()
  await expect(page).toHaveURL(/\/reports\/.*\/tests\//)
  await page.getByRole('main').getByRole('link', { name: flagger }).click()
  await expect(versionRows(page)).toHaveCount(3)
  await breadcrumb(page).getByRole('link', { name: 'Scenarios' }).click()
  await expect(scenarioListRows(page)).toHaveCount(20)
})

test('filters by state and type, and sorts by update, in the address', async ({ page }) => {
  await page.goto(
    '/evaluation/scenarios?state=non_approved&simType=log_sim_v2&displayName=double-parked',
  )
  await expect(scenarioRow(page, van)).toContainText('Not approved')
  await expect(scenarioListRows(page)).toHaveCount(1)
  await page.goto('/evaluation/scenarios')
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('option', { name: 'Deleted' }).click()
  await expect(page).toHaveURL(/state=deleted/)
  await expect(page.getByText(/^\d+ scenarios$/)).toBeVisible()
  await expect(scenarioListRows(page).first()).toContainText('Deleted')
  await expect(scenarioListRows(page).filter({ hasNotText: 'Deleted' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Updated' }).click()
  await expect(page).toHaveURL(/sort=-updated/)
  const times = () =>
    scenarioListRows(page)
      .getByRole('time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  await expect.poll(async () => (await times()).length).toBeGreaterThan(3)
  await expect
    .poll(async () => {
      const found = await times()
      return found.join() === found.toSorted().reverse().join()
    })
    .toBe(true)
})

test('lists what no suite holds, and what failed most, as views that come with the list', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/scenarios')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('link', { name: 'Approved, in no suite' }).click()
  await expect(page).toHaveURL(/state=approved&usage=unused/)
  const main = page.getByRole('main')
  await expect(main).toContainText(/Scenarios that none of the \d+ suites of this project holds\./)
  await expect(scenarioListRows(page).filter({ hasNotText: 'Approved' })).toHaveCount(0)
  await scenarioListRows(page)
    .first()
    .getByRole('button', { name: /^Suites of / })
    .click()
  await expect(page.getByText('No suite holds this scenario.')).toBeVisible()

  await demo.fault('evaluation.listCaseReports', { kind: 'status', status: 403, form: 'code' }, 1)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('link', { name: 'Failed most in 20 jobs' }).click()
  await expect(main).toContainText(/as far as known: 19 of 20 jobs read\./)
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect(main).toContainText('Scenarios with failed cases in the last 20 jobs.')
  await page.reload()
  const rows = scenarioListRows(page)
  await expect(rows.first()).toContainText(/[2-9] of 20 jobs/)
  await expect(page.getByRole('columnheader', { name: 'Failed in' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expectAccessible(page)
  const name = (await rows.first().getByRole('rowheader').textContent()) ?? ''
  await rows.first().getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/reports\/[\w-]+\?.*tab=failures/)
  await expect(main).toContainText(name)
  await page.goBack()
  await main.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText(/^1\d\d scenarios$/)).toBeVisible()
})

test('shows the first of 10,000 scenarios after one call', async ({ page, demo }) => {
  await demo.fault('scenario.listScenarios', { kind: 'slow', milliseconds: 1000 })
  await page.goto(`/evaluation/scenarios?project_id=${projectIds.large}`)
  await expect(scenarioListRows(page)).toHaveCount(20)
  await expect(page.getByRole('main')).toContainText('so far, loading more')
  expect(await demo.calls('scenario.listScenarios')).toBeLessThan(4)
})

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { setFilter } from '../support/console.ts'
import { reportRows } from '../support/reports.ts'
import { expectHeadsStay } from '../support/tables.ts'
import { expect, test } from '../support/test.ts'

/** The field for words and tokens, with suggestions. */
const search = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'Reports' })

test('lists the job reports, newest first', async ({ page }) => {
  await page.goto('/evaluation')
  await expect(table(page).getByRole('columnheader')).toHaveText([
    'Report',
    'Status',
    'Tests',
    'Catalog',
    'Scheduled',
    'Took',
  ])
  await expect(reportRows(page)).toHaveCount(20)
  const times = await reportRows(page)
    .locator('td:nth-child(5) time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times).toHaveLength(20)
  expect(times).toEqual([...times].sort().reverse())
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Reports' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog', { name: 'Columns' }).getByLabel('Last 10 runs').check()
  await page.keyboard.press('Escape')
  const nightly = reportRows(page).filter({ hasText: 'Nightly run' }).filter({ hasText: 'failed' })
  const runs = nightly.first().getByRole('list', { name: 'Last 10 runs of this job' })
  await expect(runs.getByRole('listitem')).toHaveCount(10)
  await expect(runs.getByRole('link').last()).toHaveAttribute('aria-current', 'true')
})

test('its heads stay where they are when rows come', ({ page, running }) =>
  expectHeadsStay({
    page,
    running,
    path: '/evaluation/reports',
    calls: /^\/services\/evaluation\/projects\/[^/]+\/jobs\/reports\b/,
  }))

test('filters by state and user, in an address that can be kept', async ({ page }) => {
  await page.goto('/evaluation/reports')
  await page.getByRole('button', { name: /^State/ }).click()
  await setFilter(page, 'Failed')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\?project_id=[\w-]+&state=failed$/)
  await expect(reportRows(page).first()).toContainText('Failed')
  await page.getByRole('searchbox', { name: 'User name' }).fill('aiko')
  await expect(page).toHaveURL(/&state=failed&user_name=aiko$/)
  for (const text of ['Failed', 'Aiko Tanaka']) {
    await expect(reportRows(page).filter({ hasNotText: text })).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByRole('searchbox', { name: 'User name' })).toHaveValue('aiko')
  await expect(reportRows(page).first()).toContainText('Failed')
})

test('tokens narrow the list beside words, are suggested, and can be taken out', async ({
  page,
}) => {
  await page.goto('/evaluation/reports')
  const field = search(page)
  await expect(reportRows(page).first()).toBeVisible()
  await field.fill('catalog:shut')
  await expect(page.locator('datalist option').first()).toHaveAttribute(
    'value',
    'catalog:"Shuttle 4"',
  )
  await field.fill('branch:main catalog:"Shuttle 4" nightly')
  await expect(page).toHaveURL(/filter=branch/)
  await expect(reportRows(page).first()).toContainText('Nightly run')
  for (const text of ['main @', 'Shuttle 4']) {
    await expect(reportRows(page).filter({ hasNotText: text })).toHaveCount(0)
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove branch:main', exact: true }).click()
  await expect(field).toHaveValue('catalog:"Shuttle 4" nightly')
  await page.getByRole('button', { name: 'Remove catalog:"Shuttle 4"', exact: true }).click()
  // Words are found in any order.
  await field.fill('run nightly')
  await expect(reportRows(page).filter({ hasNotText: 'Nightly run' })).toHaveCount(0)
  await field.fill('-branch:main date:2030-01-01..')
  await expect(page.getByText('No report of this project matches the filter.')).toBeVisible()
})

test('says when nothing matches the filter, and clears it; and what would be in an empty list', async ({
  page,
}) => {
  await page.goto('/evaluation/reports?userName=nobody-is-called-so')
  await expect(page.getByText('No report of this project matches the filter.')).toBeVisible()
  await expect(page).toHaveURL(/&user_name=nobody-is-called-so$/)
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(reportRows(page)).toHaveCount(20)
  await page.goto(`/evaluation/reports?project_id=${projectIds.empty}`)
  await expect(page.getByText('Every evaluation job has a report here')).toBeVisible()
})

test('pages, sorts and keeps both in the address', async ({ page }) => {
  await page.goto('/evaluation/reports?pageSize=10')
  await expect(reportRows(page)).toHaveCount(10)
  const first = await reportRows(page).first().textContent()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2&page_size=10&project_id=/)
  await expect(reportRows(page).first()).not.toHaveText(first ?? '')
  const second = await reportRows(page).first().textContent()
  await page.reload()
  await expect(reportRows(page).first()).toHaveText(second ?? '')
  await page.getByRole('button', { name: 'Catalog' }).click()
  await expect(table(page).getByRole('columnheader', { name: 'Catalog' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page).not.toHaveURL(/page=2/)
})

test('follows unfinished jobs until they are done', async ({ page, demo }) => {
  await page.clock.install()
  await page.goto('/evaluation/reports?state=started')
  await expect(reportRows(page).first()).toContainText('Running')
  // A poll that began while the list still came would bring nothing newer.
  await expect(page.getByText(/so far/)).toHaveCount(0)
  await demo.jump(24 * 60 * 60)
  await page.clock.fastForward(17_000)
  await expect(page.getByText('No report of this project matches the filter.')).toBeVisible()
  const calls = await demo.calls('evaluation.listJobReports')
  await page.clock.fastForward(60_000)
  await expect(page.getByText('No report of this project matches the filter.')).toBeVisible()
  expect(await demo.calls('evaluation.listJobReports')).toBe(calls)
})

test('a refresh that fails keeps the rows, says how old they are, and goes on by itself', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await page.goto('/evaluation/reports')
  await expect(reportRows(page)).toHaveCount(20)
  await expect(page.getByText(/so far/)).toHaveCount(0)
  await demo.fault('evaluation.listJobReports', { kind: 'status', status: 500, form: 'code' })
  await page.clock.fastForward(17_000)
  await expect(page.getByText(/Refresh failed, data from \d\d:\d\d/)).toBeVisible()
  await expect(reportRows(page)).toHaveCount(20)
  const calls = () => demo.calls('evaluation.listJobReports')
  const before = await calls()
  await page.getByRole('button', { name: 'Retry now' }).click()
  await expect.poll(calls).toBeGreaterThan(before)
  await demo.clearFaults()
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Refresh failed')).toBeHidden()
})

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { alertWith } from '../support/console.ts'
import { nextPoll } from '../support/polls.ts'
import { identity, reportRows } from '../support/reports.ts'
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
    'Last 10 runs',
    'Catalog',
    'Scheduled',
    'Took',
  ])
  await expect(reportRows(page)).toHaveCount(20)
  const times = await reportRows(page)
    .locator('td:nth-child(7) time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
  expect(times).toHaveLength(20)
  expect(times).toEqual([...times].sort().reverse())
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Reports' })).toHaveCount(0)

  const nightly = reportRows(page).filter({ hasText: 'Nightly run' }).filter({ hasText: 'failed' })
  const runs = nightly.first().getByRole('list', { name: 'Last 10 runs of this job' })
  await expect(runs.getByRole('listitem')).toHaveCount(10)
  await expect(runs.getByRole('link').last()).toHaveAttribute('aria-current', 'true')
})

test('what runs and what is new stand in sections, as long as time sorts the list', async ({
  page,
}) => {
  await page.goto('/evaluation/reports')
  const head = (name: string | RegExp) =>
    table(page).getByRole('row').getByRole('cell', { name, exact: true })
  await expect(head('Running')).toBeVisible()
  await expect(
    head(/^Since your last visit, yesterday.*\s· \d+ failed, .*\d new failures?$/),
  ).toBeVisible()
  await expect(reportRows(page).filter({ hasText: 'Running' }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(head('Earlier, continued')).toBeVisible()
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await expect(reportRows(page)).toHaveCount(20)
  await expect(head(/^(Running|Earlier(, continued)?)$/)).toHaveCount(0)
})

test('its heads stay where they are when rows come', ({ page, running }) =>
  expectHeadsStay({
    page,
    running,
    path: '/evaluation/reports',
    calls: /^\/services\/evaluation\/projects\/[^/]+\/jobs\/reports\b/,
  }))

test('each failed row tells what has changed, unasked, and nothing is read for it twice', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000)
  await page.goto('/evaluation/reports')
  const failed = reportRows(page).filter({ hasText: 'Test failed' })
  const told =
    /Test failed\s· (\+[\d,]+ new|up to [\d,]+ new|−[\d,]+ fixed|[\d,]+ (more|fewer) failed|as many failed|no change|no earlier run)/
  await expect(failed.first()).toBeVisible()
  // Rows out of sight are not read.
  await failed.last().scrollIntoViewIfNeeded()
  await expect(failed.filter({ hasText: told })).toHaveCount(await failed.count(), {
    timeout: 40_000,
  })
  await expect(reportRows(page).filter({ hasText: /· [\d,]+ fewer failed/ })).not.toHaveCount(0)
  const before = await demo.calls('evaluation.listCaseReports')
  expect(before).toBeGreaterThan(0)
  const count = await failed.count()
  await page.reload()
  await expect(failed.first()).toBeVisible()
  await failed.last().scrollIntoViewIfNeeded()
  await expect(failed.filter({ hasText: told })).toHaveCount(count, { timeout: 40_000 })
  expect(await demo.calls('evaluation.listCaseReports')).toBe(before)
  await expectAccessible(page, { themes: 1 })
})

test('filters by state and user, in an address that can be kept', async ({ page }) => {
  await page.goto('/evaluation/reports')
  await expect(reportRows(page).first()).toBeVisible()
  await search(page).fill('state:fai')
  await page.getByRole('option', { name: /^state Failed [\d,]+$/ }).click()
  await expect(page).toHaveURL(/\?project_id=[\w-]+&state=failed$/)
  await expect(reportRows(page).first()).toContainText('Failed')
  await search(page).fill('user:aiko')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/&state=failed&user_name=aiko$/)
  for (const text of ['Failed', 'Aiko Tanaka']) {
    await expect(reportRows(page).filter({ hasNotText: text })).toHaveCount(0)
  }
  await page.reload()
  await expect(page.getByRole('list', { name: 'Filters' }).getByRole('listitem')).toHaveText([
    'state Failed',
    'user aiko',
  ])
  await expect(reportRows(page).first()).toContainText('Failed')
})

test('tokens narrow the list beside words, are suggested, and can be taken out', async ({
  page,
}) => {
  await page.goto('/evaluation/reports')
  const field = search(page)
  const tokens = page.getByRole('list', { name: 'Filters' }).getByRole('listitem')
  await expect(reportRows(page).first()).toBeVisible()
  await field.fill('catalog:shut')
  await expect(page.getByRole('option').first()).toHaveText(/^catalog\s*Shuttle 4\s*[\d,]+$/)
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(field).toHaveValue('')
  // Words narrow the list while they are typed.
  await field.fill('nightly')
  await expect(page).toHaveURL(/filter=catalog:%22Shuttle%204%22%20nightly/)
  await field.fill('branch:main')
  await field.press('Enter')
  await expect(tokens).toHaveText(['catalog Shuttle 4', 'branch main'])
  for (const text of ['main @', 'Shuttle 4']) {
    await expect(reportRows(page).filter({ hasNotText: text })).toHaveCount(0)
  }
  await expectAccessible(page)
  // The last token is typed again; what it was is left out when it begins with an exclamation mark.
  await field.press('Backspace')
  await expect(field).toHaveValue('branch:main')
  await field.press('ArrowDown')
  await field.press('!')
  await field.press('Enter')
  await expect(tokens).toHaveText(['catalog Shuttle 4', 'not branch main'])
  await expect(reportRows(page).filter({ hasText: 'main @' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Remove not branch main', exact: true }).click()
  await page.getByRole('button', { name: 'Remove catalog Shuttle 4', exact: true }).click()
  // Words are found in any order.
  await field.fill('run nightly')
  await expect(reportRows(page).filter({ hasNotText: 'Nightly run' })).toHaveCount(0)
  await field.fill('colour:red')
  await expect(page.getByText('“colour” is no key; there are state, catalog,')).toBeVisible()
  await expect(reportRows(page).first()).toBeVisible()
  await field.fill('date:2030-01-01.. branch:main')
  await field.press('Enter')
  await expect(page.getByText('No report of this project matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: /^Without ‘date 2030-01-01\.\.’ [\d,]+ would$/ }).click()
  await expect(tokens).toHaveText(['branch main'])
  await expect(reportRows(page).first()).toBeVisible()
})

test.describe('in a browser that has never opened the list', () => {
  test.use({ isCold: true })

  test('keys that are pressed before their code is there are not lost', async ({
    page,
    running,
  }) => {
    const letCodeCome = running.traffic.hold(/\/assets\/token-suggestions-/)
    await page.goto('/evaluation/reports')
    await expect(reportRows(page).first()).toBeVisible()
    const field = search(page)
    const tokens = page.getByRole('list', { name: 'Filters' }).getByRole('listitem')
    await field.fill('branch:main')
    await field.press('Enter')
    await expect(field).toHaveValue('branch:main')
    letCodeCome()
    await expect(tokens).toHaveText(['branch main'])
    await expect(field).toHaveValue('')
    await field.press('Backspace')
    await expect(field).toHaveValue('branch:main')
  })
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
  // Titles and ids: what is derived from other jobs comes after them.
  const firstHead = reportRows(page).first().getByRole('rowheader')
  const first = await firstHead.textContent()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2&page_size=10&project_id=/)
  await expect(firstHead).not.toHaveText(first ?? '')
  const second = await firstHead.textContent()
  await page.reload()
  await expect(firstHead).toHaveText(second ?? '')
  await page.getByRole('button', { name: 'Catalog' }).click()
  await expect(table(page).getByRole('columnheader', { name: 'Catalog' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page).not.toHaveURL(/page=2/)
})

test('x selects reports, to be compared, shown as a table, and run again', async ({ page }) => {
  await page.goto('/evaluation/reports?state=failed')
  const failed = reportRows(page).filter({ hasText: 'Nightly run' }).filter({ hasText: ' failed' })
  const bar = page.getByRole('region', { name: 'Selection' })
  const compare = bar.getByRole('link', { name: 'Compare' })
  const retest = bar.getByRole('button', { name: 'Retest failed' })
  await identity(failed.first()).focus()
  await page.keyboard.press('x')
  await expect(bar.getByRole('status')).toHaveText('1 selected')
  await expect(compare).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(page)
  await retest.click()
  const drawer = page.getByRole('dialog', { name: 'Run evaluation job' })
  await expect(drawer).toContainText('Retest of Nightly run')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()

  await identity(failed.nth(1)).focus()
  await page.keyboard.press('x')
  await expect(bar.getByRole('status')).toHaveText('2 selected')
  await expect(bar.getByRole('link', { name: 'Open as table' })).toHaveAttribute(
    'href',
    /\/reports\/tables\/new\?.*job_id=.*target_ids=/,
  )
  await expect(retest).toHaveAttribute('aria-disabled', 'true')
  await compare.click()
  await expect(page).toHaveURL(/\/reports\/[\w-]+\?.*tab=changes/)
  await expect(page.getByRole('tab', { selected: true })).toContainText('What changed')
})

test('follows unfinished jobs until they are done', async ({ page, demo }) => {
  // The list asks for one state; what is known of former jobs is read besides.
  const polls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('status=started')) polls.push(request.url())
  })
  await page.clock.install()
  await page.goto('/evaluation/reports?state=started')
  await expect(reportRows(page).first()).toContainText('Running')
  // A poll that began while the list still came would bring nothing newer.
  await expect(page.getByText(/so far/)).toHaveCount(0)
  await demo.jump(24 * 60 * 60)
  await page.clock.fastForward(nextPoll)
  await expect(page.getByText('No report of this project matches the filter.')).toBeVisible()
  const { length } = polls
  expect(length).toBeGreaterThan(1)
  await page.clock.fastForward(60_000)
  await expect(page.getByText('No report of this project matches the filter.')).toBeVisible()
  expect(polls).toHaveLength(length)
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
  await page.clock.fastForward(nextPoll)
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

test('a report that cannot be read spoils itself alone, and is told of', async ({ page, demo }) => {
  await demo.fault('evaluation.listJobReports', { kind: 'wrong-shape' })
  await page.goto('/evaluation/reports')
  const alert = alertWith(page, /^\d+ items? of this list could not be read\./)
  await expect(alert).toContainText('something this console does not understand')
  await expect(reportRows(page)).toHaveCount(20)
  await expect(page.getByText('so far')).toHaveCount(0)
  await alert.getByText('Details').click()
  await expect(alert.getByText('Expected a value of type')).toBeVisible()
  await expectAccessible(page)
  // What polls find out later is told in the same place.
  await expect(page.getByRole('alert')).toHaveCount(1)
  await demo.clearFaults()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toBeHidden()
  await expect(reportRows(page)).toHaveCount(20)
})

import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { pageHeading, setFilter } from '../support/console.ts'
import { ask } from '../support/sign-in.ts'
import { suiteRow, suiteRows, suiteTable } from '../support/suites.ts'
import { expectHeadsStay, shortDate } from '../support/tables.ts'
import { expect, test } from '../support/test.ts'

test('lists the suites with what tells them apart', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await expect(suiteTable(page).getByRole('columnheader')).toHaveText([
    'Name',
    'Last run',
    'Type',
    'Description',
    'Catalogs',
    'Labels',
    'Version',
    'Updated',
  ])
  await expect(suiteRows(page)).toHaveCount(20)
  const nightly = suiteRow(page, 'Nightly regression')
  await expect(nightly).toContainText('planning_sim_v2')
  await expect(nightly).toContainText('schedule: nightly')
  await nightly.getByRole('button', { name: '+1 more label' }).click()
  await expect(page.getByRole('dialog', { name: 'All labels' })).toContainText('area: odaiba')
  await page.keyboard.press('Escape')
  await expect(nightly.getByRole('time').last()).toHaveText(shortDate)
  await expect(suiteRow(page, 'Retired junctions')).toHaveCount(0)
  // The result of its last run is there unasked.
  const runs = nightly.getByRole('list', { name: 'Last runs of Nightly regression' })
  await expect(runs.getByRole('link')).toHaveCount(10)
  await nightly.getByRole('link', { name: /^(\d+|None) of \d+ failed$|^Canceled$/ }).click()
  await expect(pageHeading(page, 'Nightly regression')).toBeVisible()
  await expect(page).toHaveURL(/\/reports\/[\w-]+\/tests\/[\w-]+\?/)
})

test('has room for all columns beside the open menu', async ({ page }) => {
  await page.goto('/evaluation/suites?page_size=50')
  await expect(suiteRows(page)).toHaveCount(50)
  // A table that scrolls sideways can be scrolled by keyboard, as a region.
  await expect(page.getByRole('region', { name: 'Suites' })).toHaveCount(0)
})

test('its heads stay where they are when rows come', ({ page, running }) =>
  expectHeadsStay({
    page,
    running,
    path: '/evaluation/suites',
    calls: /^\/services\/evaluation\/projects\/[^/]+\/suites\b/,
  }))

test('any text is just text', async ({ page }) => {
  await page.goto(`/evaluation/suites?project_id=${projectIds.robotaxi}`)
  await expect(suiteRow(page, '<img src=x onerror=alert(1)> & <b>bold</b> cut-in')).toBeVisible()
  await expect(suiteRow(page, '=HYPERLINK("https://example.com","=1+1")')).toBeVisible()
  await expect(suiteRow(page, '{{name}} {0} %3Cb%3E %s &lt;i&gt;')).toBeVisible()
  await expectAccessible(page)
})

test('finds words in any order, over name, description, labels and id', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await page.getByRole('searchbox', { name: 'Name' }).fill('odaiba NIGHTLY regress')
  await expect(page).toHaveURL(/display_name=/)
  await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
  await expect(suiteRow(page, 'Localization on both environments')).toHaveCount(0)
})

test('filters by name, type, label and deleted, in an address that can be kept', async ({
  page,
}) => {
  await page.goto('/evaluation/suites')
  await page.getByRole('searchbox', { name: 'Name' }).fill('RETIRED')
  await expect(page.getByText('No suite of this project matches the filter.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
  await expect(suiteRow(page, 'Retired junctions')).toBeVisible()
  await expect(page).toHaveURL(/\?deleted=true&display_name=RETIRED&project_id=[\w-]+$/)
  await page.reload()
  await expect(suiteRows(page)).toHaveCount(1)
  await expect(page.getByRole('checkbox', { name: 'Only deleted' })).toBeChecked()

  await page.getByRole('searchbox', { name: 'Name' }).fill('')
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
  await page.getByRole('button', { name: 'Type: all' }).click()
  await page.getByRole('option', { name: 'localization' }).click()
  await expect(page).toHaveURL(/&sim_type=localization$/)
  await expect(suiteRow(page, 'Localization on both environments')).toBeVisible()
  await expect(suiteRow(page, 'Nightly regression')).toHaveCount(0)
  await page.getByRole('button', { name: /^Labels/ }).click()
  await page.getByRole('checkbox', { name: 'key_1: Value-1' }).check()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/&suite_labels=key_1:Value-1$/)
  await expect(suiteRows(page)).toHaveCount(1)

  const search = page.getByRole('searchbox', { name: 'Name' })
  await search.fill('nothing')
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(search).toBeFocused()
  await search.press('Escape')
  await expect(search).not.toBeFocused()
  await expect(suiteRows(page)).toHaveCount(1)
  await page.keyboard.press('j')
  await expect(suiteRows(page).getByRole('link').first()).toBeFocused()
})

test('a slow answer to one filter does not show under another', async ({ page, running }) => {
  await page.goto('/evaluation/suites')
  await expect(suiteRows(page)).toHaveCount(20)
  const late = /\/suites\?.*deprecated=true/
  const release = running.traffic.hold(late)
  const asked = page.waitForRequest(late)
  await setFilter(page, 'Only deleted')
  const given = (await asked).url()
  const stopped = page.waitForEvent('requestfailed', (request) => request.url() === given)
  await setFilter(page, 'Only deleted', false)
  await stopped
  release()
  await expect(page.getByText('Rows 1–20 of 58')).toBeVisible()
  await expect(suiteTable(page)).toHaveAttribute('aria-busy', 'false')
})

test('reads the filter of an address in either spelling', async ({ page }) => {
  await page.goto('/evaluation/suites?simType=planning_sim_v2&pageSize=10&displayName=smoke')
  await expect(suiteRows(page)).toHaveCount(1)
  await expect(suiteRow(page, 'Smoke test')).toBeVisible()
  await expect(page).toHaveURL(
    `/evaluation/suites?display_name=smoke&page_size=10&project_id=${projectIds.shuttle}&sim_type=planning_sim_v2`,
  )
})

test('leads on to the next page and back, also by reload', async ({ page }) => {
  await page.goto('/evaluation/suites?page=2')
  await expect(page.getByText('Rows 21–40 of 58')).toBeVisible()
  await page.goto('/evaluation/suites?page=99&page_size=10')
  await expect(page.getByText('Rows 1–10 of 58')).toBeVisible()
  // There is no such page, and no way back to it.
  await expect(page).toHaveURL(/suites\?page_size=10&project_id=[\w-]+$/)
  await page.goBack()
  await expect(page.getByText('Rows 21–40 of 58')).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Rows 11–20 of 58')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Rows 11–20 of 58')).toBeVisible()
  await page.getByRole('combobox', { name: 'Page size' }).selectOption('50')
  await expect(page).toHaveURL(/page_size=50/)
  await expect(suiteRows(page)).not.toHaveCount(10)
})

test('a row links at most ten catalogs', async ({ page }) => {
  await page.goto(`/evaluation/suites?project_id=${projectIds.large}&page_size=10`)
  const row = suiteRow(page, 'Every vehicle')
  await row.getByRole('button', { name: /^\+\d+ more catalogs?$/ }).click()
  const catalogs = page.getByRole('dialog', { name: 'All catalogs' }).getByRole('listitem')
  await expect(catalogs).toHaveCount(11)
  await expect(catalogs.last()).toHaveText('…and 15 more')
})

test('the catalog of the address narrows the list, and New Suite takes it along', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/suites')
  const link = page.getByRole('link', { name: 'New Suite' })
  await expect(link).not.toHaveAttribute('href', /catalog_id/)
  const { suites } = await ask(page, `evaluation/projects/${projectIds.shuttle}/suites`)
  const { catalog_id, catalog_display_name } = suites[0].attachments[0]
  await page.goto(`/evaluation/suites?catalogId=${catalog_id}`)
  await expect(page.getByText(`Catalog:${catalog_display_name}`)).toBeVisible()
  await expect(link).toHaveAttribute('href', new RegExp(`catalog_id=${catalog_id}`))
  await expect(suiteRow(page, 'Nothing in it yet')).toHaveCount(0)
  const before = await demo.calls('evaluation.listSuites')
  await page.getByRole('button', { name: /Show the suites of all catalogs/ }).click()
  await expect(suiteRow(page, 'Nothing in it yet')).toBeVisible()
  await expect(page).not.toHaveURL(/catalog_id/)
  expect(await demo.calls('evaluation.listSuites')).toBeGreaterThan(before)
})

test('a project without suites says what a suite is, and how to make one', async ({ page }) => {
  await page.goto(`/evaluation/suites?project_id=${projectIds.empty}`)
  const empty = page.getByText('Jobs have nothing to test yet.')
  await expect(empty).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New Suite' }).last().click()
  await expect(pageHeading(page, 'New Suite')).toBeVisible()
})

test('the tooltip of a menu does not cover the menu of the row above', async ({ page }) => {
  await page.goto('/evaluation/suites')
  const menu = (row: number) =>
    suiteRows(page)
      .nth(row)
      .getByRole('button', { name: /^Actions/ })
  await menu(2).hover()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await menu(1).click()
  await expect(page.getByRole('menuitem').first()).toBeVisible()
})

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { listed } from '../support/addresses.ts'
import { pageHeading, tableRows } from '../support/console.ts'
import { missingSimulator, verdict } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('says what broke since a moment, and leads to the new failures of a cause', async ({
  page,
}) => {
  await page.goto('/evaluation/overview?since=7d')
  const failures = card(page, 'New failures')
  // Ten reports are read first; which cases come and go takes longer.
  await expect(failures.getByRole('status')).toHaveText(/^(Up to )?\d+ new failures on main/, {
    timeout: 30_000,
  })
  // Which messages stand first changes while it is read which cases come and go.
  await failures.getByRole('button', { name: /^\d+ more$/ }).click()
  const row = failures
    .getByRole('listitem')
    .filter({ hasText: 'localization error' })
    .filter({ hasText: 'Nightly run' })
    .first()
  await expect(row.getByRole('list', { name: /^Last 10 runs/ }).getByRole('link')).not.toHaveCount(
    0,
  )
  const count = (await row.getByText(/^\+\d+/).textContent())?.match(/\d+/)?.[0]
  await row.getByRole('link').first().click()
  await expect(pageHeading(page, /Nightly run/)).toBeVisible()
  await expect(page).toHaveURL(/failure_cause_labels=localization(%20|\+)error/)
  await expect(page).toHaveURL(/table_config=new/)
  expect(Number(count)).toBeGreaterThan(1)
})

test('a job that the overview knows shows before its own call is answered', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(missingSimulator)
  await page.goto('/evaluation/overview')
  await expect(card(page, 'New failures').getByRole('status')).toHaveText(/new failures/, {
    timeout: 30_000,
  })
  const runs = tableRows(page, 'Catalogs on main').first().getByRole('list', { name: /^Last/ })
  await demo.fault('evaluation.getJobReport', { kind: 'slow', milliseconds: 60_000 })
  await runs.getByRole('link').last().click()
  await expect(verdict(page)).toContainText(/of \d+|passed/)
})

test('keys go through the rows of all cards, and from card to card', async ({ page }) => {
  await page.goto('/evaluation/overview')
  const catalogs = tableRows(page, 'Catalogs on main')
  const running = page.getByRole('list', { name: 'Running jobs' })
  await expect(running.getByRole('listitem')).not.toHaveCount(0)
  await expect(catalogs).not.toHaveCount(0)
  await page.keyboard.press('3')
  await expect(catalogs.first().getByRole('link').first()).toBeFocused()
  await page.keyboard.press('k')
  await expect(card(page, 'Running and finished').getByRole('link').last()).toBeFocused()
})

test('jobs that run have their place before they have come', async ({ page, running }) => {
  const goOn = running.traffic.hold(/\/jobs\/reports\?.*status=scheduled/)
  await page.goto('/evaluation/overview?since=7d')
  const jobs = card(page, 'Running and finished')
  const lastRuns = page.getByRole('heading', { name: 'Catalogs on main' })
  await expect(tableRows(page, 'Catalogs on main').first()).toBeVisible()
  await expect(jobs.getByRole('list', { name: 'Finished jobs' }).getByRole('listitem')).toHaveCount(
    2,
  )
  const before = await lastRuns.boundingBox()
  goOn()
  await expect(jobs.getByRole('list', { name: 'Running jobs' }).getByRole('listitem')).toHaveCount(
    2,
  )
  expect(await lastRuns.boundingBox()).toEqual(before)
})

test('how far it looks back is in the address', async ({ page }) => {
  await page.goto('/evaluation/overview')
  await page.getByRole('combobox', { name: 'Look back to' }).selectOption('7d')
  await expect(page).toHaveURL(/since=7d/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Look back to' })).toHaveValue('7d')
})

test('a catalog or a branch in the address is named, and can be left', async ({ page }) => {
  const [catalog] = await listed('catalog.listCatalogs', 'catalogs')
  await page.goto(`/evaluation/overview?catalog_id=${catalog?.id}&branch=feat/cut-in`)
  const main = page.getByRole('main')
  await expect(main.getByText('Catalog:')).toBeVisible()
  await expect(main.getByText('Branch:')).toBeVisible()
  await main.getByRole('button', { name: 'Show all catalogs' }).click()
  await expect(page).not.toHaveURL(/catalog_id/)
  await main.getByRole('button', { name: 'Show main' }).click()
  await expect(page).not.toHaveURL(/branch/)
  await expect(main.getByText('Branch:')).toHaveCount(0)
  await expect(tableRows(page, 'Catalogs on main')).not.toHaveCount(0)
})

test('each catalog leads to its last run, and to a new one', async ({ page }) => {
  await page.goto('/evaluation/overview')
  const row = tableRows(page, 'Catalogs on main').filter({ hasText: 'Test bench' })
  await expect(row.getByRole('link', { name: /^(\d+ failed|None failed)$/ })).toBeVisible()
  // All columns have room beside the open menu: a table that scrolls sideways is a region.
  await expect(page.getByRole('region', { name: 'Catalogs on main' })).toHaveCount(0)
  await row.getByRole('link', { name: 'Test bench', exact: true }).focus()
  await page.keyboard.press('r')
  const drawer = page.getByRole('dialog', { name: 'Run evaluation job' })
  await expect(drawer).toContainText('Test bench')
  await expect(drawer.getByRole('textbox', { name: 'Branch' })).toHaveValue('main')
  await expect(drawer.getByRole('button', { name: 'Start test' })).toBeEnabled()
})

test('at 400 px nothing scrolls sideways but the table', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 860 })
  await page.goto('/evaluation/overview?since=7d')
  await expect(tableRows(page, 'Catalogs on main').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})

test('an empty project is told what it needs first', async ({ page }) => {
  await page.goto(`/evaluation/overview?project_id=${projectIds.empty}`)
  const steps = card(page, 'First steps')
  await expect(steps.getByRole('heading', { level: 3 })).toHaveText([
    'Catalog',
    'Repository',
    'Scenarios',
    'Suite',
    'First run',
  ])
  await expect(steps.getByRole('link', { name: 'New Catalog' })).toBeVisible()
  await steps.getByRole('link', { name: 'New Catalog' }).click()
  await expect(pageHeading(page, 'New Catalog')).toBeVisible()
})

test('it can be made the page that the console starts with', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('menuitem', { name: 'Start with Overview' }).click()
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await expect(page.getByRole('menuitem', { name: 'Start with Reports' })).toBeVisible()
  await page.goto('/evaluation')
  await expect(pageHeading(page, 'Overview')).toBeVisible()
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('menuitem', { name: 'Start with Reports' }).click()
  await page.goto('/evaluation')
  await expect(pageHeading(page, 'Reports')).toBeVisible()
})

test('the menu counts what is new on main until the overview has shown it', async ({ page }) => {
  const entry = page.getByRole('navigation', { name: 'Areas' }).getByRole('link').first()
  await page.goto('/evaluation/suites')
  await expect(tableRows(page, 'Suites').first()).toBeVisible()
  // Nothing is read for it.
  await expect(entry).toHaveAccessibleName('Overview')
  await page.getByRole('link', { name: 'Reports', exact: true }).click()
  await expect(entry).toHaveText(/(\d+)\+?, (Up to |At least )?\1 new failures on main since/)
  await page.getByRole('button', { name: 'Collapse menu' }).click()
  await expectAccessible(page)
  await entry.click()
  await expect(pageHeading(page, 'Overview')).toBeVisible()
  await expect(entry).toHaveAccessibleName('Overview', { timeout: 15_000 })
  await page.reload()
  await expect(card(page, 'New failures').getByRole('status')).toHaveText(/new failures? on main/, {
    timeout: 30_000,
  })
  await expect(entry).toHaveAccessibleName('Overview')
})

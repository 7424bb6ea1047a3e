import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { suiteAddress, type Whereabouts } from '../support/addresses.ts'
import { pageHeading, snackbars } from '../support/console.ts'
import { scenarioRows, suiteRow, suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

/** Opens the page of a suite; gives back its address. */
const openSuite = async (page: Page, name: string, where?: Whereabouts) => {
  await page.goto(await suiteAddress(name, where))
  await expect(pageHeading(page, name)).toBeVisible()
  return new URL(page.url()).pathname
}

const scenarios = (page: Page) => page.getByRole('table', { name: 'Scenarios' })

test('shows everything about a suite, its scenarios and its catalogs', async ({ page }) => {
  await openSuite(page, 'Nightly regression')
  const overview = page.getByRole('region', { name: 'Overview' })
  for (const label of ['ID', 'Version', 'Description', 'Type', 'Environment types', 'Created']) {
    await expect(overview.getByText(label, { exact: true })).toBeVisible()
  }
  await expect(overview).toContainText('container')
  await expect(overview).toContainText('weather: clear, rain')
  await expect(page.getByRole('tab', { name: /^Scenarios/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(scenarioRows(page)).toHaveCount(20)
  await expect(scenarios(page)).toContainText('Latest')
  await expect(scenarios(page)).toContainText('Approved')

  await page.getByRole('tab', { name: /^Catalogs/ }).click()
  await expect(page).toHaveURL(/[?&]tab=catalogs/)
  await page.reload()
  await expect(page.getByRole('table', { name: 'Catalogs' })).toContainText('Latest')
  await expectAccessible(page)
})

test('one that no catalog has is attached where that is told', async ({ page }) => {
  await page.goto('/evaluation/suites?page_size=50')
  await suiteRows(page)
    .filter({ hasText: 'no catalog runs it' })
    .first()
    .getByRole('rowheader')
    .getByRole('link')
    .click()
  await page.getByRole('tab', { name: /^Catalogs/ }).click()
  await page.getByRole('button', { name: 'Attach to a catalog' }).click()
  const dialog = page.getByRole('dialog', { name: 'Attach to a catalog: 1 suite' })
  await dialog.getByRole('combobox', { name: 'Catalog' }).click()
  await page.getByRole('option').filter({ hasText: 'Test bench' }).click()
  await dialog.getByRole('button', { name: 'Attach' }).click()
  await expect(page.getByRole('table', { name: 'Catalogs' })).toContainText('Test bench')
})

test('leads back to the list as it was', async ({ page }) => {
  await page.goto('/evaluation/suites?display_name=Nightly+regression&page_size=10')
  await suiteRow(page, 'Nightly regression').getByRole('link').first().click()
  await expect(pageHeading(page, 'Nightly regression')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(page).toHaveURL(/suites\?display_name=Nightly%20regression&page_size=10/)
  await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
})

test('has room for all columns beside the open menu', async ({ page }) => {
  await openSuite(page, 'Nightly regression')
  await expect(scenarios(page)).toContainText('Approved')
  // A table that scrolls sideways can be scrolled by keyboard, as a region.
  await expect(page.getByRole('region', { name: 'Scenarios' })).toHaveCount(0)
})

test('its heading keeps the focus when the suite comes late', async ({ page, running }) => {
  await page.goto('/evaluation/suites')
  const link = suiteRow(page, 'Smoke test').getByRole('link').first()
  await expect(link).toBeVisible()
  const answer = running.traffic.hold(/^\/services\/evaluation\/projects\/[^/]+\/suites\/[^/]+$/)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(pageHeading(page, 'Suite')).toBeFocused()
  answer()
  await expect(pageHeading(page, 'Smoke test')).toBeFocused()
})

for (const { type, name, viewer } of [
  { type: 'planning', name: 'Smoke test', viewer: 'https://scenario-viewer.example.com' },
  {
    type: 'any other',
    name: 'Localization on both environments',
    viewer: 'https://log-sim-viewer.example.com',
  },
]) {
  test(`scenarios of a suite of ${type} type open in ${viewer}`, async ({ page }) => {
    await openSuite(page, name)
    const href = await scenarioRows(page)
      .first()
      .getByRole('link', { name: /in the viewer/ })
      .getAttribute('href')
    const link = new URL(href ?? '')
    expect(link.origin).toBe(viewer)
    expect(link.searchParams.get('project_id')).toBe(projectIds.shuttle)
    const back = new URL(link.searchParams.get('callback_url') ?? '')
    expect(back.pathname).toContain('/evaluation/suites/')
    expect(back.searchParams.get('project_id')).toBe(projectIds.shuttle)
    expect(link.searchParams.get('scenario_id')).toBeTruthy()
  })
}

test('pages its scenarios with the sizes 10, 20 and 50', async ({ page }) => {
  await openSuite(page, 'Nightly regression')
  const size = page.getByRole('combobox', { name: 'Page size' })
  await expect(size).toHaveValue('20')
  await expect(size.getByRole('option')).toHaveText(['10', '20', '50'])
  await size.selectOption('10')
  await expect(scenarioRows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2&page_size=10&/)
  await page.reload()
  await expect(page.getByText(/^Rows 11–20 of/)).toBeVisible()
})

test('a deleted suite offers neither running, editing, deleting nor sharing', async ({ page }) => {
  await openSuite(page, 'Retired junctions', { deleted: true })
  await expect(page.getByText('The suite has been deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run evaluation job' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expect(scenarioRows(page).first()).toBeVisible()
  await expect(scenarioRows(page).getByRole('checkbox')).toHaveCount(0)
  await expectAccessible(page)
})

test('scenarios are shared with another project', async ({ page }) => {
  await openSuite(page, 'Smoke test')
  await scenarioRows(page).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'Share 1 scenario' })
  const destination = dialog.getByRole('textbox').or(dialog.getByRole('combobox')).first()
  await destination.fill(projectIds.robotaxi)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(snackbars(page)).toHaveText(['Invitation sent'])
  await expect(dialog).toBeHidden()
})

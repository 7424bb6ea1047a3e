import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { select } from '../support/console.ts'
import { suiteRow, suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })
const outcome = (page: Page) => page.getByRole('table', { name: 'Outcome' })

test('a label is added to suites of two pages, and removed', async ({ page }) => {
  await page.goto('/evaluation/suites?page_size=10&sort=name')
  await expect(suiteRows(page)).toHaveCount(10)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(bar(page)).toContainText('10 selected')
  await suiteRows(page).first().getByRole('checkbox').check()
  await expect(bar(page)).toContainText('11 selected')
  await expectAccessible(page)

  await bar(page).getByRole('button', { name: 'Add label' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a label: 11 suites' })
  await dialog.getByRole('button', { name: 'Add label' }).click()
  await expect(dialog.getByText('Required.')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Key' }).fill('team')
  await dialog.getByRole('textbox', { name: 'Value' }).fill('night-shift')
  await dialog.getByRole('button', { name: 'Add label' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText(/^1[01] suites changed/)
  await expectAccessible(page)
  // The head of the outcome covers no row.
  const head = await outcome(page).getByRole('columnheader').first().boundingBox()
  const first = await outcome(page).getByRole('row').nth(1).boundingBox()
  expect(first?.y).toBeGreaterThanOrEqual((head?.y ?? 0) + (head?.height ?? 0) - 1)
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()

  // All of them on one page.
  await page.goto('/evaluation/suites?display_name=team:night-shift')
  await suiteRows(page)
    .first()
    .getByRole('button', { name: /more labels?$/ })
    .click()
  await expect(page.getByRole('dialog', { name: 'All labels' })).toContainText('team: night-shift')
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await bar(page).getByRole('button', { name: 'Remove label' }).click()
  const removal = page.getByRole('dialog', { name: /^Remove a label/ })
  await removal.getByRole('combobox', { name: 'Label' }).click()
  await page.getByRole('option', { name: /team: night-shift/ }).click()
  await removal.getByRole('button', { name: 'Remove label' }).click()
  await expect(removal.getByRole('status').first()).toContainText('changed')
  await removal.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(page.getByText('No suite of this project matches the filter.')).toBeVisible()
})

test('suites are attached to a catalog and detached from it', async ({ page }) => {
  await page.goto('/evaluation/suites?display_name=smoke')
  await select(page, 'Smoke test')
  await bar(page).getByRole('button', { name: 'Detach' }).click()
  const detach = page.getByRole('dialog', { name: 'Detach from a catalog: 1 suite' })
  await detach.getByRole('combobox', { name: 'Catalog' }).click()
  const option = page.getByRole('option').first()
  const name = (await option.locator('bdi').first().textContent()) ?? ''
  await option.click()
  await detach.getByRole('button', { name: 'Detach' }).click()
  await expect(outcome(page).getByRole('row').last()).toContainText('Detached')
  await detach.getByRole('button', { name: 'Close', exact: true }).first().click()

  await select(page, 'Smoke test')
  await bar(page).getByRole('button', { name: 'Attach' }).click()
  const attach = page.getByRole('dialog', { name: 'Attach to a catalog: 1 suite' })
  await attach.getByRole('combobox', { name: 'Catalog' }).click()
  await page.getByRole('option').filter({ hasText: name }).first().click()
  await attach.getByRole('button', { name: 'Attach' }).click()
  await expect(outcome(page).getByRole('row').last()).toContainText('Attached')
})

test('what cannot be deleted is named with its reason, and tried again', async ({ page, demo }) => {
  await page.goto('/evaluation/suites?page_size=10&sort=name')
  await expect(suiteRows(page)).toHaveCount(10)
  await suiteRows(page).nth(0).getByRole('checkbox').check()
  await suiteRows(page).nth(1).getByRole('checkbox').check()
  await demo.fault('evaluation.deprecateSuite', { kind: 'status', status: 409, form: 'code' }, 1)
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete: 2 suites' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText(
    '1 suite changed, 1 suite not changed.',
  )
  await expect(outcome(page).getByRole('row').nth(1)).toContainText('Not changed')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Try 1 suite again' }).click()
  await expect(dialog.getByRole('status').first()).toHaveText('2 suites changed.')
})

test('a run is canceled between suites, and the others stay selected', async ({ page, demo }) => {
  await page.goto('/evaluation/suites?page_size=50&sort=name')
  await expect(suiteRows(page)).toHaveCount(50)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await demo.fault('evaluation.getSuite', { kind: 'slow', milliseconds: 400 })
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete: 50 suites' })
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Progress' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog.getByRole('status').first()).toContainText('not tried')
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(bar(page)).toContainText(/^(?:4\d|3\d) selected/)
})

test('deleted suites have no changes of many', async ({ page }) => {
  await page.goto('/evaluation/suites?deleted=true')
  await expect(suiteRow(page, 'Retired junctions')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
})

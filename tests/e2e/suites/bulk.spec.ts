import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { select } from '../support/console.ts'
import { selector } from '../support/run-drawer.ts'
import { suiteRow, suiteRows } from '../support/suites.ts'
import { expectDone, openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

test('a label is added to suites of two pages, and removed', async ({ page }) => {
  await page.goto('/evaluation/suites?page_size=10&sort=name')
  await expect(suiteRows(page)).toHaveCount(10)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(bar(page)).toContainText('10 selected')
  // The rows before stay until those of the second page are there.
  const first = suiteRows(page).first().getByRole('checkbox')
  await expect(first).not.toBeChecked()
  await first.check()
  await expect(bar(page)).toContainText('11 selected')
  await expectAccessible(page)

  await bar(page).getByRole('button', { name: 'Add label' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a label: 11 suites' })
  await dialog.getByRole('button', { name: 'Add label' }).click()
  await expect(dialog.getByText('Required.')).toHaveCount(2)
  await dialog.getByRole('textbox', { name: 'Key' }).fill('team')
  // Half a label lacks the other half alone.
  await expect(dialog.getByText('Required.')).toHaveCount(1)
  await dialog.getByRole('textbox', { name: 'Value' }).fill('night-shift')
  await dialog.getByRole('button', { name: 'Add label' }).click()
  await expect(tray(page)).toContainText('Added label team: night-shift to 11 suites')
  await expect(bar(page)).toHaveCount(0)
  await openTask(page)
  await tray(page).getByRole('button', { name: 'All 11 results' }).click()
  const results = page.getByRole('dialog', { name: 'Add label team: night-shift to 11 suites' })
  await expect(results.getByRole('status').first()).toHaveText('11 labelled.')
  await expectAccessible(page)
  await results.getByRole('button', { name: 'Close' }).first().click()
  await expectDone(page, '11 of 11')

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
  await expectDone(page, 'Detached 1 suite from a catalog')

  await select(page, 'Smoke test')
  await bar(page).getByRole('button', { name: 'Attach' }).click()
  const attach = page.getByRole('dialog', { name: 'Attach to a catalog: 1 suite' })
  await attach.getByRole('combobox', { name: 'Catalog' }).click()
  await page.getByRole('option').filter({ hasText: name }).first().click()
  await attach.getByRole('button', { name: 'Attach' }).click()
  await expect(tray(page)).toContainText('Attached 1 suite to a catalog')
})

test('suites of one catalog are run together, with both filled in', async ({ page }) => {
  await page.goto('/evaluation/suites?sort=name&page_size=50')
  for (const name of ['Nightly regression', 'Smoke test']) await select(page, name)
  const run = bar(page).getByRole('button', { name: 'Run 2 suites' })
  await expect(bar(page).getByRole('button', { name: /^Run |^Add label|^Delete/ })).toHaveText([
    'Run 2 suites',
    'Add label',
    'Delete',
  ])
  await run.click()
  await expect(selector(page, 'Suites')).toHaveText(/Nightly regression|2 selected/)
  await expect(selector(page, 'Catalog')).not.toHaveText(/Select|Loading/)
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Name' }).fill('Nothing in it yet')
  // The rows are those of before until the typing has come to a rest.
  await expect(suiteRows(page)).toHaveCount(1)
  await select(page, 'Nothing in it yet')
  await expect(bar(page).getByRole('button', { name: 'Run 3 suites' })).toHaveAccessibleDescription(
    'A job runs suites of one catalog, and no catalog has all of these.',
  )
  await expectAccessible(page)
})

test('what cannot be deleted is named with its reason, and tried again', async ({ page, demo }) => {
  await page.goto('/evaluation/suites?page_size=10&sort=name')
  await expect(suiteRows(page)).toHaveCount(10)
  await suiteRows(page).nth(0).getByRole('checkbox').check()
  await suiteRows(page).nth(1).getByRole('checkbox').check()
  await demo.fault('evaluation.deprecateSuite', { kind: 'status', status: 409, form: 'code' }, 1)
  await bar(page).getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete: 2 suites' })
  await expect(dialog).toContainText('This cannot be undone.')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(tray(page)).toContainText('1 deleted1 failed')
  await openTask(page)
  await expect(tray(page).getByRole('listitem')).toContainText('The service failed on purpose.')
  await expect(tray(page).getByRole('button', { name: /^Undo/ })).toHaveCount(0)
  await expectAccessible(page)
  await tray(page).getByRole('button', { name: 'Retry 1' }).click()
  await expect(tray(page)).toContainText('2 of 2')
})

test('a change goes on from page to page, is canceled, gone on with, and undone', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/suites?page_size=50&sort=name')
  await expect(suiteRows(page)).toHaveCount(50)
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await demo.fault('evaluation.getSuite', { kind: 'slow', milliseconds: 400 })
  await bar(page).getByRole('button', { name: 'Add label' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a label: 50 suites' })
  await dialog.getByRole('textbox', { name: 'Key' }).fill('trial')
  await dialog.getByRole('textbox', { name: 'Value' }).fill('2026')
  await dialog.getByRole('button', { name: 'Add label' }).click()
  await page.getByRole('link', { name: 'Maps', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Maps' })).toBeVisible()
  await page.keyboard.press('t')
  await expect(tray(page)).toContainText('You can leave this page, not this tab.')

  await page.getByRole('button', { name: 'Log out' }).first().click()
  const leaving = page.getByRole('alertdialog', { name: /^\d+ suites are not labelled yet$/ })
  await leaving.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByRole('heading', { name: 'Maps' })).toBeVisible()

  await tray(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(tray(page).getByRole('button', { name: /^Go on with \d+$/ })).toBeVisible()
  await page.reload()
  await expect(tray(page)).toContainText(/Stopped at \d+ of 50/)
  await demo.clearFaults()
  await tray(page)
    .getByRole('button', { name: /^Go on with \d+$/ })
    .click()
  // One has as many labels as a suite can have.
  await expect(tray(page)).toContainText('49 labelled1 failed')
  await tray(page).getByRole('button', { name: 'Undo 49' }).click()
  await expect(tray(page)).toContainText(
    'Undone for 49 of 50: Added label trial: 2026 to 50 suites',
  )
  await page.goto('/evaluation/suites?display_name=trial:2026')
  await expect(page.getByText('No suite of this project matches the filter.')).toBeVisible()
})

test('two changes of the same suites are undone one after the other, also after a reload', async ({
  page,
}) => {
  await page.goto('/evaluation/suites?page_size=10&sort=name')
  await expect(suiteRows(page)).toHaveCount(10)
  const labels = ['trial: 2026', 'trial: 2027']
  for (const value of ['2026', '2027']) {
    await suiteRows(page).nth(0).getByRole('checkbox').check()
    await suiteRows(page).nth(1).getByRole('checkbox').check()
    await bar(page).getByRole('button', { name: 'Add label' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a label: 2 suites' })
    await dialog.getByRole('textbox', { name: 'Key' }).fill('trial')
    await dialog.getByRole('textbox', { name: 'Value' }).fill(value)
    await dialog.getByRole('button', { name: 'Add label' }).click()
  }
  const change = (index: number) =>
    tray(page).getByRole('article', { name: `Add label ${labels[index]} to 2 suites`, exact: true })
  const undo = (index: number) => change(index).getByRole('button', { name: 'Undo' })
  await expect(undo(0)).toBeVisible()
  await expect(undo(1)).toBeVisible()
  await page.reload()
  await expect(tray(page).getByRole('article')).toHaveText([/trial: 2027/, /trial: 2026/])
  for (const index of [1, 0]) {
    await undo(index).click()
    await expect(tray(page)).toContainText(`Undone: Added label ${labels[index]} to 2 suites`)
  }
})

test('deleted suites have no changes of many', async ({ page }) => {
  await page.goto('/evaluation/suites?deleted=true')
  await expect(suiteRow(page, 'Retired junctions')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Select/ })).toHaveCount(0)
})

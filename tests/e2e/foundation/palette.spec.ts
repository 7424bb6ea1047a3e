import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { pageHeading } from '../support/console.ts'
import { drawer } from '../support/run-drawer.ts'
import { suiteRow } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find pages and actions' })

const openPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('combobox')).toBeFocused()
}

test('finds a suite from another area, by words in any order', async ({ page }) => {
  await page.goto('/evaluation/vehicle_catalogs')
  await expect(pageHeading(page, 'Catalogs')).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('odaiba nightly')
  await palette(page).getByRole('option', { name: 'Nightly regression Suite' }).first().click()
  await expect(pageHeading(page, 'Nightly regression')).toBeVisible()

  await page.goto('/evaluation/reports')
  await expect(pageHeading(page, 'Reports')).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('nightly')
  await expect(
    palette(page).getByRole('option', { name: 'Nightly regression Suite' }).first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test.describe('as Internal staff', () => {
  test.use({ persona: 'Internal staff' })

  test('finds scenarios, maps and scenario reports', async ({ page, demo }) => {
    await page.goto('/evaluation/reports')
    await expect(pageHeading(page, 'Reports')).toBeVisible()
    const options = palette(page).getByRole('option')
    await openPalette(page)
    // At once: letters that come slowly are searched for on their way.
    await page.keyboard.insertText('this morning')
    await expect(options.filter({ hasText: 'Drives of this morning' })).toBeVisible()
    const search = palette(page).getByRole('combobox')
    await search.fill('kariya')
    await expect(options.filter({ hasText: /Map \d+$/ }).first()).toBeVisible()
    await search.fill('ramp flagger')
    // One call of a few scenarios, not the whole list.
    await options.filter({ hasText: /^Flagger .*Scenario$/ }).click()
    await expect(pageHeading(page, 'Flagger at roadworks, Rainbow Bridge ramp')).toBeVisible()
    expect(await demo.calls('scenario.listScenarios')).toBeLessThanOrEqual(3)
  })
})

test('lists what was open last first', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await suiteRow(page, 'Smoke test').getByRole('link', { name: 'Smoke test' }).click()
  await expect(pageHeading(page, 'Smoke test')).toBeVisible()
  await openPalette(page)
  const first = palette(page).getByRole('group').first()
  await expect(first.getByRole('option').first()).toContainText('Smoke test')
  await expectAccessible(page)
})

test('does something with a thing that it finds', async ({ page }) => {
  await page.goto('/evaluation/vehicle_catalogs')
  await expect(pageHeading(page, 'Catalogs')).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('run smoke test')
  await palette(page).getByRole('option', { name: 'Run evaluation job: Smoke test Suite' }).click()
  await expect(drawer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()

  await openPalette(page)
  await page.keyboard.type('delete smoke test')
  await palette(page).getByRole('option', { name: 'Delete: Smoke test Suite' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Smoke test')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
})

test('starting a job comes before logging out', async ({ page }) => {
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  await openPalette(page)
  await page.keyboard.type('o')
  const options = palette(page).getByRole('option')
  await expect(options.filter({ hasText: 'Log out' })).toBeVisible()
  const texts = await options.allTextContents()
  const run = texts.findIndex((text) => text.startsWith('Run evaluation job'))
  const out = texts.findIndex((text) => text.startsWith('Log out'))
  expect(run).toBeGreaterThanOrEqual(0)
  expect(out).toBeGreaterThan(run)
})

test.describe('before its code has come', () => {
  test.use({ isCold: true })

  test('takes what is typed, which goes on in it and not in the page', async ({
    page,
    running,
  }) => {
    await page.goto('/evaluation/suites')
    const search = page.getByRole('searchbox', { name: 'Name' })
    await search.fill('smoke')
    const goOn = running.traffic.hold(/\/assets\/palette-/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('odaiba nig')
    await expect(palette(page).getByRole('textbox')).toBeFocused()
    await expectAccessible(page)
    goOn()
    await expect(palette(page).getByRole('combobox')).toBeFocused()
    await page.keyboard.type('htly')
    await expect(palette(page).getByRole('combobox')).toHaveValue('odaiba nightly')
    await page.keyboard.press('Escape')
    await expect(search).toBeFocused()
    await expect(search).toHaveValue('smoke')
  })
})

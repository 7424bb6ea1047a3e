import { readFile } from 'node:fs/promises'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { reportTableAddress } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test('a report table: filter, rows, levels, CSV, saving, and back to it', async ({
  page,
  context,
}) => {
  await page.goto(await reportTableAddress('failed tests'))
  const grid = page.getByRole('grid')
  const heads = grid.getByRole('columnheader')
  await expect(heads.getByText('Base', { exact: true })).toBeVisible()
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  // Its reports come a few at a time.
  await expect(page.getByText(/reports(, [\d,]+)? searched$/)).toBeVisible()
  const columns = Number(await grid.getAttribute('aria-colcount'))

  const filter = page.getByRole('searchbox', { name: 'Filter of reports' })
  await filter.fill('main')
  await expect(page.getByText('Validation error').first()).toBeVisible()
  // Nothing of another filter shows, or could be saved.
  await expect(grid).toBeHidden()
  await expect(page.getByRole('button', { name: 'CSV', exact: true })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Save table' })).toBeDisabled()
  await filter.fill('desc:"no such thing" git_branch:main')
  await expect(page.getByText('Validation error')).toHaveCount(0)
  // Only the base is left.
  await expect(grid).toHaveAttribute('aria-colcount', '2')
  await filter.fill('')
  await expect(grid).toHaveAttribute('aria-colcount', String(columns))

  const all = Number(/of (\d+)/.exec((await heads.first().textContent()) ?? '')?.[1] ?? Number.NaN)
  await page.keyboard.press('Tab')
  await page.getByRole('heading', { name: 'Report table' }).click()
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/table_config=date,all/)
  await expect(grid).toHaveAttribute('aria-rowcount', String(all + 1))

  // The keys move one cell, which is opened by Enter.
  await grid.focus()
  // Only what is in view is in the document, however large the window is.
  await page.setViewportSize({ width: 2560, height: 1440 })
  await expect(grid.getByRole('gridcell').first()).toBeVisible()
  expect(await grid.locator('td, th').count()).toBeLessThan(1500)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.press('j')
  await page.keyboard.press('l')
  await expect(grid).toHaveAttribute('aria-activedescendant', /r0c1$/)

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('report-results.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(all + 3)
  expect(lines[0]).toMatch(/^Suites,/)
  expect(lines[1]).toMatch(/^Date,\d{4}-\d\d-\d\dT[\d:]+[+-]\d\d:\d\d,/)

  // Another report becomes the base, and the one before it stays beside it.
  const base = new URL(page.url()).searchParams.get('job_id')
  await grid.focus()
  await page.keyboard.press('b')
  await expect(page).not.toHaveURL(new RegExp(`job_id=${base}`))
  await expect(page).toHaveURL(new RegExp(`target_ids=${base}`))
  await expect(heads.getByText('Base', { exact: true })).toHaveCount(1)

  const kept = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as HTML' }).click()
  const whole = await kept
  expect(whole.suggestedFilename()).toBe('Report table.html')
  const path = test.info().outputPath('table.html')
  await whole.saveAs(path)
  const sheet = await context.newPage()
  await sheet.setViewportSize({ width: 720, height: 1018 })
  await sheet.emulateMedia({ media: 'print' })
  await sheet.goto(`file://${path}`)
  await expectNoSidewaysScroll(sheet)
  // A head keeps its words whole, however many reports there are.
  const head = await sheet.getByRole('columnheader').nth(1).boundingBox()
  expect(head?.width).toBeGreaterThan(120)
  await sheet.close()
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()

  // On paper the page alone, with all of its reports, in tables that are as wide as it.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 1018 })
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page.getByRole('navigation', { name: 'Areas' })).toBeHidden()
  await expect(grid).toBeHidden()
  await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(
    columns - 1 + Math.ceil((columns - 1) / 4),
  )
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('table')).toHaveCount(0)

  // A cell opens its report in the same page; its address is whole, for another tab.
  const cell = grid.getByRole('gridcell').getByRole('link').first()
  await expect(cell).toHaveAttribute('href', /\/evaluation\/reports\/.*\?project_id=/)
  const address = page.url()
  await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''))
  await cell.click()
  await expect(page).toHaveURL(/\/tests\//)
  await expect(page.locator('html[data-same-page]')).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL(address)

  await grid.getByRole('rowheader').getByRole('link').first().click()
  await expect(page).toHaveURL(/suite_id=/)
  await expect(heads.first()).toContainText(/scenarios differ$|scenarios differ/)

  await page.getByRole('button', { name: 'Save table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save report table' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nightly by scenario')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Nightly by scenario' })).toBeVisible()
  await page.getByRole('link', { name: 'Report tables', exact: true }).click()
  const row = page.getByRole('row').filter({ hasText: 'Nightly by scenario' })
  await expect(row).toContainText('Scenarios')
  await row.getByRole('button', { name: 'Actions for Nightly by scenario' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  const renaming = page.getByRole('dialog', { name: 'Rename report table' })
  await renaming.getByRole('textbox', { name: 'Name' }).fill('By scenario')
  await renaming.getByRole('button', { name: 'Rename', exact: true }).click()
  await page.getByRole('link', { name: 'By scenario', exact: true }).click()
  await expect(page).toHaveURL(/suite_id=/)
  await expect(page.getByRole('grid').getByRole('rowheader').first()).toBeVisible()
})

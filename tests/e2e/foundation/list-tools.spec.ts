import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { suiteRow, suiteRows, suiteTable } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const columnHeads = (page: Parameters<typeof suiteTable>[0]) =>
  suiteTable(page).getByRole('columnheader')

test.describe('columns', () => {
  test('are hidden and shown again, and stay so for this list and project', async ({ page }) => {
    await page.goto('/evaluation/suites?sort=-updated')
    await expect(suiteRows(page)).toHaveCount(20)
    const first = await suiteRows(page).first().textContent()
    await page.getByRole('button', { name: 'Columns' }).click()
    const panel = page.getByRole('dialog', { name: 'Columns' })
    await expectAccessible(page)
    await panel.getByRole('checkbox', { name: 'Version' }).click()
    await panel.getByRole('checkbox', { name: 'Updated' }).click()
    // The column that a row is about cannot be hidden.
    await expect(panel.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
    const shown = ['Name', 'Last run', 'Type', 'Description', 'Catalogs', 'Labels']
    await expect(columnHeads(page)).toHaveText(shown)
    // Still sorted by the column that is hidden.
    const name = await suiteRows(page).first().getByRole('rowheader').textContent()
    expect(first).toContain(name)
    await page.reload()
    await expect(columnHeads(page)).toHaveText(shown)
    await page.goto(`/evaluation/suites?project_id=${projectIds.robotaxi}`)
    await expect(columnHeads(page)).toHaveText([...shown, 'Version', 'Updated'])
    await page.goto(`/evaluation/suites?project_id=${projectIds.shuttle}`)
    await expect(columnHeads(page)).toHaveText(shown)
    await page.getByRole('button', { name: 'Columns' }).click()
    await panel.getByRole('button', { name: 'Show all' }).click()
    await expect(columnHeads(page)).toHaveText([...shown, 'Version', 'Updated'])
  })

  test('of a link hold before those of the user', async ({ page }) => {
    await page.goto('/evaluation/suites?hidden_columns=type,labels')
    const shown = ['Name', 'Last run', 'Description', 'Catalogs', 'Version', 'Updated']
    await expect(columnHeads(page)).toHaveText(shown)
  })
})

test.describe('views', () => {
  const open = async (page: Parameters<typeof suiteTable>[0]) => {
    await page.getByRole('button', { name: 'Views' }).click()
    return page.getByRole('dialog', { name: 'Views' })
  }

  test('are saved, opened, renamed, made the first one and deleted', async ({ page }) => {
    await page.goto('/evaluation/suites?display_name=night&sort=-updated')
    await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
    let panel = await open(page)
    await panel.getByRole('button', { name: 'Save view' }).click()
    await expect(panel.getByText('Required.')).toBeVisible()
    const field = panel.getByRole('textbox', { name: /^Save filter/ })
    await field.fill('At night')
    await field.press('Enter')
    const view = panel.getByRole('link', { name: 'At night' })
    await expect(view).toHaveAttribute('aria-current', 'true')
    await expectAccessible(page)

    await panel.getByRole('link', { name: 'All' }).click()
    await expect(page).toHaveURL(/\/suites\?project_id=[\w-]+$/)
    await expect(suiteRows(page)).toHaveCount(20)

    panel = await open(page)
    await panel.getByRole('button', { name: 'Rename At night' }).click()
    await panel.getByRole('textbox', { name: 'New name of At night' }).fill('Dark')
    await panel.getByRole('button', { name: 'Rename', exact: true }).click()
    await panel.getByRole('button', { name: 'Open the list with Dark' }).click()
    await expect(panel.getByRole('button', { name: 'Open the list with Dark' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await page.goto('/evaluation/suites')
    await expect(page).toHaveURL(/display_name=night&.*sort=-updated/)
    await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
    panel = await open(page)
    await panel.getByRole('button', { name: 'Delete Dark' }).click()
    await expect(panel.getByRole('link')).toHaveText(['All'])
    await page.goto('/evaluation/suites')
    await expect(suiteRows(page)).toHaveCount(20)
  })

  test('what cannot be read of them is dropped', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('lists', '{"x":{"views":[7]},"y":'))
    await page.goto('/evaluation/suites')
    await expect(suiteRows(page)).toHaveCount(20)
    const panel = await open(page)
    await expect(panel.getByRole('link')).toHaveText(['All'])
  })
})

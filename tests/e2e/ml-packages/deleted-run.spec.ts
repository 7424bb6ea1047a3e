import { tableRows } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test('an artifact says that the run which made it was deleted', async ({ page }) => {
  await page.goto('/evaluation/mlpackages')
  await page.getByRole('link', { name: 'night_detector', exact: true }).click()
  await page.getByRole('tab', { name: 'Artifacts' }).click()
  const artifacts = page.url()
  const first = tableRows(page, 'Artifacts').first()
  const run = first.getByRole('link')
  await expect(run).toHaveText(/[A-Z]/)
  await expect(first).not.toContainText('Deleted')
  const name = await run.innerText()
  await run.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^More actions|^Actions/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The run has been deleted').first()).toBeVisible()
  await page.goto(artifacts)
  await expect(first.getByRole('link', { name })).toBeVisible()
  await expect(first).toContainText('Deleted')
})

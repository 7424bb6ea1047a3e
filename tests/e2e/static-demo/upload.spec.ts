import { fillForm } from '../support/assets.ts'
import { pageHeading } from '../support/console.ts'
import { signIn } from '../support/sign-in.ts'
import { demoPath, expect, test } from '../support/static-demo.ts'
import { forward } from '../support/suites.ts'

test('a file can be uploaded and becomes an asset, also after a reload', async ({ page }) => {
  await signIn(page, 'Internal staff', `${demoPath}/scenario_assets`)
  await expect(pageHeading(page, 'Scenario Assets')).toBeVisible()
  await page.getByRole('link', { name: 'New Scenario Asset' }).click()
  await expect(pageHeading(page, 'New Scenario Asset')).toBeVisible()
  await fillForm(page)
  await forward(page).click()
  await expect(pageHeading(page, 'Umbrellas')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('2.9 KB')
})

import { consoleConfig } from '@/mock-platform/console-config.ts'
import { expect, test } from '../support/test.ts'

test.use({ config: { ...consoleConfig, testMode: 'True' } })

test('without test mode there is no such page', async ({ page }) => {
  await page.goto('/evaluation/test')
  await expect(page).toHaveURL(/\/evaluation\/reports/)
  await expect(page.getByRole('link', { name: 'Reports' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test', exact: true })).toHaveCount(0)
})

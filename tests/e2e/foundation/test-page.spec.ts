import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

for (const [tab, shows] of Object.entries({
  Console: 'Feature flags',
  'Demo controls': 'Clock',
  'Contract ledger': 'project.listProjects',
})) {
  test(`the tab ${tab} is accessible`, async ({ page }) => {
    await page.goto('/evaluation/test')
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel')).toContainText(shows)
    await expectAccessible(page)
  })
}

test('a fault set on the page fails the call that it names', async ({ page, demo }) => {
  await page.goto('/evaluation/test?tab=controls')
  await expect(page.getByRole('tabpanel')).toBeVisible()
  await demo.fault('evaluation.listSuites', { kind: 'status', status: 404, form: 'code' })
  await page.reload()
  await expect(page.getByRole('tabpanel')).toContainText('evaluation.listSuites')
  await page.getByRole('link', { name: 'Suites', exact: true }).click()
  await expect(alertWith(page, 'Failed to get the suites.')).toBeVisible()
})

test('there is no test page without test mode', async ({ page, running }) => {
  running.configure({ testMode: 'yes' })
  await page.goto('/evaluation/test')
  await expect(pageHeading(page, 'Reports')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test', exact: true })).toHaveCount(0)
})

test('is usable on a narrow screen @narrow', async ({ page }) => {
  await page.goto('/evaluation/test')
  await expect(pageHeading(page, 'Test')).toBeVisible()
  await expectNoSidewaysScroll(page)
})

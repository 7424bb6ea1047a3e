import { pageHeading, tableRows } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test('the list of packages tells of the newest releases, and follows one that is being packed', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/mlpackages')
  const rows = tableRows(page, 'ML Packages')
  const packing = rows.filter({ hasText: 'Packaging...' })
  await expect(packing).toHaveCount(1)
  await expect(packing).toContainText(/val_loss 0\.\d+/)
  await expect(rows.filter({ hasText: 'none yet' })).toHaveCount(1)
  await demo.jump(24 * 60 * 60)
  // Who comes back to the tab does not wait for the next poll.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(packing).toHaveCount(0)
  const used = rows.filter({ hasText: 'more' }).first()
  await used.getByRole('link', { name: /^and \d+ more$/ }).click()
  await expect(page.getByRole('tab', { name: 'Firmware Releases', selected: true })).toBeVisible()
  await expect(pageHeading(page, /^v/)).toBeVisible()
})

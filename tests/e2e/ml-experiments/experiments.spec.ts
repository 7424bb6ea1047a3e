import { tableRows } from '../support/console.ts'
import { experimentWithAll } from '../support/ml-addresses.ts'
import { expect, test } from '../support/test.ts'

test('the list of experiments tells of the last runs, and of the best by the metric that is chosen', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/mlexperiments')
  const row = tableRows(page, 'Experiments').filter({ hasText: experimentWithAll })
  await expect(row).toContainText('Running')
  await expect(row.getByRole('list', { name: /^Last runs of/ }).getByRole('link')).toHaveCount(10)
  await expect(row).toContainText('Lowest val_loss')
  await row.getByRole('button', { name: /^Metric of/ }).click()
  await page.getByRole('menuitem', { name: 'Highest val_accuracy' }).click()
  const best = row.getByRole('link', { name: /^Highest val_accuracy: 0\./ })
  await expect(best).toBeVisible()
  const name = /, (.*)$/.exec((await best.getAttribute('aria-label')) ?? '')?.[1] ?? ''
  await page.reload()
  await best.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goBack()
  await expect(best).toBeVisible()

  // Running runs are asked for all rows together, and a row is asked again once a run of it has ended.
  const before = await demo.calls('ml.listRuns')
  await demo.jump(24 * 60 * 60)
  // Who comes back to the tab does not wait for the next poll.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect(row).not.toContainText('Running')
  expect((await demo.calls('ml.listRuns')) - before).toBeLessThan(4)
})

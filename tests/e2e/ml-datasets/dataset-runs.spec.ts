import { tableRows } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test('training datasets are searched, and tell which runs name them in their config', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/mlexperiments?tab=trainingDatasets')
  const rows = tableRows(page, 'Training datasets')
  const path = (await rows.nth(1).getByRole('rowheader').innerText()).trim()
  await page.getByLabel('Path', { exact: true }).fill(path)
  // A path may begin another one.
  await expect(rows.filter({ hasNotText: path })).toHaveCount(0)
  await expect(rows.first()).toContainText(path)
  // All runs are read for it, so only for those who ask.
  expect(await demo.calls('ml.listRuns')).toBe(0)
  await rows
    .first()
    .getByRole('button', { name: /^Runs with / })
    .click()
  await expect(
    page.getByText(/with this dataset in the config:|No run of this project/),
  ).toBeVisible()
  expect(await demo.calls('ml.listRuns')).toBeGreaterThan(0)
})

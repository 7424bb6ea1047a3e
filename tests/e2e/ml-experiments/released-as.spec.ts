import { tableRows } from '../support/console.ts'
import { experimentAddress, experimentWithAll } from '../support/ml-addresses.ts'
import { expect, test } from '../support/test.ts'

test('the list of runs tells, where it is asked for, the release that a run became', async ({
  page,
  demo,
}) => {
  await page.goto(await experimentAddress(experimentWithAll))
  await expect(tableRows(page, 'Runs').first()).toBeVisible()
  expect(await demo.calls('ml.listPackageReleases')).toBe(0)
  await page.getByRole('button', { name: 'Columns' }).click()
  const panel = page.getByRole('dialog', { name: 'Columns' })
  await panel.getByRole('checkbox', { name: 'Released as' }).click()
  await panel.getByRole('checkbox', { name: 'Took' }).click()
  await page.keyboard.press('Escape')
  await tableRows(page, 'Runs')
    .getByRole('link', { name: /^v\d+\.\d+\.\d+$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/mlpackages\/[^/]+\/releases\//)
  // All rows ask together.
  expect(await demo.calls('ml.listPackageReleases')).toBeLessThan(4)
})

import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { pageHeading } from '../support/console.ts'
import { experimentAddress, packageAddress } from '../support/ml-addresses.ts'
import { expect, test } from '../support/test.ts'

test('an empty list has a button for the next step', async ({ page }) => {
  const main = page.getByRole('main')
  const experiment = await experimentAddress('Intent of pedestrians')
  await page.goto(experiment)
  await main.getByRole('button', { name: 'Execute the first run' }).click()
  const drawer = page.getByRole('dialog', { name: 'Execute run' })
  await expect(drawer).toContainText('Intent of pedestrians')

  await page.goto(`${experiment}/runs/compare`)
  await main.getByRole('link', { name: 'Choose runs' }).click()
  await expect(pageHeading(page, 'Intent of pedestrians')).toBeVisible()

  await page.goto(`${await packageAddress('rain_filter')}?tab=artifacts`)
  await main.getByRole('link', { name: 'Show experiments' }).click()
  await expect(pageHeading(page, 'ML Experiments')).toBeVisible()

  await page.goto('/evaluation/reports/tables')
  await main.getByRole('link', { name: 'Compare reports' }).click()
  await expect(page).toHaveURL(/\/reports\/tables\/new/)

  await page.goto('/evaluation/scenarios?state=approved&usage=unused')
  await main
    .getByRole('button', { name: /^Suites of / })
    .first()
    .click()
  await main.getByRole('link', { name: 'Attach to a suite' }).click()
  await expect(page).toHaveURL(/\/attach_or_detach_from_suite/)

  await page.goto(`/evaluation/reports?project_id=${projectIds.empty}`)
  await main.getByRole('button', { name: 'Run the first job' }).click()
  await expect(page.getByRole('dialog', { name: 'Run evaluation job' })).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'See the first steps' }).click()
  await expect(main.getByRole('link', { name: 'New Catalog' })).toBeVisible()
})

import {
  caseRows,
  identity,
  missingSimulator,
  reportRows,
  specRows,
  suiteReportRows,
} from '../support/reports.ts'
import { signIn } from '../support/sign-in.ts'
import { demoPath, expect, test } from '../support/static-demo.ts'

test('a file of the demo can be downloaded', async ({ page, context, expectProblem }) => {
  // No job has made this release, and so it has no report.
  expectProblem(/Failed to load resource.*404.*\/report\b/)
  await signIn(page, 'Member', `${demoPath}/vehicle_catalogs`)
  await page.getByRole('link', { name: 'Shuttle 4', exact: true }).click()
  await page.getByRole('tab', { name: 'Releases' }).click()
  await page.getByRole('link', { name: 'v0.9.1-draft', exact: true }).click()
  await page.getByRole('button', { name: 'Download the image of ecu-main' }).click()
  const opened = context.waitForEvent('page')
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click()
  const file = await opened
  await expect(file.getByText('ecu-main.ext4.zst is being saved.')).toBeVisible()
})

test('the result of a case is read in the page', async ({ page, expectProblem }) => {
  expectProblem(missingSimulator)
  await signIn(page, 'Member', `${demoPath}/`)
  await identity(reportRows(page).filter({ hasText: 'Test failed' }).first()).click()
  await page.getByRole('tab', { name: 'Suites' }).click()
  for (const rows of [suiteReportRows(page), specRows(page), caseRows(page)]) {
    await rows
      .filter({ hasText: /\d failed|Failed/ })
      .first()
      .getByRole('link')
      .click()
  }
  await expect(page.getByRole('region', { name: 'Simulation result' })).toContainText('Score')
})

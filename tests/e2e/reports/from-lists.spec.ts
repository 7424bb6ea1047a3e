import { pageHeading, snackbars } from '../support/console.ts'
import {
  caseRows,
  identity,
  missingSimulator,
  reportRows,
  specRows,
  suiteReportRows,
  verdict,
} from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page, expectProblem }) => {
  expectProblem(missingSimulator)
  await page.goto('/evaluation/reports?state=failed')
})

test('each report shows what its list has of it, before its own call is answered', async ({
  page,
  demo,
}) => {
  for (const operation of ['getJobReport', 'getSuiteReport', 'getSpecReport', 'getCaseReport']) {
    await demo.fault(`evaluation.${operation}`, { kind: 'slow', milliseconds: 60_000 })
  }
  const job = identity(reportRows(page).filter({ hasText: 'Test failed' }).first())
  await job.click()
  await expect(verdict(page)).toContainText(/\d+ failed.*of \d+/)
  await page.getByRole('tab', { name: 'Suites' }).click()
  for (const rows of [suiteReportRows, specRows, caseRows]) {
    const failed = rows(page)
      .filter({ hasText: /[1-9]\d* failed|Failed/ })
      .first()
      .getByRole('link')
      .first()
    const name = (await failed.textContent()) ?? ''
    await failed.click()
    if (rows !== caseRows) await expect(pageHeading(page, name)).toBeVisible()
  }
  await expect(page.getByText('Failed', { exact: true }).first()).toBeVisible()
})

test('a job of the list that is no longer there is told as one that was never', async ({
  page,
  demo,
}) => {
  await demo.fault('evaluation.getJobReport', { kind: 'status', status: 404, form: 'code' })
  await identity(reportRows(page).first()).click()
  await expect(pageHeading(page, 'Job not found')).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
})

test('a job whose own call is refused keeps what the list has, and tells so', async ({
  page,
  demo,
}) => {
  await demo.fault('evaluation.getJobReport', { kind: 'status', status: 403, form: 'code' })
  await identity(reportRows(page).filter({ hasText: 'Test failed' }).first()).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to get the report.' }),
  ).toBeVisible()
  await expect(verdict(page)).toContainText(/\d+ failed.*of \d+/)
  await expect(snackbars(page)).toHaveCount(0)
})

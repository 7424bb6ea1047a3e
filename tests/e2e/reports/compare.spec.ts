import { readFile } from 'node:fs/promises'
import { jobAddress, reportAddress } from '../support/addresses.ts'
import { missingSimulator } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

test('a suite is compared with that of another job', async ({ page, demo }) => {
  const dialog = page.getByRole('dialog', { name: 'Compare reports' })
  const choose = async (name: RegExp, place: number) => {
    await page.getByRole('button', { name: 'Compare reports', exact: true }).click()
    await dialog.getByRole('combobox', { name: 'Job' }).click()
    await page.getByRole('option', { name }).nth(place).click()
    await dialog.getByRole('button', { name: 'Compare', exact: true }).click()
  }
  const comparison = page.getByRole('region', { name: 'Comparison', exact: true })

  await page.goto(await reportAddress('suite'))
  // The suites of the other job cannot be read at first: the question stays, with what was chosen.
  await demo.fault('evaluation.listSuiteReports', { kind: 'status', status: 404, form: 'name' })
  await choose(/main/, 1)
  await expect(dialog.getByRole('alert')).toContainText('Failed to get the report to compare with.')
  await demo.clearFaults()
  await dialog.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(/target_ids=/)
  await expect(comparison.getByRole('columnheader')).toHaveCount(3)
  await comparison.getByRole('switch', { name: 'Only differing' }).click()
  await expect(comparison.getByRole('rowheader').first()).toBeVisible()
  const saved = page.waitForEvent('download')
  await comparison.getByRole('button', { name: 'Save as HTML' }).click()
  const text = await readFile(await (await saved).path(), 'utf8')
  expect(text).toContain('Comparison of two reports')
  await page.keyboard.press('Escape')
  await comparison.getByRole('button', { name: 'End comparison' }).click()
  await expect(comparison).toBeHidden()

  // A case has the same button.
  await page.goto(await reportAddress('case'))
  await choose(/main/, 1)
  await expect(comparison.getByRole('table', { name: 'Both reports' })).toBeVisible()
})

test('a job that has nothing of the same says so', async ({ page }) => {
  const other = (await jobAddress('failed build')).split('/').at(-1)
  for (const [level, text] of [
    ['suite', "The selected job does't have any results with the watching suite."],
    ['spec', "The selected job does't have any results with the watching scenario."],
    ['case', "The selected job does't have any results with the watching scenario parameters."],
  ] as const) {
    await page.goto(`${await reportAddress(level)}?target_ids=${other}`)
    await expect(page.getByRole('region', { name: 'Comparison', exact: true })).toContainText(text)
  }
})

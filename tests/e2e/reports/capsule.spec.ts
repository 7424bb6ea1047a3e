import { readFile } from 'node:fs/promises'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expectSettled } from '../support/console.ts'
import { missingSimulator, openJob } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test('a job is saved as one file, which is read without network', async ({
  page,
  context,
  demo,
  expectProblem,
}) => {
  expectProblem(missingSimulator)
  const title = await openJob(page)
  const dialog = page.getByRole('dialog', { name: 'Save as HTML' })
  const open = async () => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click()
    await page.getByRole('menuitem', { name: 'Save as HTML' }).click()
  }
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  // The scenarios that the page reads for itself would be slow, too.
  await expectSettled(page)
  await demo.fault('evaluation.listSpecReports', { kind: 'slow', milliseconds: 30_000 })
  await open()
  await expect(dialog.getByRole('status')).toContainText(/\d cases read/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await demo.clearFaults()

  await demo.fault('evaluation.listSpecReports', { kind: 'status', status: 404, form: 'name' })
  await open()
  // All other cases are read before.
  await expect(dialog.getByRole('alert')).toContainText('Not all of the report could be read.', {
    timeout: 30_000,
  })
  expect(files).toEqual([])
  const partial = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Save what is there' }).click()
  const part = await readFile(await (await partial).path(), 'utf8')
  expect(part).toMatch(/Not complete: .*scenarios.* could not be read\./)
  expect(part).toContain('Cases of unknown scenarios')
  await demo.clearFaults()
  const saving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Retry' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toMatch(/\.html$/)
  await expect(dialog.getByRole('status')).toContainText('The browser saves the file')
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  const address = page.url()

  const path = test.info().outputPath('report.html')
  await saved.saveAs(path)
  // The console would go on loading code ahead.
  await page.goto('about:blank')
  await context.setOffline(true)
  const file = await context.newPage()
  const requests: string[] = []
  file.on('request', (request) => requests.push(request.url()))
  await file.goto(`file://${path}`)
  await expect(file.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(file.getByRole('link', { name: address })).toHaveAttribute('href', address)
  await expect(file.getByRole('region', { name: 'Verdict' })).toContainText(/\d failed/)
  const changed = file.getByRole('region', { name: 'What changed' })
  await expect(changed).toContainText(/Compared with .+: .*\+\d+ new/)
  const parts = file.getByRole('region', { name: 'Suites', exact: true })
  const passed = parts.locator('tr').filter({ hasText: 'Succeeded' })
  await expect(passed).not.toHaveCount(0)
  await expectAccessible(file)
  await file.getByRole('radio', { name: 'failed' }).check()
  for (const state of ['Succeeded', 'Running']) {
    expect(
      await parts
        .locator('tr')
        .filter({ hasText: state })
        .evaluateAll(
          (rows) => rows.filter((row) => getComputedStyle(row).display !== 'none').length,
        ),
    ).toBe(0)
  }
  await file.setViewportSize({ width: 400, height: 800 })
  await expectNoSidewaysScroll(file)
  expect(requests).toEqual([`file://${path}`])
  await file.close()
})

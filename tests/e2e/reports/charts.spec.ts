import { readFile } from 'node:fs/promises'
import { verdictOf } from '../../bench/budgets.ts'
import { bytesOfOpenPage } from '../../bench/measure/scripts.ts'
import { chartScript } from '../../bench/pages.ts'
import { reportAddress } from '../support/addresses.ts'
import { missingSimulator } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'Privileged' })
test.beforeEach(({ expectProblem }) => expectProblem(missingSimulator))

test('cases as a chart: loading, its types and settings, its data, a picture, the other theme', async ({
  page,
  demo,
}) => {
  const figure = page.getByRole('figure')
  const canvas = figure.locator('canvas').first()
  const pixels = () => canvas.evaluate((each) => (each as HTMLCanvasElement).toDataURL())
  await page.goto(`${await reportAddress('spec')}?tab=reportChart`)
  await expect(page.getByRole('tab', { name: 'Report chart BETA' })).toBeVisible()
  await expect(canvas).toBeVisible()
  expect((await canvas.boundingBox())?.height).toBe(450)
  await expect(page.getByRole('table', { name: 'Data of Cases by status' })).toContainText('Failed')
  const value = await bytesOfOpenPage(page, chartScript)
  expect(value).toBeGreaterThan(0)
  expect(verdictOf('chartScript', { value }), `${value} bytes`).toBe('reached')
  const light = await pixels()
  await figure.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(pixels).not.toBe(light)
  await figure.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('button', { name: /dark/i }).click()
  await expect.poll(pixels).not.toBe(light)
  await page.getByRole('button', { name: /light/i }).click()
  await expect.poll(pixels).toBe(light)

  await demo.fault('metrics.queryMetrics', { kind: 'slow', milliseconds: 1000 }, 1)
  await page.getByRole('radio', { name: 'Heatmap' }).check({ force: true })
  await expect(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible()
  await expect(page.getByRole('figure', { name: 'Average duration, s' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Duration' }).selectOption('Largest')
  await expect(page).toHaveURL(/chart=heatmap&compute=max|compute=max&chart=heatmap/)
  await page.reload()
  await expect(page.getByRole('figure', { name: 'Largest duration, s' })).toBeVisible()
  await expect(canvas).toBeVisible()
  const saved = async (button: 'PNG' | 'CSV') => {
    const download = page.waitForEvent('download')
    await figure.getByRole('button', { name: button, exact: true }).click()
    const file = await download
    return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
  }
  const picture = await saved('PNG')
  expect(picture.name).toBe('durations.png')
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG')
  const data = await saved('CSV')
  expect(data.name).toBe('durations.csv')
  expect(data.bytes.toString().trim().split('\r\n').length).toBeGreaterThan(1)

  const asked = await demo.calls('metrics.queryMetrics')
  await page.getByRole('button', { name: 'Reload', exact: true }).click()
  await expect.poll(() => demo.calls('metrics.queryMetrics')).toBe(asked + 1)
})

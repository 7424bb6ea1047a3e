import { readFile } from 'node:fs/promises'
import { verdictOf } from '../../bench/budgets.ts'
import { bytesOfOpenPage } from '../../bench/measure/scripts.ts'
import { chartScript } from '../../bench/pages.ts'
import { limitAddress } from '../support/addresses.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'Privileged' })

test('cases as a chart: loading, its types and settings, its data, a picture, the other theme', async ({
  page,
  demo,
}) => {
  const figure = page.getByRole('figure')
  const canvas = figure.locator('canvas').first()
  const pixels = () => canvas.evaluate((each) => (each as HTMLCanvasElement).toDataURL())
  const address = (await limitAddress()).replace('scenarioParameterGroup', 'reportChart')
  await page.goto(address)
  await expect(page.getByRole('tab', { name: 'Report chart BETA' })).toBeVisible()
  await expect(canvas).toBeVisible()
  await expect.poll(async () => (await canvas.boundingBox())?.height).toBe(450)
  // Two cases, with either weather, lie at each place of speed and gap.
  const table = page.getByRole('table', { name: 'Data of Cases by status' })
  await expect(
    table.getByRole('row', { name: /^10 4 rain Failed .* 2$/ }).getByRole('link', { name: '10' }),
  ).toBeVisible()
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
  const turn = page.getByRole('slider', { name: 'Turn' })
  await expect(turn).toBeHidden()
  await page.getByRole('radio', { name: 'Surface' }).check({ force: true })
  await expect(turn).toBeVisible()
  await page.getByRole('radio', { name: 'Heatmap' }).check({ force: true })
  await expect(turn).toBeHidden()
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

  await page.getByRole('radio', { name: 'Scatter' }).check({ force: true })
  await expect(table).toBeVisible()
  await expect(canvas).toBeVisible()
  await expect(async () => {
    // The axes end 5 % above the largest speed, 50, and the largest gap, 20.
    const { width = 0, height = 0 } = (await canvas.boundingBox()) ?? {}
    const at = { x: 76 + ((width - 100) * 10) / 52.5, y: height - 56 - ((height - 92) * 20) / 21 }
    await canvas.click({ position: at, timeout: 1000 })
    await expect(page).toHaveURL(/region=ego_speed:10:10,cut_in_gap:20:20/, { timeout: 500 })
  }).toPass()
  await expect(page.getByRole('region', { name: 'Selection', exact: true })).toContainText(
    '0 failed · 2 passed of 2',
  )
})

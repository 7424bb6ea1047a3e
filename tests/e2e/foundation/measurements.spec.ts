import type { Figure, MeasurementReport } from '@/app/measurements.ts'
import { identity, reportRows, verdict } from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

const address = '/demo/measurements'

/** The code that measures, which comes some time after the first page. */
const code = /\/assets\/measurements-/

test('a deployment that asks for it is told how long its users wait, and nothing else', async ({
  page,
  running,
  request,
}) => {
  running.configure({ measurements: { address } })
  const reports = async (): Promise<MeasurementReport[]> =>
    (await request.get(`${running.origin}${address}`)).json()
  await page.goto('/evaluation/reports')
  await expect(reportRows(page).first()).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('measuring').length > 0)
  await identity(
    reportRows(page)
      .filter({ hasText: /Test failed/ })
      .first(),
  ).click()
  await expect(verdict(page)).toBeVisible()
  const sent = page.waitForRequest(`${running.origin}${address}`)
  await page.evaluate(() => {
    // A browser without windows never hides a page.
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    Reflect.deleteProperty(document, 'visibilityState')
  })
  const headers = await (await sent).allHeaders()
  expect([headers.cookie, headers.authorization]).toEqual([undefined, undefined])
  expect(headers.referer).toBe(`${running.origin}/`)
  await expect.poll(async () => (await reports()).length).toBe(1)
  await page.goBack()
  await expect(reportRows(page).first()).toBeVisible()
  await page.goto('about:blank')
  // What was measured since comes from a page that is left.
  await expect.poll(async () => (await reports()).length).toBe(2)
  const [report, later] = await reports()
  expect(later?.figures).toContainEqual({
    page: '/reports',
    name: 'next',
    value: expect.any(Number),
  })
  const { version, commit, figures, ...others } = report ?? { figures: [] as Figure[] }
  expect(others).toEqual({})
  expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  const timeOf = (name: Figure['name'], on: string) =>
    figures.find((figure) => figure.name === name && figure.page === on)?.value
  expect(timeOf('rows', '/reports')).toBeGreaterThan(0)
  expect(timeOf('blocking', '/reports')).toBeGreaterThanOrEqual(0)
  expect(timeOf('next', '/reports/$jobId')).toBeGreaterThan(0)
  expect(timeOf('FCP', '/reports')).toBeGreaterThan(0)
  for (const figure of figures) {
    expect(Object.keys(figure).sort()).toEqual(['name', 'page', 'value'])
    expect(figure.page).toMatch(/^(\/[a-z_]+|\/\$[a-zA-Z]+)+$/)
    expect(typeof figure.value).toBe('number')
  }
})

test('nothing is measured unless a deployment asks for it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (made) => asked.push(made.url()))
  await page.clock.install()
  await page.goto('/evaluation/reports')
  await expect(reportRows(page).first()).toBeVisible()
  await page.clock.fastForward(60_000)
  await page.goto('about:blank')
  expect(asked.filter((url) => code.test(url) || url.includes('measurements'))).toEqual([])
})

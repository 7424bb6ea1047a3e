import { expectAccessible } from '../support/accessibility.ts'
import { breadcrumb } from '../support/console.ts'
import {
  failureRows,
  identity,
  openJob,
  reportRows,
  suiteReportRows,
  verdict,
} from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test('one click from the list leads to the causes of a failed job, two to a case', async ({
  page,
}) => {
  await page.goto('/evaluation/reports?state=failed')
  const row = reportRows(page)
    .filter({ hasText: /Test failed/ })
    .first()
  const [count = ''] = (await row.getByText(/^[\d,]+ failed$/).textContent())?.split(' ') ?? []
  await identity(row).click()
  await expect(verdict(page)).toContainText(`${count} failed`)
  const causes = page.getByRole('list', { name: 'Top causes' })
  await expect(causes.getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `${count} case` })).toBeVisible()
  const link = failureRows(page).getByRole('link').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/tests\/[^/]+\/[^/]+\/[^/?]+/)
  expect(name).not.toBe('')
})

test('shows all failures of a job on its page, six rows of them without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openJob(page)
  const tab = page.getByRole('tab', { name: /^Failures/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const count = Number(((await tab.textContent()) ?? '').replace(/\D/g, ''))
  const groups = failureRows(page).getByRole('button', { expanded: false })
  const cases = failureRows(page).filter({ has: page.getByRole('link') })
  await expect(cases.first()).toBeVisible()
  const sixth = await failureRows(page).nth(5).boundingBox()
  expect((sixth?.y ?? 800) + (sixth?.height ?? 0)).toBeLessThanOrEqual(800)

  while ((await groups.count()) > 0) await groups.first().click()
  await expect(cases).toHaveCount(count)
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'By scenario' }).check()
  await expect(page).toHaveURL(/table_config=by_scenario/)
  await page.getByRole('radio', { name: 'Flat' }).check()
  await expect(page).toHaveURL(/table_config=flat/)
  await expect(cases).toHaveCount(count)
})

test('a cause and words narrow the failures, and their cases are stepped through in that order', async ({
  page,
}) => {
  await openJob(page)
  const causes = page.getByRole('list', { name: 'Top causes' })
  const chip = causes.getByRole('button').first()
  // All cases are there.
  await expect(page.getByText(/^\d+ cases? in \d+ scenarios?$/)).toBeVisible()
  const [cause, count] = /^(.+?)(\d+)$/.exec((await chip.textContent()) ?? '')?.slice(1) ?? []
  await chip.click()
  await expect(page).toHaveURL(/failure_cause_labels=/)
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Flat' }).check()
  const cases = failureRows(page).filter({ has: page.getByRole('link') })
  await expect(cases).toHaveCount(Number(count))
  await cases.first().click()
  const steps = page.getByRole('navigation', { name: 'Failures' })
  await expect(steps).toContainText(`1 of ${count} ${cause} failures`)
  const why = page.getByRole('region', { name: 'Cause' })
  await expect(why).toContainText(cause ?? '')
  await expectAccessible(page)
  await page.keyboard.press(']')
  await expect(steps).toContainText(`2 of ${count}`)
  await steps.getByRole('button', { name: 'Previous failure' }).click()
  await expect(steps).toContainText(`1 of ${count}`)
  await page.reload()
  await expect(steps).toContainText(`1 of ${count}`)

  // Up to the list as it was, then to the failures of a suite alone.
  await breadcrumb(page).getByRole('link').nth(1).click()
  await expect(cases).toHaveCount(Number(count))
  await page.getByRole('searchbox', { name: 'Search failures' }).fill('nobody says so')
  await expect(page.getByText('No failure matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await page.getByRole('tab', { name: 'Suites' }).click()
  await suiteReportRows(page).first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Scenarios' })).toBeVisible()
  const tab = page.getByRole('tab', { name: /^Failures/ })
  const own = Number(((await tab.textContent()) ?? '').replace(/\D/g, ''))
  await tab.click()
  await page.getByRole('radio', { name: 'Flat' }).check()
  await expect(cases).toHaveCount(own)
})

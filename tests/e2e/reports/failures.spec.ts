import { expectAccessible } from '../support/accessibility.ts'
import { failureRows, identity, openJob, reportRows, verdict } from '../support/reports.ts'
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

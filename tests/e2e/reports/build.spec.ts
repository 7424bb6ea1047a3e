import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { buildReportAddress, jobAddress } from '../support/addresses.ts'
import { breadcrumb } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

const log = (page: Page) => page.getByRole('region', { name: 'Build log', exact: true })
const logButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Log', exact: true })
const details = (page: Page) => page.getByRole('region', { name: 'Details', exact: true })
const openDetails = (page: Page) => page.getByText('Details', { exact: true }).click()

test('the builds of a job lead to its only build, which names itself and its log', async ({
  page,
}) => {
  await page.goto(await jobAddress('failed build', { below: '/builds' }))
  await expect(page).toHaveURL(/\/builds\/[0-9a-f-]{36}\?/)
  await expect(breadcrumb(page)).toHaveText(/^Reports\/ Job [0-9a-f]{8}\/ Build log$/)
  await expect(log(page).getByText(/no member named ‘lateralDistance’|^fatal: /)).toBeVisible()
  await openDetails(page)
  await expect(details(page)).toContainText('Job report ID')
  await expect(details(page)).not.toContainText('Developer Build Options')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await logButton(page).click()
  await expect(log(page)).toBeHidden()
})

test('a running build streams its log, and shows the whole once it has ended', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await page.goto(await buildReportAddress('running build'))
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const told = page.getByText(/[\d,]+ lines · [\d.]+ KB so far/)
  const before = await told.textContent()
  await demo.jump(30)
  await page.clock.runFor(6000)
  await expect(told).not.toHaveText(before ?? '')
  await demo.jump(3600)
  await page.clock.runFor(16_000)
  await expect(page.getByText(/[\d,]+ lines · [\d.]+ KB$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled()
})

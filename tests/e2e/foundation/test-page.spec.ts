import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { pageHeading } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

const address = '/evaluation/test'

const openTab = async (page: Page, name: string) => {
  await page.goto(address)
  await page.getByRole('tab', { name }).click()
}

test('tells the version, flags with reasons, and configuration of the console', async ({
  page,
}) => {
  await page.goto(address)
  await expect(pageHeading(page, 'Test')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Build' })).toContainText(/Version\s*\d+\.\d+\.\d+/)
  const flags = page.getByRole('table', { name: 'Feature flags' })
  await expect(flags.getByRole('row', { name: /^internalStaff Off/ })).toContainText(
    'The auth service does not grant the scope.',
  )
  const configuration = page.getByRole('table', { name: 'Configuration' })
  await expect(configuration.getByRole('row', { name: /^services\.evaluation/ })).toContainText(
    '/services/evaluation',
  )
  await expectAccessible(page)
})

test('is not there without test mode', async ({ page, running }) => {
  running.configure({ testMode: 'yes' })
  await page.goto(address)
  await expect(pageHeading(page, 'Reports')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test', exact: true })).toHaveCount(0)
})

test.describe('an internal user', () => {
  test.use({ persona: 'Privileged' })

  test('sees the features that are on', async ({ page }) => {
    await page.goto(address)
    const flags = page.getByRole('table', { name: 'Feature flags' })
    await expect(flags.getByRole('row', { name: /^caret On/ })).toContainText('grants the scope')
  })
})

test.describe('the demo', () => {
  test('its clock is set and jumps', async ({ page }) => {
    await openTab(page, 'Demo controls')
    const clock = page.getByRole('region', { name: 'Clock' })
    const time = async () =>
      Date.parse((await clock.locator('time').getAttribute('datetime')) ?? '')
    await expect(clock.getByText('Paused')).toBeVisible()
    await expectAccessible(page)
    const before = await time()
    await clock.getByRole('button', { name: '1 hour' }).click()
    await expect.poll(time).toBe(before + 3_600_000)
    await clock.getByLabel('Speed').selectOption('60 times as fast')
    await clock.getByRole('button', { name: 'Run' }).click()
    await expect(clock.getByText('Running')).toBeVisible()
    await clock.getByRole('button', { name: 'Pause' }).click()
    await expect(clock.getByText('Paused')).toBeVisible()
    expect(await time()).toBeGreaterThan(before + 3_600_000)
  })

  test('takes a fault for one operation, and gives it back', async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource.*\/services\/auth\/assert/)
    await page.goto(address)
    await expect(page.getByText('The auth service does not grant the scope.')).toHaveCount(5)
    await page.getByRole('tab', { name: 'Demo controls' }).click()
    await page.getByRole('combobox', { name: /^Operation/ }).click()
    await page.getByRole('option', { name: 'auth.assertFeatureScope' }).click()
    await page.getByRole('textbox', { name: 'Status' }).fill('42')
    await page.getByRole('button', { name: 'Add the fault' }).click()
    await expect(page.getByText('A status is a number from 200 to 599.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Status' }).fill('403')
    await page.getByRole('button', { name: 'Add the fault' }).click()
    const fault = page.getByRole('row', { name: /^auth\.assertFeatureScope/ })
    await expect(fault).toContainText('Status 403, code and message')
    await expect(fault).toContainText('Until cleared')
    await page.goto(address)
    await expect(page.getByText('The check failed: The service failed on purpose.')).toHaveCount(5)
    await page.getByRole('tab', { name: 'Demo controls' }).click()
    await page.getByRole('button', { name: 'Clear the faults of auth.assertFeatureScope' }).click()
    await expect(page.getByText('No faults.')).toBeVisible()
  })

  test('is reset with another seed after a question', async ({ page }) => {
    await openTab(page, 'Demo controls')
    const platform = page.getByRole('region', { name: 'Platform' })
    await platform.getByLabel('Latency').selectOption('100 ms')
    await platform.getByRole('textbox', { name: 'Seed' }).fill('another')
    await platform.getByRole('button', { name: 'Reset the demo' }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure to reset the demo?' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('The demo has been reset')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(platform.getByRole('textbox', { name: 'Seed' })).toHaveValue('another')
    await expect(platform.getByLabel('Latency')).toHaveValue('0')
  })

  test('keeps a ledger that is searched, narrowed, sorted and exported', async ({ page }) => {
    await page.goto(`${address}?tab=ledger`)
    const ledger = page.getByRole('table', { name: 'Contract ledger' })
    await expect(ledger.getByRole('row', { name: /project\.listProjects/ })).toContainText(
      // The browser may know the answer from before.
      /(200|304) × /,
    )
    await page.getByRole('radio', { name: /^Called/ }).check()
    await expect(ledger.getByRole('row', { name: /getSuite/ })).toHaveCount(0)
    await ledger.getByRole('button', { name: 'Calls' }).click()
    await expect(ledger.getByRole('row').nth(1)).toContainText('auth.assertFeatureScope')
    await page.getByRole('searchbox', { name: 'Search operations' }).fill('listproj')
    await expect(ledger.getByRole('row')).toHaveCount(2)
    await expectAccessible(page)
    await expect(page).toHaveURL(/filter=called.*search=listproj.*sort=-calls/)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    const text = await readFile(await (await download).path(), 'utf8')
    expect(text.trim().split('\r\n')).toEqual([
      expect.stringContaining('Operation,Calls,Statuses'),
      expect.stringMatching(/^project\.listProjects,\d+,(200|304) × \d+,0,,State$/),
    ])
  })
})

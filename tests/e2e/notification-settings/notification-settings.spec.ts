import type { Page } from '@playwright/test'
import { catalogAddress, catalogWithAll, integrationAddress } from '../support/addresses.ts'
import { alertWith, overview, pageHeading, switchProject } from '../support/console.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: 'Internal staff' })

const event = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })
const toggle = (page: Page, name: string, way: 'E-mail' | 'Chat app') =>
  event(page, name).getByRole('switch', { name: way })

const [automatic, build, own] = [
  'A job that started by itself is complete',
  'An on-demand build is complete',
  'A job you started is complete',
] as const

test('switches what the user is told about, at once, and back when it fails', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/notification-settings')
  const catalogs = page.getByRole('region', { name: 'All catalogs' })
  await expect(catalogs.getByRole('listitem')).toHaveCount(3)
  await expect(
    page.getByRole('region', { name: 'What you started' }).getByRole('listitem'),
  ).toHaveCount(2)
  await expect(toggle(page, automatic, 'E-mail')).toBeChecked()
  await expect(toggle(page, own, 'E-mail')).toBeChecked()
  await expect(toggle(page, own, 'Chat app')).not.toBeChecked()
  await expect(event(page, build).getByRole('switch')).toHaveCount(1)

  await toggle(page, own, 'Chat app').click()
  await toggle(page, build, 'E-mail').focus()
  await page.keyboard.press('Space')
  await expect(toggle(page, own, 'Chat app')).toBeChecked()
  await expect(toggle(page, build, 'E-mail')).toBeChecked()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

  await demo.fault('notification.updateNotificationSetting', {
    kind: 'status',
    status: 403,
    form: 'name',
  })
  await toggle(page, automatic, 'E-mail').click()
  await expect(alertWith(page, 'Failed to save the notification setting.')).toBeVisible()
  await expect(toggle(page, automatic, 'E-mail')).toBeChecked()
  await demo.clearFaults()
  await page.reload()
  await expect(toggle(page, automatic, 'E-mail')).toBeChecked()
  await expect(toggle(page, own, 'Chat app')).toBeChecked()

  const told = `${automatic} (E-mail), ${build} (E-mail)`
  for (const address of [catalogAddress(catalogWithAll), integrationAddress('github')]) {
    await page.goto(await address)
    await expect(overview(page)).toContainText(told)
  }
  await overview(page).getByRole('link', { name: 'Change' }).click()
  await expect(toggle(page, build, 'E-mail')).toBeChecked()
  await switchProject(page, 'Shuttle 4 Odaiba', 'Robotaxi L4')
  await expect(pageHeading(page, 'Reports')).toBeVisible()
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { openDraft } from '../support/releases.ts'
import { expect, test } from '../support/test.ts'

const missingReport = /Failed to load resource.*404.*\/report\b/
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Download firmware image' })

const openDownload = async (page: Page) => {
  await openDraft(page)
  await page.getByRole('button', { name: 'Download the image of ecu-main' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Download' })).toBeVisible()
}

test.beforeEach(({ expectProblem }) => expectProblem(missingReport))

test('opens a link to the image, which is offered as long as it is good', async ({
  page,
  context,
}) => {
  test.slow()
  await page.clock.install()
  await openDownload(page)
  const file = dialog(page).getByRole('region', { name: 'ecu-main.ext4.zst' })
  await expect(file).toContainText('ecu-main.ext4.zst')
  await expect(file).toContainText(/Size[\d.,]+ (Bytes|KB|MB|GB)/)
  await expect(file).toContainText(/sha256:[0-9a-f]{64}/)
  await expect(file).toContainText('architecture: arm64')
  await expectAccessible(page)
  const opened = context.waitForEvent('page')
  await file.getByRole('button', { name: 'Download' }).click()
  await (await opened).close()
  const link = file.getByRole('link', { name: /open the link/ })
  await expect(link).toHaveAttribute(
    'href',
    /^http:\/\/localhost:\d+\/evaluation\/objects\/[\w-]+\/ecu-main\.ext4\.zst$/,
  )
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.headers()['content-disposition']).toMatch(/^attachment; .*ecu-main\.ext4\.zst$/)
  await expect(file).toContainText(/It is good until \d\d:\d\d\./)
  await expectAccessible(page)
  await page.clock.fastForward(3_601_000)
  await expect(link).toBeHidden()
})

test('is closed by keyboard, and the focus returns', async ({ page }) => {
  await openDownload(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Download the image of ecu-main' })).toBeFocused()
})

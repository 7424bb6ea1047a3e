import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { found } from '../support/addresses.ts'
import { openArea, pageHeading } from '../support/console.ts'
import { forms } from '../support/forms.ts'
import { nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource.*404.*\/report\b/))

for (const { name, address, persona = 'Member', field, to } of forms) {
  test.describe(() => {
    test.use({ persona })

    test(`${name} asks before what was entered is lost`, async ({ page }) => {
      const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
      await page.goto(await found(address))
      await field(page).fill('Half done')
      await cancel.click()
      await press(page, 'Cancel')
      await expect(field(page)).toHaveValue('Half done')
      await cancel.click()
      await press(page, 'Leave')
      await expect(pageHeading(page, to)).toBeVisible()
    })
  })
}

test('a link out of a form asks, too', async ({ page }) => {
  await page.goto('/evaluation/suites/new')
  await nameField(page).fill('Half done')
  await openArea(page, 'Reports')
  await expectAccessible(page)
  await press(page, 'Cancel')
  await expect(nameField(page)).toHaveValue('Half done')
})

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { suiteAddress } from '../support/addresses.ts'
import { alertWith, pageHeading, snackbars } from '../support/console.ts'
import { forward, nameField, suiteRow } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

/** Fills in a new suite and goes on to the confirm step. */
const fillIn = async (page: Page, name: string) => {
  await page.goto('/evaluation/suites/new')
  await nameField(page).fill(name)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('table', { name: 'Scenarios' })).toBeVisible()
}

test('a failed save keeps what was entered, also of the steps before', async ({ page, demo }) => {
  await fillIn(page, 'Saved in the end')
  await demo.fault('evaluation.createSuite', { kind: 'status', status: 400, form: 'code' }, 1)
  await forward(page).click()
  await expect(alertWith(page, 'Failed to save the suite.')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(nameField(page)).toHaveValue('Saved in the end')
})

for (const kind of ['malformed', 'empty', 'wrong-shape'] as const) {
  test(`a new suite whose answer is ${kind} is saved all the same`, async ({ page, demo }) => {
    await fillIn(page, `Answered ${kind}`)
    await demo.fault('evaluation.createSuite', { kind })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(pageHeading(page, 'Suites')).toBeVisible()
    await expect(suiteRow(page, `Answered ${kind}`)).toBeVisible()
    // The list may show it on another page.
    await expect(snackbars(page)).toHaveText(['The suite has been saved.'])
  })
}

test('a suite that is refused for scenarios without approval links them', async ({
  page,
  demo,
}) => {
  await page.goto(await suiteAddress('Approval of the new cut-ins', { below: '/edit' }))
  for (const name of ['Next', 'Next']) {
    await expect(forward(page)).toHaveText(name)
    await forward(page).click()
  }
  await demo.fault('evaluation.updateSuite', {
    kind: 'status',
    status: 400,
    form: 'code',
    message: 'A scenario is not approved.',
  })
  await page.getByRole('button', { name: 'Save' }).click()
  const alert = alertWith(
    page,
    'The suite update failed because the following scenario has not been approved.',
  )
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
})

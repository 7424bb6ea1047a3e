import type { Page } from '@playwright/test'
import { pageHeading } from '../support/console.ts'
import { liveThroughSuite } from '../support/lifecycle.ts'
import { signIn } from '../support/sign-in.ts'
import { suiteRow } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: null })

test('the life of a suite, from the sign-in on, with every page loaded anew', async ({ page }) => {
  test.slow()
  await signIn(page, 'Member', '/evaluation/suites')
  await liveThroughSuite(page)
})

/** Tabs, forwards or backwards, until the element has the focus. */
const tabTo = async (page: Page, locator: ReturnType<Page['getByRole']>, key = 'Tab') => {
  await expect(locator.first()).toBeVisible()
  for (let presses = 0; presses < 150; presses += 1) {
    if (await locator.first().evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The focus never comes to ${locator}.`)
}

test('the life of a suite, by keyboard alone', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, page.getByRole('button', { name, exact: true }))
    await keyboard.press(key)
  }
  await page.goto('/evaluation/suites')
  await tabTo(page, page.getByRole('button', { name: 'Member', exact: true }))
  await keyboard.press('Enter')
  await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
  await tabTo(page, page.getByRole('link', { name: 'New Suite' }))
  await keyboard.press('Enter')
  await expect(pageHeading(page, 'New Suite')).toBeFocused()

  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }))
  await keyboard.type('Typed blindly')
  for (const [row, key, value] of [
    ['1', 'area', 'odaiba'],
    ['2', 'time', 'dawn'],
  ] as const) {
    await press('Add label')
    await tabTo(page, page.getByRole('textbox', { name: `Key of label ${row}` }), 'Shift+Tab')
    await keyboard.type(key)
    await keyboard.press('Tab')
    await keyboard.type(value)
  }
  const list = page.getByRole('list', { name: 'Available scenarios' })
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const approved = list.getByRole('listitem').filter({ hasText: /Approved/ })
    await tabTo(page, approved.nth(index).getByRole('checkbox'))
    await keyboard.press('Space')
  }
  await press('Define parameter set overrides')
  await expect(page.getByRole('region', { name: 'Parameter set overrides' })).toBeFocused()

  const range = page.getByRole('radio', { name: 'Range' }).first()
  const own = page
    .getByRole('group', { name: /^Override of/ })
    .filter({ has: page.getByRole('radio', { name: 'Range' }) })
    .first()
    .getByRole('radio', { name: 'As in the scenario' })
  await tabTo(page, own)
  await keyboard.press('ArrowRight')
  await expect(range).toBeChecked()
  for (const value of ['0', '10', '2.5']) {
    await keyboard.press('Tab')
    await keyboard.type(value)
  }
  await press('Confirm')
  await press('Save')
  await expect(pageHeading(page, 'Typed blindly')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('0 to 10, step 2.5')

  await tabTo(page, page.getByRole('link', { name: 'Edit', exact: true }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }))
  await keyboard.press('End')
  await keyboard.type(', twice')
  await press('Define parameter set overrides')
  await press('Confirm')
  await press('Save')
  await expect(pageHeading(page, 'Typed blindly, twice')).toBeFocused()

  await press('Actions for Typed blindly, twice')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete the suite?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.press('Enter')
  await expect(page.getByText('The suite has been deleted').first()).toBeVisible()

  await keyboard.press('g')
  await keyboard.press('s')
  await expect(pageHeading(page, 'Suites')).toBeFocused()
  await tabTo(page, page.getByRole('checkbox', { name: 'Deleted' }))
  await keyboard.press('Space')
  await expect(suiteRow(page, 'Typed blindly, twice')).toBeVisible()
})

import { pageHeading } from '../support/console.ts'
import { confirmQuestion, pressAt, pressButton, tabTo } from '../support/keyboard.ts'
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

test('the life of a suite, by keyboard alone', async ({ page }) => {
  test.slow()
  const { keyboard } = page
  await page.goto('/evaluation/suites')
  await pressAt(page, page.getByRole('button', { name: 'Member', exact: true }))
  await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
  await pressAt(page, page.getByRole('link', { name: 'New Suite' }))
  await expect(pageHeading(page, 'New Suite')).toBeFocused()

  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }))
  await keyboard.type('Typed blindly')
  for (const [row, key, value] of [
    ['1', 'area', 'odaiba'],
    ['2', 'time', 'dawn'],
  ] as const) {
    await pressButton(page, 'Add label')
    await tabTo(page, page.getByRole('textbox', { name: `Key of label ${row}` }), 'Shift+Tab')
    await keyboard.type(key)
    await keyboard.press('Tab')
    await keyboard.type(value)
  }
  const list = page.getByRole('list', { name: 'Available scenarios' })
  for (const index of [0, 1, 2, 3, 4, 5]) {
    const approved = list.getByRole('listitem').filter({ hasText: /Approved/ })
    await pressAt(page, approved.nth(index).getByRole('checkbox'), 'Space')
  }
  await pressButton(page, 'Define parameter set overrides')
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
  await pressButton(page, 'Confirm')
  await pressButton(page, 'Save')
  await expect(pageHeading(page, 'Typed blindly')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('0 to 10, step 2.5')

  await pressAt(page, page.getByRole('link', { name: 'Edit', exact: true }))
  await tabTo(page, page.getByRole('textbox', { name: 'Name', exact: true }))
  await keyboard.press('End')
  await keyboard.type(', twice')
  await pressButton(page, 'Define parameter set overrides')
  await pressButton(page, 'Confirm')
  await pressButton(page, 'Save')
  await expect(pageHeading(page, 'Typed blindly, twice')).toBeFocused()

  await pressButton(page, 'Actions for Typed blindly, twice')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await keyboard.press('Enter')
  await confirmQuestion(page, 'Are you sure to delete the suite?')
  await expect(page.getByText('The suite has been deleted').first()).toBeVisible()

  await keyboard.press('g')
  await keyboard.press('s')
  await expect(pageHeading(page, 'Suites')).toBeFocused()
  await pressAt(page, page.getByRole('checkbox', { name: 'Deleted' }), 'Space')
  await expect(suiteRow(page, 'Typed blindly, twice')).toBeVisible()
})

import { openArea, overview, pageHeading, snackbars } from '../support/console.ts'
import { confirmQuestion, pressAt, pressButton, tabTo } from '../support/keyboard.ts'
import { signIn } from '../support/sign-in.ts'
import {
  addLabel,
  chooseApproved,
  fillFirstRange,
  forward,
  nameField,
  suiteRow,
  suiteRows,
} from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test.use({ persona: null })

test('the life of a suite, from the sign-in on, with every page reloaded', async ({ page }) => {
  test.slow()
  await signIn(page, 'Member', '/evaluation/suites')
  await suiteRow(page, 'Nightly regression').getByRole('link').first().click()
  await expect(pageHeading(page, 'Nightly regression')).toBeVisible()
  await page.reload()
  await expect(overview(page)).toContainText('ego_speed: 20 to 40, step 10')

  await openArea(page, 'Suites')
  await page.getByRole('link', { name: 'New Suite' }).click()
  await expect(pageHeading(page, 'New Suite')).toBeVisible()
  await page.reload()
  await nameField(page).fill('Lane changes at dawn')
  await page.getByRole('textbox', { name: 'Description' }).fill('Low sun from the left.')
  const scenarios = await chooseApproved(page, 8)
  await addLabel(page, 'area', 'odaiba')
  await addLabel(page, 'time', 'dawn')
  await page.getByRole('button', { name: 'Define parameter set overrides' }).click()
  const parameter = await fillFirstRange(page, { start: '0', stop: '10', step: '2.5' })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`${parameter}: 0 to 10, step 2.5`)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()

  const expectSaved = async (name: string, labels: readonly string[]) => {
    await expect(pageHeading(page, name)).toBeVisible()
    await expect(overview(page)).toContainText('Low sun from the left.')
    await expect(overview(page)).toContainText(`${parameter}: 0 to 10, step 2.5`)
    for (const label of ['area: odaiba', 'time: dawn', 'time: dusk']) {
      if (labels.includes(label)) await expect(overview(page)).toContainText(label)
      else await expect(overview(page)).not.toContainText(label)
    }
    await expect(page.getByRole('tab', { name: /^Scenarios/ })).toContainText(
      String(scenarios.length),
    )
  }
  await expectSaved('Lane changes at dawn', ['area: odaiba', 'time: dawn'])
  await page.reload()
  await expectSaved('Lane changes at dawn', ['area: odaiba', 'time: dawn'])

  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(nameField(page)).toHaveValue('Lane changes at dawn')
  await page.reload()
  await nameField(page).fill('Lane changes at dusk')
  await page.getByRole('textbox', { name: 'Value of label 2' }).fill('dusk')
  for (const name of ['Define parameter set overrides', 'Confirm', 'Save']) {
    await expect(forward(page)).toHaveText(name)
    await forward(page).click()
  }
  await expectSaved('Lane changes at dusk', ['area: odaiba', 'time: dusk'])
  await page.reload()
  await expectSaved('Lane changes at dusk', ['area: odaiba', 'time: dusk'])

  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The suite has been deleted').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await page.reload()
  await expect(pageHeading(page, 'Lane changes at dusk')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run evaluation job' })).toHaveCount(0)

  await openArea(page, 'Suites')
  await page.getByRole('searchbox', { name: 'Name' }).fill('Lane changes at dusk')
  await expect(page.getByText('No suite of this project matches the filter.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
  await expect(suiteRow(page, 'Lane changes at dusk')).toBeVisible()
  await page.reload()
  await expect(suiteRows(page)).toHaveCount(1)
  await expect(suiteRow(page, 'Lane changes at dusk')).toBeVisible()
  await expect(snackbars(page)).toHaveCount(0)
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
  await pressAt(page, page.getByRole('checkbox', { name: 'Only deleted' }), 'Space')
  await expect(suiteRow(page, 'Typed blindly, twice')).toBeVisible()
})

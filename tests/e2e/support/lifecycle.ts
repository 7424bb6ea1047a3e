import { expect, type Page } from '@playwright/test'
import { openArea, pageHeading, snackbars } from './console.ts'
import {
  addLabel,
  chooseApproved,
  fillFirstRange,
  forward,
  nameField,
  suiteRow,
  suiteRows,
} from './suites.ts'

/** What the overview of a suite says. */
const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })

/**
 * The life of a suite, from the list on: one is opened, another made in the wizard with a range and two
 * labels, changed, deleted, and found among the deleted ones. Every page is loaded anew on the way.
 */
export const liveThroughSuite = async (page: Page) => {
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
  await page.getByRole('searchbox', { name: 'Name' }).fill('lane changes at')
  await expect(page.getByText('No suite of this project matches the filter.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Deleted' }).check()
  await expect(suiteRow(page, 'Lane changes at dusk')).toBeVisible()
  await page.reload()
  await expect(suiteRows(page)).toHaveCount(1)
  await expect(suiteRow(page, 'Lane changes at dusk')).toBeVisible()
  await expect(snackbars(page)).toHaveCount(0)
}

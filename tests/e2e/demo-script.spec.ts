import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { selectFile, zip } from './support/assets.ts'
import {
  alertWith,
  openArea as open,
  pageHeading,
  projectButton,
  switchProject,
} from './support/console.ts'
import { failureRows, identity, missingSimulator, reportRows, verdict } from './support/reports.ts'
import { drawer } from './support/run-drawer.ts'
import { chooseOnSignInPage, signIn } from './support/sign-in.ts'
import { demoPath, expect, test } from './support/static-demo.ts'
import { addLabel, availableScenarios, forward, nameField, suiteRow } from './support/suites.ts'

/** Longer than the wait for a poll, in milliseconds. */
const nextPoll = 16_000

/** The titles of the guide's script, in its order. */
const titles = [...readFileSync('docs/demo.md', 'utf8').matchAll(/^\d+\. \*\*(.+?)\.?\*\*/gm)].map(
  ([, title = '']) => title,
)

const openControls = async (page: Page) => {
  await open(page, 'Test')
  await page.getByRole('tab', { name: 'Demo controls' }).click()
}

const addFault = async (page: Page, operation: string, status: string, calls?: string) => {
  await openControls(page)
  await page.getByRole('combobox', { name: /^Operation/ }).click()
  await page.keyboard.type(operation)
  await page.getByRole('option', { name: operation, exact: true }).click()
  await page.getByRole('textbox', { name: 'Status' }).fill(status)
  if (calls) await page.getByRole('textbox', { name: 'Calls' }).fill(calls)
  await page.getByRole('button', { name: 'Add the fault' }).click()
  await expect(
    page.getByRole('row', { name: new RegExp(`^${operation}`) }).filter({ hasText: status }),
  ).toBeVisible()
}

test('the script of the guide can be given, to its end', async ({ page, expectProblem }) => {
  test.setTimeout(240_000)
  expectProblem(missingSimulator)
  expectProblem(/Failed to load resource.*\b(403|500)\b/)
  expectProblem(/The service failed on purpose/)
  const given: string[] = []
  const step = async (title: string, body: () => Promise<void>) => {
    given.push(title)
    await test.step(title, body)
  }

  await step('Start over', async () => {
    await page.clock.install()
    await signIn(page, 'Member', `${demoPath}/`)
    await expect(pageHeading(page, 'Reports')).toBeVisible()
    await expect(projectButton(page, 'Shuttle 4 Odaiba')).toBeVisible()
    await openControls(page)
    await page.getByRole('button', { name: 'Reset the demo' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
    await expect(page.getByText('The demo has been reset')).toBeVisible()
  })

  await step('Reports', async () => {
    await open(page, 'Reports')
    await expect(reportRows(page).first()).toContainText(/Scheduled|Running|Building|Testing/i)
    const failed = reportRows(page).filter({ hasText: 'Test failed' }).first()
    await identity(failed).click()
    await expect(verdict(page)).toContainText('failed')
    await expect(verdict(page)).toContainText(/new/)
    await expect(failureRows(page).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Suites' }).click()
    const address = page.url()
    await page
      .getByRole('switch', { name: 'N/A mode' })
      .or(page.getByRole('checkbox', { name: 'N/A mode' }))
      .first()
      .click()
    await expect(page).not.toHaveURL(address)
  })

  await step('Time', async () => {
    await openControls(page)
    await page.getByLabel('Speed').selectOption('60 times as fast')
    await page.getByRole('button', { name: '10 minutes' }).click()
    await open(page, 'Reports')
    await expect(reportRows(page).first()).toBeVisible()
  })

  await step('Suites', async () => {
    await open(page, 'Suites')
    await page.getByRole('searchbox').first().fill('Nightly')
    await suiteRow(page, 'Nightly regression').getByRole('link').first().click()
    await expect(pageHeading(page, 'Nightly regression')).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('g')
    await page.keyboard.press('s')
    await expect(pageHeading(page, 'Suites')).toBeVisible()
  })

  await step('A new suite', async () => {
    await page.getByRole('link', { name: 'New Suite' }).click()
    await nameField(page).fill('Rush hour cut-ins')
    // From then on the list stands still.
    await expect(page.getByRole('button', { name: 'Choose all', exact: true })).toBeEnabled()
    await page.getByRole('searchbox', { name: 'Scenario name', exact: true }).fill('heavy traffic')
    await expect(availableScenarios(page).filter({ hasNotText: 'heavy traffic' })).toHaveCount(0)
    for (const name of [
      'Cut-in from the right in heavy traffic, Odaiba 111',
      'Crosswalk with a group of people in heavy traffic, Odaiba 047',
    ]) {
      await availableScenarios(page).getByRole('checkbox', { name }).check()
    }
    await addLabel(page, 'area', 'odaiba')
    await page.getByRole('button', { name: 'Define parameter set overrides' }).click()
    const group = page.getByRole('group', {
      name: 'Override of pedestrian-delay, all scenarios',
    })
    await group.getByRole('radio', { name: 'Range' }).check()
    await page.getByRole('textbox', { name: 'Start of pedestrian-delay' }).fill('1')
    await page.getByRole('textbox', { name: 'Stop of pedestrian-delay' }).fill('3')
    const width = page.getByRole('textbox', { name: 'Step of pedestrian-delay' })
    await width.focus()
    await width.blur()
    await expect(width).toHaveAccessibleDescription(/Required/)
    await width.fill('0.5')
    await forward(page).click()
    await expect(forward(page)).toHaveText('Save')
    await forward(page).click()
    await expect(pageHeading(page, 'Rush hour cut-ins')).toBeVisible()
  })

  await step('Run it', async () => {
    await open(page, 'Suites')
    await page.getByRole('button', { name: 'Actions for Nightly regression', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Run evaluation job' }).click()
    await expect(drawer(page)).toContainText('Nightly regression')
    const cleanBuild = drawer(page).getByRole('checkbox', { name: 'Clean Build' })
    await drawer(page).getByRole('radio', { name: 'Reuse build artifacts' }).click()
    await expect(cleanBuild).toBeDisabled()
    await drawer(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(drawer(page)).toBeHidden()
  })

  await step('When things go wrong', async () => {
    await addFault(page, 'evaluation.listJobReports', '500', '3')
    await open(page, 'Reports')
    await expect(reportRows(page).first()).toBeVisible()
    await page.clock.fastForward(nextPoll)
    await expect(page.getByText(/^Refresh failed, data from .* Retrying/)).toBeVisible()
    await expect(reportRows(page).first()).toBeVisible()
    await addFault(page, 'evaluation.listJobReports', '403')
    await open(page, 'Reports')
    await expect(reportRows(page).first()).toBeVisible()
    await page.clock.fastForward(nextPoll)
    await expect(alertWith(page, 'Failed to get the reports.')).toBeVisible()
    await expect(reportRows(page).first()).toBeVisible()
    await openControls(page)
    await page
      .getByRole('button', { name: /^Clear the faults of evaluation/ })
      .first()
      .click()
    await open(page, 'Reports')
    await expect(reportRows(page).first()).toBeVisible()
    await expect(alertWith(page, 'Failed to get the reports.')).toBeHidden()
  })

  await step('The contract ledger', async () => {
    await open(page, 'Test')
    await page.getByRole('tab', { name: 'Contract ledger' }).click()
    await page.getByRole('radio', { name: /^Called/ }).check()
    const ledger = page.getByRole('table', { name: 'Contract ledger' })
    await expect(ledger.getByRole('row', { name: /evaluation\.createSuite/ })).toContainText('1')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })

  await step('Size', async () => {
    await switchProject(page, 'Shuttle 4 Odaiba', 'Large project')
    await open(page, 'Reports')
    await expect(reportRows(page).first()).toBeVisible()
    await expect(page.getByText(/of 5,0\d\d|5,0\d\d reports/).first()).toBeVisible({
      timeout: 120_000,
    })
  })

  await step('For internal staff', async () => {
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await chooseOnSignInPage(page, 'Internal staff')
    await addFault(page, 'scenario.createScenarioAsset', '500', '1')
    await open(page, 'Scenario Assets')
    await page.getByRole('link', { name: 'New Scenario Asset' }).click()
    await nameField(page).fill('Umbrellas')
    await selectFile(page, zip())
    await forward(page).click()
    await expect(forward(page)).toHaveText('Submit')
    await forward(page).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await forward(page).click()
    await expect(pageHeading(page, 'Umbrellas')).toBeVisible()
  })

  expect(given).toEqual(titles)
})

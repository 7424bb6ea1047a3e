import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { catalogRow, shares, suiteChoice } from '../support/catalogs.ts'
import {
  expectLasting,
  openArea,
  pageHeading,
  snackbars,
  switchProject,
} from '../support/console.ts'
import { fillGithub, textField } from '../support/integrations.ts'
import { confirmQuestion, pressAt, pressButton, tabTo } from '../support/keyboard.ts'
import { reportRows } from '../support/reports.ts'
import {
  drawer,
  textField as drawerField,
  firstReport,
  runButton,
  selector,
  startButton,
  startJob,
  suitesOfJob,
} from '../support/run-drawer.ts'
import { forward, nameField, suiteRow, suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const [own, other] = ['Shuttle 4 Odaiba', 'Empty project'] as const
const schedule = 'main 30 18 * * mon-fri At 18:30 UTC, on Monday to Friday'

const events = (page: Page) => page.getByRole('region', { name: 'Events' })
const openRow = (page: Page, name: string) =>
  catalogRow(page, name).getByRole('link', { name, exact: true }).click()

test('the life of a catalog, with every page reloaded', async ({ page, demo }) => {
  test.slow()
  await page.goto('/evaluation/vehicle_catalogs')
  await page.getByRole('link', { name: 'New Catalog' }).click()
  await nameField(page).fill('Minibus')
  for (const suite of ['Nightly regression', 'Smoke test']) await suiteChoice(page, suite).check()
  for (const name of ['Next', 'Save']) {
    await expect(forward(page)).toHaveText(name)
    await forward(page).click()
  }
  await expectLasting(page, async () => {
    await expect(pageHeading(page, 'Minibus')).toBeVisible()
    await expect(suiteRows(page)).toHaveCount(2)
  })

  await page.getByRole('tab', { name: 'Integrations' }).click()
  await page.getByRole('link', { name: 'New Integration' }).first().click()
  await fillGithub(page)
  await page.getByRole('button', { name: 'Add scheduled event' }).click()
  await textField(page, 'Branch').fill('main')
  await page.getByRole('radio', { name: 'Cron Expression' }).check()
  await textField(page, 'Minute').fill('30 18 * * mon-fri')
  for (const name of ['Next', 'Save']) {
    await expect(forward(page)).toHaveText(name)
    await forward(page).click()
  }
  await expectLasting(page, async () => {
    await expect(pageHeading(page, 'shuttle-lab/localization')).toBeVisible()
    await expect(events(page).getByRole('listitem')).toHaveText([schedule])
  })

  await page.getByRole('link', { name: 'Minibus' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  const sharing = page.getByRole('dialog', { name: 'Share catalog' })
  await sharing.getByRole('textbox', { name: 'Destination project ID' }).fill(projectIds.empty)
  await sharing.getByRole('button', { name: 'Share' }).click()
  await expectLasting(page, () => expect(shares(page)).toContainText(/Empty project.*Pending/))

  await switchProject(page, own, other)
  await page.getByRole('link', { name: 'Sharing Invitations' }).click()
  await page.getByRole('button', { name: 'Accept Minibus' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await expect(snackbars(page)).toHaveText(['The invitation has been accepted'])
  await demo.jump(600)
  await openArea(page, 'Catalogs')
  await expectLasting(page, () => expect(catalogRow(page, 'Minibus')).toContainText('Shared'))
  await openRow(page, 'Minibus')
  await expectLasting(page, async () => {
    await expect(page.getByText('Another project shares this catalog')).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText(['Releases'])
  })

  await switchProject(page, other, own)
  await openRow(page, 'Minibus')
  await expect(shares(page)).toContainText('Accepted')
  await runButton(page).click()
  await expect(selector(page, 'Catalog')).toHaveText('Minibus')
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/localization')
  await selector(page, 'Suite Labels').click()
  await page.getByRole('checkbox', { name: 'schedule:nightly' }).check()
  await page.keyboard.press('Escape')
  await drawerField(page, 'Branch').fill('main')
  const job = await startJob(page)
  await openArea(page, 'Reports')
  await expectLasting(page, () => expect(firstReport(page)).toContainText(/Scheduled.*Minibus/))
  await demo.jump(20)
  await page.reload()
  await expect(firstReport(page)).toContainText(/Running.*Minibus/)
  await demo.jump(300)
  await page.reload()
  // Below those that still run.
  await expect(reportRows(page).filter({ hasText: /Succeeded.*Minibus/ })).toHaveCount(1)
  expect(await suitesOfJob(page, job)).toHaveLength(1)

  await openArea(page, 'Catalogs')
  await openRow(page, 'Minibus')
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(suiteChoice(page, 'Smoke test')).toBeChecked()
  await page.reload()
  await nameField(page).fill('Minibus of line 7')
  await suiteChoice(page, 'Smoke test').uncheck()
  for (const name of ['Next', 'Save']) {
    await expect(forward(page)).toHaveText(name)
    await forward(page).click()
  }
  await expectLasting(page, async () => {
    await expect(pageHeading(page, 'Minibus of line 7')).toBeVisible()
    await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
    await expect(suiteRows(page)).toHaveCount(1)
  })

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expectLasting(page, () => expect(shares(page)).toContainText('Canceled'))

  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectLasting(page, async () => {
    await expect(pageHeading(page, 'Minibus of line 7')).toBeVisible()
    await expect(page.getByRole('main').getByText('The catalog has been deleted')).toBeVisible()
    await expect(runButton(page)).toHaveCount(0)
  })
  await openArea(page, 'Catalogs')
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
  await expectLasting(page, () => expect(catalogRow(page, 'Minibus of line 7')).toBeVisible())
})

/** Switches to another project from the palette. */
const switchByPalette = async (page: Page, name: string) => {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(pageHeading(page, 'Catalogs')).toBeFocused()
}

test('the life of a catalog, by keyboard alone', async ({ page, demo }) => {
  test.slow()
  const { keyboard } = page
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await page.goto('/evaluation/vehicle_catalogs')
  await pressAt(page, link('New Catalog'))
  await tabTo(page, nameField(page))
  await keyboard.type('Minibus')
  await pressAt(page, suiteChoice(page, 'Nightly regression'), 'Space')
  await pressButton(page, 'Next')
  await pressButton(page, 'Save')
  await expect(pageHeading(page, 'Minibus')).toBeFocused()

  await tabTo(page, page.getByRole('tab', { name: 'Suites' }))
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Integrations' })).toBeFocused()
  await keyboard.press('Enter')
  await pressAt(page, link('New Integration'))
  await tabTo(page, textField(page, 'Owner'))
  for (const text of ['shuttle-lab', 'localization', 'secret-of-the-test']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await pressButton(page, 'Add scheduled event')
  await expect(textField(page, 'Branch')).toBeFocused()
  await keyboard.type('main')
  await tabTo(page, page.getByRole('radio', { name: 'Rate Text' }))
  await keyboard.press('ArrowRight')
  await tabTo(page, textField(page, 'Minute'))
  for (const text of ['30', '18', '*', '*', 'mon-fri']) {
    await keyboard.press('Control+a')
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await pressButton(page, 'Next')
  await pressButton(page, 'Save')
  await expect(pageHeading(page, 'shuttle-lab/localization')).toBeFocused()
  await expect(events(page).getByRole('listitem')).toHaveText([schedule])

  await tabTo(page, link('Minibus'), 'Shift+Tab')
  await keyboard.press('Enter')
  await expect(pageHeading(page, 'Minibus')).toBeFocused()
  await pressButton(page, 'Share')
  await expect(page.getByRole('textbox', { name: 'Destination project ID' })).toBeFocused()
  await keyboard.type(projectIds.empty)
  await keyboard.press('Enter')
  await expect(shares(page)).toContainText('Pending')

  await switchByPalette(page, other)
  await pressAt(page, link('Sharing Invitations'))
  await pressButton(page, 'Accept Minibus')
  await confirmQuestion(page, 'ACCEPT INVITATION')
  await demo.jump(600)
  await keyboard.press('g')
  await keyboard.press('v')
  await pressAt(page, link('Minibus'))
  await expect(page.getByRole('tab')).toHaveText(['Releases'])

  await switchByPalette(page, own)
  await pressAt(page, link('Minibus'))
  await expect(pageHeading(page, 'Minibus')).toBeFocused()
  await pressButton(page, 'Run evaluation job')
  await expect(selector(page, 'Catalog')).toBeFocused()
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/localization')
  await pressAt(page, selector(page, 'Suite Labels'))
  await expect(page.getByRole('checkbox', { name: 'area:odaiba' })).toBeFocused()
  const label = page.getByRole('checkbox', { name: 'schedule:nightly' })
  await keyboard.press('ArrowDown')
  await expect(label).toBeFocused()
  await keyboard.press('Space')
  await keyboard.press('Escape')
  await tabTo(page, drawerField(page, 'Branch'))
  await keyboard.type('main')
  await tabTo(page, startButton(page))
  await keyboard.press('Enter')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('main')).toContainText(/Scheduled[\s\S]*Minibus/)

  await keyboard.press('g')
  await keyboard.press('v')
  await pressAt(page, link('Minibus'))
  await pressAt(page, link('Edit'))
  await tabTo(page, nameField(page))
  await keyboard.press('End')
  await keyboard.type(', twice')
  await pressButton(page, 'Next')
  await pressButton(page, 'Save')
  await expect(pageHeading(page, 'Minibus, twice')).toBeFocused()
  await pressAt(page, page.getByRole('button', { name: /^Stop sharing/ }))
  await confirmQuestion(page, 'Are you sure to stop sharing the catalog?')
  await expect(shares(page)).toContainText('Canceled')
  await pressButton(page, 'Actions for Minibus, twice')
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await keyboard.press('Enter')
  await confirmQuestion(page, 'Are you sure to delete the catalog?')
  await expect(page.getByRole('main').getByText('The catalog has been deleted')).toBeVisible()
})

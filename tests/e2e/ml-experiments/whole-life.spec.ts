import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import {
  breadcrumb,
  expectLasting,
  openArea,
  overview,
  pageHeading,
  snackbars,
  switchProject,
  tableRows,
} from '../support/console.ts'
import { textField, tokenField } from '../support/integrations.ts'
import { forward, nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const [own, other] = ['Shuttle 4 Odaiba', 'Empty project'] as const
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const execute = async (page: Page, name: string, command: string) => {
  await button(page, 'Execute run').click()
  const drawer = dialog(page, 'Execute run')
  await drawer.getByRole('combobox', { name: 'Integration' }).click()
  await page.getByRole('option', { name: 'fog-lab/detector' }).click()
  await drawer.getByRole('textbox', { name: 'Name', exact: true }).fill(name)
  await drawer.getByRole('combobox', { name: 'Branch', exact: true }).fill('main')
  await drawer.getByRole('textbox', { name: 'Command' }).fill(command)
  const start = drawer.getByRole('button', { name: 'Start run' })
  await expect(start).toBeEnabled()
  // The snackbar of the run before is still on show, and would take the press for six seconds.
  await start.click({ timeout: 4000 })
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
}

test('from an experiment to a model that another project uses', async ({ page, demo }) => {
  test.slow()
  await page.goto('/evaluation/mlexperiments/integrations/new')
  await textField(page, 'Github Owner').fill('fog-lab')
  await textField(page, 'Github Repo').fill('detector')
  await tokenField(page).fill('very-secret')
  await forward(page).click()
  await forward(page).filter({ hasText: 'Save' }).click()
  await expectLasting(page, () => expect(pageHeading(page, 'fog-lab/detector')).toBeVisible())

  await page.goto('/evaluation/mlexperiments/new')
  await nameField(page).fill('Detector for fog')
  await forward(page).click()
  await forward(page).filter({ hasText: 'Save' }).click()
  await expectLasting(page, () => expect(pageHeading(page, 'Detector for fog')).toBeVisible())
  const experiment = page.url()

  const names = [10, 20, 30, 40, 50].map((epochs) => `Epochs ${epochs}`)
  for (const name of names) await execute(page, name, `--epochs ${name.slice(-2)}`)
  await demo.jump(30)
  await page.getByRole('link', { name: 'Epochs 50', exact: true }).click()
  await expectLasting(page, () => expect(stage(page, 'Build')).toContainText('Running'))
  await demo.jump(45)
  await page.reload()
  await expect(stage(page, 'Process')).toContainText('Running')
  await demo.jump(300)
  await page.reload()
  await expectLasting(page, () => expect(stage(page, 'Train')).toContainText('Succeeded'))
  await page.getByRole('link', { name: 'Training', exact: true }).click()
  await expectLasting(page, () => expect(page.getByText('Start of log events')).toBeVisible())

  await page.goto(experiment)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await expectLasting(page, async () => {
    const losses = tableRows(page, 'Comparison').filter({ hasText: 'val_loss' })
    await expect(losses.getByRole('cell').filter({ hasText: /^\d/ })).toHaveCount(names.length)
    for (const name of names) {
      await expect(page.getByRole('columnheader', { name, exact: true })).toBeAttached()
    }
  })

  await page.getByRole('list', { name: 'Compared runs' }).getByRole('link').first().click()
  await button(page, 'Release').click()
  const artifacts = dialog(page, 'Release run artifacts')
  await artifacts.getByRole('checkbox', { name: 'Weights' }).check()
  await artifacts.getByRole('button', { name: 'OK' }).click()
  await expectLasting(page, () =>
    expect(page.getByRole('list', { name: 'Items' }).getByRole('listitem')).toHaveCount(1),
  )
  await nameField(page).fill('fog-1')
  await forward(page).click()
  await forward(page).filter({ hasText: 'Save' }).click()
  await expectLasting(page, () => expect(page.getByText('Packaging...')).toBeVisible())
  await demo.jump(120)
  await page.reload()
  await expect(button(page, 'Download')).toBeVisible()
  await button(page, 'Review').click()
  await dialog(page, 'Review release').getByLabel('Status').selectOption('Approved')
  await dialog(page, 'Review release').getByRole('button', { name: 'Submit' }).click()
  await expectLasting(page, () => expect(page.getByText('Approved', { exact: true })).toBeVisible())

  const toPackage = breadcrumb(page).getByRole('link').last()
  const name = (await toPackage.textContent()) ?? ''
  await toPackage.click()
  await expect(pageHeading(page, name)).toBeVisible()
  await button(page, 'Share').click()
  const sharing = dialog(page, 'Share package')
  await sharing.getByRole('textbox', { name: 'Destination project ID' }).fill(projectIds.empty)
  await sharing.getByRole('button', { name: 'Share' }).click()
  await expect(sharing).toBeHidden()
  await expectLasting(page, () => expect(button(page, 'Share information')).toBeVisible())
  await switchProject(page, own, other)
  await page.getByRole('link', { name: 'Sharing Invitations' }).click()
  await button(page, `Accept ${name}`).click()
  await page
    .getByRole('alertdialog', { name: 'ACCEPT INVITATION' })
    .getByRole('button', { name: 'Accept' })
    .click()
  // The one that told of the sharing may still be on show.
  await expect(
    snackbars(page).filter({ hasText: 'The invitation has been accepted' }),
  ).toBeVisible()
  await demo.jump(600)
  await openArea(page, 'ML Packages')
  await expectLasting(page, () =>
    expect(page.getByRole('row').filter({ hasText: name })).toContainText('Shared'),
  )
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('link', { name: 'fog-1', exact: true }).click()
  await expectLasting(page, async () => {
    await expect(pageHeading(page, 'fog-1')).toBeVisible()
    await expect(overview(page)).toContainText(own)
  })
  await button(page, 'Download').click()
  const download = page.context().waitForEvent('page')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Download/ })
    .click()
  await download
})

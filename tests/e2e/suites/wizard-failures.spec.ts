import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { expectFailedChangesTold, expectFailuresTold } from '../support/failures.ts'
import { ask } from '../support/sign-in.ts'
import {
  availableScenarios,
  chooseApproved,
  chosenScenarios,
  forward,
  nameField,
  suiteRow,
} from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

/** Fills in a new suite and goes on to the confirm step. */
const fillIn = async (page: Page, name: string) => {
  await page.goto('/evaluation/suites/new')
  await nameField(page).fill(name)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('table', { name: 'Scenarios' })).toBeVisible()
}

/** Address of the wizard that edits a suite. */
const editPath = async (page: Page, name: string) => {
  await page.goto(`/evaluation/suites?display_name=${encodeURIComponent(name)}`)
  await suiteRow(page, name).getByRole('link').first().click()
  await expect(pageHeading(page, name)).toBeVisible()
  return `${new URL(page.url()).pathname}/edit`
}

const saveAlert = (page: Page) => alertWith(page, 'Failed to save the suite.')

test('tells every failure of the scenarios to choose from, and Retry gets them', async ({
  page,
  demo,
}) => {
  await expectFailuresTold({
    page,
    demo,
    operation: 'scenario.listScenarios',
    alert: 'Failed to get the scenarios.',
    open: () => page.goto('/evaluation/suites/new'),
    shown: availableScenarios(page).first(),
    kept: nameField(page),
  })
})

test('tells every failure of the scenarios of the address, and Retry gets them', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  const { scenarios } = await ask(page, `scenario/projects/${projectIds.shuttle}/scenarios`)
  const { id, version_id } = scenarios[0]
  await expectFailuresTold({
    page,
    demo,
    operation: 'scenario.batchGetScenarioVersions',
    isPost: true,
    alert: 'Failed to get the scenario versions.',
    open: () => page.goto(`/evaluation/suites/new?target_ids=${id}:${version_id}`),
    shown: chosenScenarios(page).first(),
    kept: pageHeading(page, 'New Suite'),
  })
})

test('tells every failure of the catalog of the address, and Retry gets it', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  const { catalogs } = await ask(page, `catalog/projects/${projectIds.shuttle}/catalogs`)
  await expectFailuresTold({
    page,
    demo,
    operation: 'catalog.getCatalog',
    alert: 'Failed to get the catalog.',
    open: () => page.goto(`/evaluation/suites/new?catalog_id=${catalogs[0].id}`),
    shown: nameField(page),
    kept: pageHeading(page, 'New Suite'),
  })
})

test('tells every failure of the catalogs to attach, and Retry gets them', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  const { catalogs } = await ask(page, `catalog/projects/${projectIds.shuttle}/catalogs`)
  await expectFailuresTold({
    page,
    demo,
    operation: 'catalog.listCatalogs',
    alert: 'Failed to get catalogs.',
    open: async () => {
      await page.goto(`/evaluation/suites/new?catalog_id=${catalogs[0].id}`)
      await page.getByRole('button', { name: 'Next' }).click()
    },
    shown: page.getByRole('list', { name: 'Available catalogs' }).getByRole('listitem').nth(1),
    kept: page.getByRole('region', { name: 'Catalogs', exact: true }),
  })
})

test('a failed list of versions is told, and leaves Latest to choose', async ({ page, demo }) => {
  await page.goto('/evaluation/suites/new')
  const [name] = await chooseApproved(page, 1)
  await demo.fault('scenario.listScenarioVersions', { kind: 'status', status: 403, form: 'code' })
  const version = page.getByRole('combobox', { name: `Version of ${name}` })
  await version.click()
  const alert = alertWith(page, 'Failed to get the scenario versions.').or(
    alertWith(page, 'Failed to get the versions of the scenario.'),
  )
  await expect(alert).toBeVisible()
  await expect(page.getByRole('option', { name: /Latest/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await demo.clearFaults()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(alert).toBeHidden()
  await version.click()
  await expect(page.getByRole('option', { name: /^Version \d/ }).first()).toBeVisible()
})

test('tells every failure of saving a new suite, keeps what was entered, and saves it then', async ({
  page,
  demo,
}) => {
  await fillIn(page, 'Saved in the end')
  await expectFailedChangesTold({
    demo,
    operation: 'evaluation.createSuite',
    alert: saveAlert(page),
    submit: () => page.getByRole('button', { name: 'Save' }).click(),
    kept: () => expect(page.getByText('Saved in the end')).toBeVisible(),
  })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(nameField(page)).toHaveValue('Saved in the end')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(pageHeading(page, 'Saved in the end')).toBeVisible()
})

for (const kind of ['malformed', 'empty', 'wrong-shape'] as const) {
  test(`a new suite whose answer is ${kind} is saved all the same`, async ({ page, demo }) => {
    await fillIn(page, `Answered ${kind}`)
    await demo.fault('evaluation.createSuite', { kind })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(pageHeading(page, 'Suites')).toBeVisible()
    await expect(suiteRow(page, `Answered ${kind}`)).toBeVisible()
  })
}

test('tells every failure of saving a version, and of the suite to edit', async ({
  page,
  demo,
}) => {
  const path = await editPath(page, 'Nothing in it yet')
  await expectFailuresTold({
    page,
    demo,
    operation: 'evaluation.getSuite',
    alert: 'Failed to get the suite.',
    open: () => page.goto(path),
    shown: nameField(page),
    kept: pageHeading(page, 'Edit Suite'),
  })
  await nameField(page).fill('Something else')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('table', { name: 'Scenarios' })).toBeVisible()
  await expectFailedChangesTold({
    demo,
    operation: 'evaluation.updateSuite',
    alert: saveAlert(page),
    submit: () => page.getByRole('button', { name: 'Save' }).click(),
    kept: () => expect(page.getByText('Something else')).toBeVisible(),
  })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(pageHeading(page, 'Something else')).toBeVisible()
})

test('a suite that is refused for scenarios without approval links them', async ({
  page,
  demo,
}) => {
  await page.goto(await editPath(page, 'Approval of the new cut-ins'))
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

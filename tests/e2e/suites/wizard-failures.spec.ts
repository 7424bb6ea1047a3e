import type { Locator, Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { expectFailedChangesTold, expectFailuresTold, expectOneCall } from '../support/failures.ts'
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

/** What a service answers to the user, asked from the list of suites. */
const askFromList = async (page: Page, path: string) => {
  await page.goto('/evaluation/suites')
  await expect(pageHeading(page, 'Suites')).toBeVisible()
  return ask(page, path)
}

const firstCatalog = async (page: Page) => {
  const { catalogs } = await askFromList(page, `catalog/projects/${projectIds.shuttle}/catalogs`)
  return `?catalog_id=${catalogs[0].id}`
}

const firstScenario = async (page: Page) => {
  const path = `scenario/projects/${projectIds.shuttle}/scenarios`
  const { scenarios } = await askFromList(page, path)
  return `?target_ids=${scenarios[0].id}:${scenarios[0].version_id}`
}

interface Read {
  what: string
  operation: string
  isPost?: boolean
  alert: string
  /** Query of the wizard's address. */
  query: (page: Page) => Promise<string>
  /** The call belongs to the next step. */
  next?: boolean
  shown: (page: Page) => Locator
}

const reads: readonly Read[] = [
  {
    what: 'the scenarios to choose from',
    operation: 'scenario.listScenarios',
    alert: 'Failed to get the scenarios.',
    query: async () => '',
    shown: (page) => availableScenarios(page).first(),
  },
  {
    what: 'the scenarios of the address',
    operation: 'scenario.batchGetScenarioVersions',
    isPost: true,
    alert: 'Failed to get the scenario versions.',
    query: firstScenario,
    shown: (page) => chosenScenarios(page).first(),
  },
  {
    what: 'the catalog of the address',
    operation: 'catalog.getCatalog',
    alert: 'Failed to get the catalog.',
    query: firstCatalog,
    shown: nameField,
  },
  {
    what: 'the catalogs to attach',
    operation: 'catalog.listCatalogs',
    alert: 'Failed to get catalogs.',
    query: firstCatalog,
    next: true,
    shown: (page) =>
      page.getByRole('list', { name: 'Available catalogs' }).getByRole('listitem').nth(1),
  },
]

for (const { what, query, next, shown, ...read } of reads) {
  test(`tells every failure of ${what}, and Retry gets them`, async ({ page, demo }) => {
    const address = `/evaluation/suites/new${await query(page)}`
    await expectFailuresTold({
      page,
      demo,
      ...read,
      open: async () => {
        await page.goto(address)
        if (next) await page.getByRole('button', { name: 'Next' }).click()
      },
      shown: shown(page),
      kept: pageHeading(page, 'New Suite'),
    })
  })
}

test('tells every failure of the versions of a scenario, and leaves Latest to choose', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/suites/new')
  const [name] = await chooseApproved(page, 1)
  const version = page.getByRole('combobox', { name: `Version of ${name}` })
  await expectFailuresTold({
    page,
    demo,
    operation: 'scenario.listScenarioVersions',
    alert: 'Failed to get the scenario versions.',
    open: async () => {
      await version.click()
      await expect(page.getByRole('option', { name: /Latest/ })).toBeVisible()
      await page.keyboard.press('Escape')
    },
    shown: version,
    kept: version,
    quiet: true,
  })
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
  await expectOneCall(demo, 'evaluation.createSuite', async () => {
    await page.getByRole('button', { name: 'Save' }).dblclick()
    await expect(pageHeading(page, 'Saved in the end')).toBeVisible()
  })
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
    except: [404],
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
  await expectOneCall(demo, 'evaluation.updateSuite', async () => {
    await page.getByRole('button', { name: 'Save' }).dblclick()
    await expect(pageHeading(page, 'Something else')).toBeVisible()
  })
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

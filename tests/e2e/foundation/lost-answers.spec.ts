import type { Page } from '@playwright/test'
import { catalogAddress, found } from '../support/addresses.ts'
import { changePlaces } from '../support/areas.ts'
import { alertWith, pageHeading, snackbars } from '../support/console.ts'
import type { Demo } from '../support/demo.ts'
import { confirmQuestion } from '../support/keyboard.ts'
import { alertTextOf, type OperationName } from '../support/operations.ts'
import type { ChangePlace } from '../support/place.ts'
import { forward, nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource.*net::ERR/))

/** How often a service has done what a call asks for. */
const done = async (demo: Demo, operation: string) => {
  const entry = (await demo.ledger()).find((each) => each.operation === operation)
  return Object.entries(entry?.statuses ?? {})
    .filter(([status]) => status.startsWith('2'))
    .reduce((sum, [, times]) => sum + times, 0)
}

test('an edit whose answer is lost is looked up: it is saved, and once', async ({ page, demo }) => {
  await page.goto(await catalogAddress('Shuttle 4 winter', { below: '/edit' }))
  await nameField(page).fill('Shuttle of line 7')
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await demo.fault('catalog.updateCatalog', { kind: 'lost' })
  await forward(page).click()
  await expect(pageHeading(page, 'Shuttle of line 7')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await done(demo, 'catalog.updateCatalog')).toBe(1)
})

test('an edit that never arrived fails, and what was typed is sent once more', async ({
  page,
  demo,
}) => {
  await page.goto(await catalogAddress('Shuttle 4 winter', { below: '/edit' }))
  await nameField(page).fill('Shuttle of line 7')
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await demo.fault('catalog.updateCatalog', { kind: 'drop' })
  await forward(page).click()
  await expect(alertWith(page, 'Failed to save the catalog.')).toBeVisible()
  await demo.clearFaults()
  await forward(page).click()
  await expect(pageHeading(page, 'Shuttle of line 7')).toBeVisible()
  expect(await done(demo, 'catalog.updateCatalog')).toBe(1)
})

test('a creation whose answer is lost says that the thing may be there, and where to look', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/vehicle_catalogs')
  const made = page.getByRole('rowheader', { name: 'Minibus 9' })
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('link', { name: 'New Catalog' }).click()
  await nameField(page).fill('Minibus 9')
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
  await demo.fault('catalog.createCatalog', { kind: 'lost' })
  await forward(page).click()
  await expect(
    alertWith(
      page,
      'The catalog may have been created all the same: look for it in the list of catalogs before you save again.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Minibus 9')
  // The browser does not send it again by itself.
  expect(await done(demo, 'catalog.createCatalog')).toBe(1)
  // The list that one is sent to is not what was read of it before.
  await page.getByRole('main').getByRole('link', { name: 'Catalogs', exact: true }).click()
  await confirmQuestion(page, 'Leave without saving?')
  await expect(made).toBeVisible()
})

test('a deletion whose answer is lost is looked up: it is told as done', async ({ page, demo }) => {
  await page.goto(await catalogAddress('Shuttle 4 winter'))
  await page.getByRole('button', { name: 'Actions for Shuttle 4 winter', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await demo.fault('catalog.deprecateCatalog', { kind: 'lost' })
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The catalog has been deleted')).toBeVisible()
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await done(demo, 'catalog.deprecateCatalog')).toBe(1)
})

const placeOf = (operation: OperationName, at?: string): ChangePlace => {
  const place = changePlaces.find(
    (each) => each.operation === operation && !each.isTask && (at === undefined || each.at === at),
  )
  if (!place) throw new Error(`Nothing asks for ${operation}.`)
  return place
}

const goTo = async (page: Page, { address, prepare }: ChangePlace) => {
  await page.goto(await found(address))
  await prepare?.(page)
}

/** Changes of which reading tells that they were made. */
const readable = [
  placeOf('catalog.createCatalogShare'),
  placeOf('ml.createPackageShare'),
  placeOf('scenario.createScenarioShare', 'a dialog'),
  placeOf('catalog.deprecateCatalogShare'),
  placeOf('catalog.rejectCatalogShareInvitation'),
  placeOf('catalog.publishFirmwareRelease'),
  placeOf('scenario.reviewScenarioVersion'),
  placeOf('ml.reviewPackageRelease'),
  placeOf('scenario.batchReviewScenarioVersions', 'the report of a suite'),
  placeOf('evaluation.updateIntegration'),
  placeOf('ml.updateIntegration'),
  placeOf('evaluation.deleteIntegration'),
]

for (const place of readable) {
  test(`${place.operation} at ${place.at}: a lost answer is looked up, and it is done`, async ({
    page,
    demo,
  }) => {
    const { operation, submit, done } = place
    if (!done) throw new Error('Nothing tells that it is done.')
    await goTo(page, place)
    await demo.fault(operation, { kind: 'lost' })
    await submit(page).click()
    await expect(done(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}

/** Changes of which nothing tells at once, and what is said of them. */
const open: readonly (readonly [ChangePlace, string])[] = [
  [placeOf('evaluation.cancelJob'), 'look at its status before you cancel it again.'],
  [placeOf('ml.cancelRun'), 'look at its status before you cancel it again.'],
  [placeOf('scenario.copyScenario'), 'look for it in the list of scenarios before you copy again.'],
  [placeOf('evaluation.scheduleJob'), 'look for it in the list of reports before you start it'],
  [placeOf('catalog.acceptCatalogShareInvitation'), 'then it is no longer in this list'],
]

for (const [place, says] of open) {
  test(`${place.operation} at ${place.at}: a lost answer says what may be, and where to look`, async ({
    page,
    demo,
  }) => {
    const { operation, submit, kept } = place
    await goTo(page, place)
    await demo.fault(operation, { kind: 'lost' })
    await submit(page).click()
    const alert = alertWith(page, alertTextOf(operation))
    await expect(alert).toContainText('all the same')
    await expect(alert).toContainText(says)
    await expect(alert).toHaveCount(1)
    await expect(kept(page)).toBeVisible()
  })
}

test('a share that cannot be looked up says so; tried again, it is found to be done', async ({
  page,
  demo,
}) => {
  const place = placeOf('ml.createPackageShare')
  const { operation, submit } = place
  await goTo(page, place)
  await demo.fault(operation, { kind: 'lost' })
  await demo.fault('ml.listPackageShares', { kind: 'status', status: 400, form: 'code' })
  await submit(page).click()
  await expect(alertWith(page, alertTextOf(operation))).toContainText(
    'The connection failed. The invitation may have been sent all the same: look at the shares before you share again.',
  )
  await demo.clearFaults()
  await submit(page).click()
  await expect(snackbars(page).filter({ hasText: 'Invitation sent' })).toBeVisible()
})

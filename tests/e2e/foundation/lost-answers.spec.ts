import { catalogAddress } from '../support/addresses.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import type { Demo } from '../support/demo.ts'
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
  await page.goto('/evaluation/vehicle_catalogs/new')
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

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { catalogAddress } from '../support/addresses.ts'
import { suiteChoice } from '../support/catalogs.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { expectRefused, forward, nameField, suiteRow } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const newCatalog = '/evaluation/vehicle_catalogs/new'

const description = (page: Page) => page.getByRole('textbox', { name: 'Description' })

const editCatalog = async (page: Page, name: string) => {
  await page.goto(await catalogAddress(name, { below: '/edit' }))
  await expect(pageHeading(page, 'Edit Catalog')).toBeVisible()
}

/** The row of a suite in the table of updates. */
const update = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Suites' }).getByRole('row').filter({ hasText: name })

test('asks for a name of at most 32 characters, once it was edited', async ({ page }) => {
  await page.goto(newCatalog)
  await expectRefused(forward(page), 'Enter a name.')
  await expect(page.getByText('Required.', { exact: true })).toHaveCount(0)
  await nameField(page).focus()
  await nameField(page).blur()
  await expect(page.getByText('Required.', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await nameField(page).fill('a'.repeat(33))
  await expect(nameField(page)).toHaveAccessibleDescription(/Name cannot exceed 32 characters\./)
  await expect(page.getByText('33 / 32')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(forward(page)).toHaveText('Next')
  await nameField(page).fill(` ${'a'.repeat(32)} `)
  await expect(page.getByText('32 / 32')).toBeVisible()
  await description(page).fill('d'.repeat(2000))
  await forward(page).click()
  await expect(forward(page)).toHaveText('Save')
})

test('makes a catalog and attaches it to the chosen suites', async ({ page, demo }) => {
  await page.goto(newCatalog)
  await nameField(page).fill('  Minibus <b>v3</b> ')
  await description(page).fill('First line\nsecond line')
  await expect(page.getByText('0 chosen')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Suite name or label' }).fill('smoke')
  const chooseAll = page.getByRole('button', { name: 'Choose all shown' })
  await chooseAll.click()
  await expect(suiteChoice(page, 'Smoke test')).toBeChecked()
  await expect(page.getByText('1 chosen')).toBeVisible()
  await expectRefused(chooseAll, 'There are no other suites to choose.')
  await page.getByRole('searchbox', { name: 'Suite name or label' }).fill('')
  await suiteChoice(page, 'Nightly regression').check()
  await suiteChoice(page, 'Nightly regression').uncheck()
  await page.getByRole('checkbox', { name: 'Chosen only' }).check()
  await expect(page.getByRole('list', { name: 'Suites' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await forward(page).click()

  await expect(page.getByRole('region', { name: 'Catalog' })).toContainText('Minibus <b>v3</b>')
  const changes = page.getByRole('table', { name: 'Suites to update' })
  await expect(changes.getByRole('row')).toHaveCount(2)
  await expect(changes).toContainText('Smoke test')
  await expect(changes).toContainText('Attach')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(nameField(page)).toHaveValue('  Minibus <b>v3</b> ')
  await expect(suiteChoice(page, 'Smoke test')).toBeChecked()
  await forward(page).click()
  await forward(page).click()

  await expect(pageHeading(page, 'Minibus <b>v3</b>')).toBeVisible()
  await expect(suiteRow(page, 'Smoke test')).toBeVisible()
  expect(await demo.calls('catalog.createCatalog')).toBe(1)
  expect(await demo.calls('evaluation.updateSuite')).toBe(1)
})

test('suites for approval and deleted ones are not offered', async ({ page }) => {
  await page.goto(newCatalog)
  const search = page.getByRole('searchbox', { name: 'Suite name or label' })
  await expect(suiteChoice(page, 'Nightly regression')).toBeVisible()
  for (const name of ['Approval of the new cut-ins', 'Retired junctions']) {
    await search.fill(name)
    await expect(page.getByText('No suite matches.')).toBeVisible()
  }
})

test('saves a new version; only suites whose attachment changes are updated', async ({
  page,
  demo,
}) => {
  await editCatalog(page, 'Shuttle 4')
  await expect(nameField(page)).toHaveValue('Shuttle 4')
  await nameField(page).fill('Shuttle 5')
  await expect(suiteChoice(page, 'Nightly regression')).toBeChecked()
  await suiteChoice(page, 'Nightly regression').uncheck()
  await suiteChoice(page, 'Waits for a new review').click()
  await suiteChoice(page, 'Waits for a new review').click()
  await suiteChoice(page, 'Nothing in it yet').check()
  await forward(page).click()
  await forward(page).click()
  await expect(pageHeading(page, 'Shuttle 5')).toBeVisible()
  await expect(suiteRow(page, 'Smoke test')).toBeVisible()
  await expect(suiteRow(page, 'Nightly regression')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Page size' }).selectOption('50')
  await expect(suiteRow(page, 'Nothing in it yet')).toBeVisible()
  expect(await demo.calls('catalog.updateCatalog')).toBe(1)
  expect(await demo.calls('evaluation.updateSuite')).toBe(2)

  // Everything in the suite besides its catalogs is still there.
  await page.goto('/evaluation/suites?display_name=nightly')
  await expect(suiteRow(page, 'Nightly regression')).toContainText('schedule: nightly')
})

test('without a change of suites none is updated', async ({ page, demo }) => {
  await editCatalog(page, 'Shuttle 4')
  await description(page).fill('')
  await forward(page).click()
  await expect(page.getByText('No suite changes.')).toBeVisible()
  await forward(page).click()
  await expect(pageHeading(page, 'Shuttle 4')).toBeVisible()
  expect(await demo.calls('evaluation.updateSuite')).toBe(0)
})

test('a failure among the suites tells which are updated and which not, and goes on', async ({
  page,
  demo,
}) => {
  await editCatalog(page, 'Shuttle 4')
  const names = ['Nightly regression', 'Smoke test', 'Every vehicle']
  for (const name of names) await suiteChoice(page, name).uncheck()
  await forward(page).click()
  await demo.fault('evaluation.updateSuite', { kind: 'status', status: 409, form: 'code' }, 1)
  await forward(page).click()

  const alert = alertWith(page, '1 suite could not be updated.')
  await expect(alert).toContainText('The catalog is saved. 2 suites updated.')
  const failed = update(page, 'Not updated')
  await expect(failed).toHaveCount(1)
  await expect(failed).toContainText('The service failed on purpose.')
  await expect(alert.getByRole('list', { name: 'What to do' })).toHaveText(
    '1 suite: Try again: somebody else has just saved it.',
  )
  await expect(update(page, 'Detach').filter({ hasNotText: 'Not updated' })).toHaveCount(2)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(pageHeading(page, 'Shuttle 4')).toBeVisible()
  for (const name of names) await expect(suiteRow(page, name)).toHaveCount(0)
  expect(await demo.calls('catalog.updateCatalog')).toBe(1)
  expect(await demo.calls('evaluation.updateSuite')).toBe(4)
})

test('the outcome of the updates is led to, however long the list above the button', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 900, height: 500 })
  await editCatalog(page, 'Shuttle 4')
  for (const name of ['Nightly regression', 'Smoke test', 'Every vehicle']) {
    await suiteChoice(page, name).uncheck()
  }
  await forward(page).click()
  await demo.fault('evaluation.getSuite', { kind: 'status', status: 403, form: 'code' })
  await forward(page).scrollIntoViewIfNeeded()
  await forward(page).click()
  const alert = alertWith(page, /suites could not be updated\./)
  await expect(alert).toBeInViewport({ ratio: 1 })
  await expect(page.locator(':focus')).toContainText('could not be updated.')
})

test('a suite whose answer is lost is looked up: it is updated', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.*net::ERR/)
  await editCatalog(page, 'Shuttle 4')
  await suiteChoice(page, 'Smoke test').uncheck()
  await forward(page).click()
  await demo.fault('evaluation.updateSuite', { kind: 'lost' })
  await forward(page).click()
  await expect(pageHeading(page, 'Shuttle 4')).toBeVisible()
  await expect(suiteRow(page, 'Smoke test')).toHaveCount(0)
})

test('a service that takes no more calls now says when to try again', async ({ page, demo }) => {
  await editCatalog(page, 'Shuttle 4')
  await suiteChoice(page, 'Smoke test').uncheck()
  await forward(page).click()
  const limit = { kind: 'status', status: 429, form: 'code', retryAfter: 60 } as const
  await demo.fault('evaluation.updateSuite', limit)
  await forward(page).click()
  await expect(alertWith(page, '1 suite could not be updated.')).toContainText(
    'Try again a little later: the service takes no more calls now.',
  )
  await expect(update(page, 'Smoke test')).toContainText(/Try again after \d\d:\d\d:\d\d\./)
})

test('what shows the updates has the focus while they run', async ({ page, demo }) => {
  await editCatalog(page, 'Shuttle 4')
  await suiteChoice(page, 'Smoke test').uncheck()
  await forward(page).click()
  await demo.fault('evaluation.updateSuite', { kind: 'slow', milliseconds: 1500 })
  await forward(page).click()
  await expect(page.getByText('Updating its suites:')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Updating its suites:')
})

test('warns of suites that cannot be updated, as scenarios of them are not approved', async ({
  page,
  expectProblem,
}) => {
  // The update that is warned of is refused.
  expectProblem(/Failed to load resource.*400/)
  await editCatalog(page, 'Shuttle 4')
  const warning = page.getByRole('status').filter({ hasText: 'not approved' })
  await suiteChoice(page, 'Smoke test').click()
  await suiteChoice(page, 'Waits for a new review').click()
  await expect(warning).toContainText('“Waits for a new review”')
  await expect(warning).not.toContainText('Smoke test')
  await expectAccessible(page)
  await forward(page).click()
  await forward(page).click()
  // It alone is not updated, and told what to do about it.
  const alert = alertWith(page, '1 suite could not be updated.')
  await expect(alert).toContainText('1 suite updated')
  await expect(alert).toContainText('1 suite: Have the scenarios approved')
  await expect(update(page, 'Not updated')).toContainText('Waits for a new review')
})

test('maintenance while saving asks before it takes what was entered', async ({ page, demo }) => {
  await page.goto(newCatalog)
  await nameField(page).fill('Typed with care')
  await forward(page).click()
  await demo.fault('catalog.createCatalog', { kind: 'status', status: 503, form: 'none' }, 1)
  await forward(page).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await expect(question).toContainText('The service is under maintenance.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(alertWith(page, 'Failed to save the catalog.')).toContainText('503')
  await forward(page).click()
  await expect(pageHeading(page, 'Typed with care')).toBeVisible()
})

test('suites that cannot be updated may be left so; leaving asks first', async ({ page, demo }) => {
  await editCatalog(page, 'Shuttle 4')
  await suiteChoice(page, 'Smoke test').uncheck()
  await forward(page).click()
  await demo.fault('evaluation.getSuite', { kind: 'status', status: 403, form: 'name' })
  await forward(page).click()
  await expect(alertWith(page, '1 suite could not be updated.')).toBeVisible()
  await expect(update(page, 'Smoke test')).toContainText('The service failed on purpose.')
  await page.getByRole('link', { name: 'Catalogs', exact: true }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Leave before all suites are updated?' })
  await expect(question).toContainText('The catalog is saved.')
  await expect(question).not.toContainText('lost')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Finish without these suites' }).click()
  await expect(pageHeading(page, 'Shuttle 4')).toBeVisible()
  await demo.clearFaults()
  await expect(suiteRow(page, 'Smoke test')).toBeVisible()
})

test('a catalog whose ID is not told is saved; its suites are not', async ({ page, demo }) => {
  await page.goto(newCatalog)
  await nameField(page).fill('Minibus')
  await suiteChoice(page, 'Smoke test').check()
  await forward(page).click()
  await demo.fault('catalog.createCatalog', { kind: 'malformed' })
  await forward(page).click()
  await expect(
    alertWith(page, 'The catalog is saved, but no suite is attached to it.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'All catalogs' }).click()
  await expect(pageHeading(page, 'Catalogs')).toBeVisible()
})

test('tells that the suites cannot be got; the catalog can be saved without', async ({
  page,
  demo,
}) => {
  await demo.fault('evaluation.listSuites', { kind: 'status', status: 403, form: 'code' })
  await page.goto(newCatalog)
  await expect(alertWith(page, 'Failed to get the suites.')).toBeVisible()
  await nameField(page).fill('Minibus')
  await forward(page).click()
  await forward(page).click()
  await expect(pageHeading(page, 'Minibus')).toBeVisible()
})

test('a deleted catalog cannot be edited', async ({ page }) => {
  await page.goto(await catalogAddress('Shuttle 2', { deleted: true, below: '/edit' }))
  await expect(page.getByText('The catalog has been deleted')).toBeVisible()
  await expect(forward(page)).toHaveCount(0)
  await expectAccessible(page)
})

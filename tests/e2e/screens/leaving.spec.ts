import type { Locator, Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { type Address, found } from '../support/addresses.ts'
import { openArea, pageHeading, projectButton } from '../support/console.ts'
import { forms } from '../support/forms.ts'
import { openAfter } from '../support/history.ts'
import { choose } from '../support/place.ts'
import { drawer, runButton } from '../support/run-drawer.ts'
import { flagger } from '../support/scenarios.ts'
import { nameField, suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

/** Goes back, and stays: what was entered is there, and so is the address. */
const backAndStay = async (page: Page, field: Locator, entered: string) => {
  const address = page.url()
  await page.goBack()
  await press(page, 'Cancel')
  await expect(field).toHaveValue(entered)
  await expect(page).toHaveURL(address)
}

const maps = '/evaluation/maps'

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource.*404.*\/report\b/))

for (const { name, address, persona = 'Member', field, to } of forms) {
  test.describe(() => {
    test.use({ persona })

    test(`${name} asks before what was entered is lost`, async ({ page }) => {
      const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
      await openAfter(page, maps, await found(address))
      await field(page).fill('Half done')
      await cancel.click()
      await press(page, 'Cancel')
      await expect(field(page)).toHaveValue('Half done')
      await backAndStay(page, field(page), 'Half done')
      await cancel.click()
      await press(page, 'Leave')
      await expect(pageHeading(page, to)).toBeVisible()
    })
  })
}

test('a link out of a form asks, too', async ({ page }) => {
  await page.goto('/evaluation/suites/new')
  await nameField(page).fill('Half done')
  await openArea(page, 'Reports')
  await expectAccessible(page)
  await press(page, 'Cancel')
  await expect(nameField(page)).toHaveValue('Half done')
})

/** A part that holds what was entered, of each kind; `open` leads to the field. */
interface Holder {
  address: Address
  open?: (page: Page) => Promise<unknown>
  field: (page: Page) => Locator
}

const onDialog = (page: Page) => page.getByRole('dialog').getByRole('textbox').first()

/** The list of suites, with a dialog of a selected one. */
const selectAndLabel = async (page: Page) => {
  await suiteRows(page).first().getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Selection' })
  await bar.getByRole('button', { name: 'Add label' }).click()
}

const holders: Readonly<Record<string, Holder>> = {
  'a form': { address: '/evaluation/mlpackages/new', field: nameField },
  'a form in steps': { address: '/evaluation/suites/new', field: nameField },
  'a dialog': {
    address: '/evaluation/scenarios?display_name=flagger',
    open: choose(flagger, 'Copy'),
    field: onDialog,
  },
  'a dialog of many things': {
    address: '/evaluation/suites',
    open: selectAndLabel,
    field: onDialog,
  },
  'a drawer': {
    address: '/evaluation/reports',
    open: (page) => runButton(page).click(),
    field: (page) => drawer(page).getByRole('textbox', { name: 'Branch' }),
  },
  'a panel': {
    address: '/evaluation/suites',
    open: (page) => page.getByRole('button', { name: /^Views/ }).click(),
    field: onDialog,
  },
}

for (const [name, { address, open, field }] of Object.entries(holders)) {
  test(`Back out of ${name}, and to the same page of another project, asks; then nothing of it is left or sent`, async ({
    page,
    demo,
  }) => {
    const here = await found(address)
    const elsewhere = `${here.replace(/\?.*/, '')}?project_id=${projectIds.empty}`
    await openAfter(page, elsewhere, here)
    await open?.(page)
    await field(page).fill('Half done')
    await backAndStay(page, field(page), 'Half done')
    await page.goBack()
    await press(page, 'Leave')
    await expect(projectButton(page, 'Empty project')).toBeVisible()
    await expect(question(page)).toHaveCount(0)
    await expect(page.getByText('Half done')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    if (!open) await expect(field(page)).toHaveValue('')
    const sent = (await demo.ledger()).filter(({ calls }) => calls > 0)
    const changes = sent.filter(({ operation }) => !/\.(get|list|batchGet|assert)/.test(operation))
    expect(changes).toEqual([])
  })
}

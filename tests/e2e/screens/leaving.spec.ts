import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import {
  type Address,
  catalogAddress,
  catalogWithAll,
  found,
  releaseAddress,
} from '../support/addresses.ts'
import { openArea, pageHeading } from '../support/console.ts'
import { textField } from '../support/integrations.ts'
import { draft } from '../support/releases.ts'
import type { PersonaName } from '../support/sign-in.ts'
import { nameField } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

interface Form {
  name: string
  address: Address
  persona?: PersonaName
  /** A field of its first step. */
  field: (page: Page) => Locator
  /** Heading of the page that Cancel leads to. */
  to: string
}

const forms: readonly Form[] = [
  {
    name: 'a new suite',
    address: '/evaluation/suites/new',
    field: nameField,
    to: 'Suites',
  },
  {
    name: 'a new catalog',
    address: '/evaluation/vehicle_catalogs/new',
    field: nameField,
    to: 'Catalogs',
  },
  {
    name: 'a new integration',
    address: () => catalogAddress(catalogWithAll, { below: '/integrations/new' }),
    field: (page) => textField(page, 'Owner'),
    to: 'Integrations',
  },
  {
    name: 'a release',
    address: () => releaseAddress(/^v0\.9\.1-draft$/, { below: '/edit' }),
    field: nameField,
    to: draft,
  },
  {
    name: 'a new scenario asset',
    address: '/evaluation/scenario_assets/new',
    persona: 'Internal staff',
    field: nameField,
    to: 'Scenario Assets',
  },
]

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })
const press = (page: Page, name: string) => question(page).getByRole('button', { name }).click()

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource.*404.*\/report\b/))

for (const { name, address, persona = 'Member', field, to } of forms) {
  test.describe(() => {
    test.use({ persona })

    test(`${name} asks before what was entered is lost`, async ({ page }) => {
      const cancel = page.getByRole('button', { name: 'Cancel', exact: true })
      await page.goto(await found(address))
      await field(page).fill('Half done')
      await cancel.click()
      await press(page, 'Cancel')
      await expect(field(page)).toHaveValue('Half done')
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

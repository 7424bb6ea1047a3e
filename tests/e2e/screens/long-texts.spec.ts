import type { Page } from '@playwright/test'
import {
  type Address,
  catalogAddress,
  catalogWithAll,
  found,
  releaseAddress,
  unreviewedAddress,
} from '../support/addresses.ts'
import { expectSettled } from '../support/console.ts'
import type { Demo } from '../support/demo.ts'
import { runAddress } from '../support/ml-addresses.ts'
import { chooseFirst, press } from '../support/place.ts'
import { expectRoomInLayer } from '../support/room.ts'
import { runButton } from '../support/run-drawer.ts'
import { scenarioListRows } from '../support/scenarios.ts'
import type { PersonaName } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource.*\b(403|404|501)\b/))

/** Opens a screen whose data are as long as they get. */
const openLong = async (page: Page, demo: Demo, address: Address) => {
  const path = await found(address)
  await demo.fault('*', { kind: 'long' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSettled(page)
}

const showLabels = (page: Page) =>
  page
    .getByRole('button', { name: /more labels?$/ })
    .first()
    .click()

/** Goes as far as the rows of the dialog that inserts conditions into scenarios. */
const askForConditions = async (page: Page) => {
  await scenarioListRows(page).getByRole('checkbox').first().check()
  await press('Update Conditions')(page)
  await expectRoomInLayer(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Update', exact: true }).click()
}

/** The keys mean something once the project is known, as its button tells. */
const openPalette = async (page: Page) => {
  await page.getByRole('button', { name: /^Find pages and actions/ }).waitFor()
  await page.keyboard.press('Control+k')
}

/** Layers that are not listed with their screen, where they are opened, and how. */
const otherLayers: readonly [
  name: string,
  address: Address,
  open: (page: Page) => Promise<unknown>,
  persona?: PersonaName,
][] = [
  ['the drawer that runs a job', '/evaluation/reports', (page) => runButton(page).click()],
  ['the palette', '/evaluation/suites', openPalette],
  ['the question to delete a catalog', '/evaluation/vehicle_catalogs', chooseFirst('Delete')],
  ['the dialog that shares a catalog', () => catalogAddress(catalogWithAll), press('Share')],
  ['the question to delete a suite', '/evaluation/suites', chooseFirst('Delete')],
  ['the question to publish', () => releaseAddress(/^v0\.9\.1-draft$/), press('Publish')],
  ['the question to approve', unreviewedAddress, press('Approve')],
  ['the dialog of a source', () => runAddress('Local changes'), press('Source')],
  ['all labels of a suite', '/evaluation/suites', showLabels],
  [
    'the dialog that inserts conditions',
    '/evaluation/scenarios?display_name=flagger',
    askForConditions,
    'Privileged',
  ],
]

for (const [name, address, open, persona = 'Member'] of otherLayers) {
  test.describe(name, () => {
    test.use({ persona })

    test('has room for texts without a blank', async ({ page, demo }) => {
      await openLong(page, demo, address)
      await open(page)
      await expectRoomInLayer(page)
    })
  })
}

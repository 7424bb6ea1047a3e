import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import {
  type Address,
  catalogAddress,
  catalogWithAll,
  found,
  releaseAddress,
  unreviewedAddress,
} from '../support/addresses.ts'
import { screens } from '../support/areas.ts'
import type { Demo } from '../support/demo.ts'
import { press } from '../support/place.ts'
import { runButton } from '../support/run-drawer.ts'
import { flagger, scenarioAddress } from '../support/scenarios.ts'
import { expect, narrow, test } from '../support/test.ts'

test.beforeEach(({ expectProblem }) => expectProblem(/Failed to load resource.*\b(403|404|501)\b/))

/** Opens a screen whose data are as long as they get. */
const openLong = async (page: Page, demo: Demo, address: Address) => {
  const path = await found(address)
  await demo.fault('*', { kind: 'long' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

for (const { name, address, persona = 'Member' } of screens) {
  test.describe(name, () => {
    test.use({ persona })

    test('has room for texts without a blank and for counts of ten digits', async ({
      page,
      demo,
    }) => {
      await openLong(page, demo, address)
      await expectNoSidewaysScroll(page)
      await page.setViewportSize(narrow)
      await expectNoSidewaysScroll(page)
    })
  })
}

const deleteFirst = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
}

const attachAddress = () => scenarioAddress(flagger, { below: '/attach_or_detach_from_suite' })

const askFirst = (page: Page) =>
  page
    .getByRole('button', { name: /^(Attach|Detach) / })
    .first()
    .click()

const showLabels = (page: Page) =>
  page
    .getByRole('button', { name: /more labels$/ })
    .first()
    .click()

/** What lies over a page, where it is opened, and how. */
const layers: readonly [name: string, address: Address, open: (page: Page) => Promise<unknown>][] =
  [
    ['the drawer that runs a job', '/evaluation/reports', (page) => runButton(page).click()],
    ['the palette', '/evaluation/suites', (page) => page.keyboard.press('Control+k')],
    ['the question to delete a catalog', '/evaluation/vehicle_catalogs', deleteFirst],
    ['the dialog that shares a catalog', () => catalogAddress(catalogWithAll), press('Share')],
    ['the question to delete a suite', '/evaluation/suites', deleteFirst],
    ['the question to publish', () => releaseAddress(/^v0\.9\.1-draft$/), press('Publish')],
    ['the question to approve', unreviewedAddress, press('Approve')],
    ['all labels of a suite', '/evaluation/suites', showLabels],
    ['the question about a suite', attachAddress, askFirst],
  ]

for (const [name, address, open] of layers) {
  test(`${name} has room for texts without a blank`, async ({ page, demo }) => {
    await openLong(page, demo, address)
    await open(page)
    const layer = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await expect(layer).toBeVisible()
    await page.waitForLoadState('networkidle')
    for (const size of [{ width: 1280, height: 800 }, narrow]) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
      const widest = await layer.evaluate((element) => {
        const parts = [element, ...element.querySelectorAll('*')]
        const scrolling = parts.filter((part) => getComputedStyle(part).overflowX === 'auto')
        return Math.max(0, ...scrolling.map((part) => part.scrollWidth - part.clientWidth))
      })
      expect(widest, 'px to scroll sideways').toBe(0)
    }
  })
}

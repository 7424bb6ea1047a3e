import type { Page } from '@playwright/test'
import { pageHeading } from '../support/console.ts'
import { expect } from '../support/test.ts'

/** The list of scenario assets. */
export const assetsPath = '/evaluation/scenario_assets'

const tableRows = (page: Page, name: string) =>
  page
    .getByRole('table', { name })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The rows of the list, without the head. */
export const assetRows = (page: Page) => tableRows(page, 'Scenario assets')

/** The row of an asset. */
export const assetRow = (page: Page, name: string) =>
  assetRows(page).filter({ has: page.getByRole('link', { name, exact: true }) })

/** The rows of the versions of the asset on show. */
export const versionRows = (page: Page) => tableRows(page, 'Versions')

/** Opens the page of an asset from the list. */
export const openAsset = async (page: Page, name: string) => {
  await page.goto(assetsPath)
  await assetRow(page, name).getByRole('link', { name, exact: true }).click()
  await expect(pageHeading(page, name)).toBeVisible()
}

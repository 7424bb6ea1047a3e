import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { catalogAddress, type Whereabouts } from './addresses.ts'
import { pageHeading } from './console.ts'

/** The list of catalogs. */
export const catalogTable = (page: Page) => page.getByRole('table', { name: 'Catalogs' })

/** Its rows, without the head. */
export const catalogRows = (page: Page) =>
  catalogTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The row of a catalog. */
export const catalogRow = (page: Page, name: string) =>
  catalogTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** Opens the page of a catalog. */
export const openCatalog = async (page: Page, name: string, where: Whereabouts = {}) => {
  await page.goto(await catalogAddress(name, where))
  await expect(pageHeading(page, name)).toBeVisible()
}

/** The offers of the catalog on show. */
export const shares = (page: Page) =>
  page.getByRole('list', { name: 'Shares' }).getByRole('listitem')

/** The dialog that shares a catalog. */
export const shareDialog = (page: Page) => page.getByRole('dialog', { name: 'Share catalog' })

/** The field for the project to share with. */
export const destination = (page: Page) =>
  page.getByRole('textbox', { name: 'Destination project ID' })

/** The suites to choose from in the form. */
export const suiteChoice = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Suites' }).getByRole('checkbox', { name, exact: true })

import type { Page } from '@playwright/test'
import { pageHeading } from './console.ts'
import { expect } from './test.ts'

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

/** Opens the page of a catalog from the list. */
export const openCatalog = async (page: Page, name: string, query = '') => {
  await page.goto(`/evaluation/vehicle_catalogs${query}`)
  await catalogRow(page, name).getByRole('link', { name, exact: true }).click()
  await expect(pageHeading(page, name)).toBeVisible()
}

/** Path of a catalog's page, and the project whose list has it. */
interface CatalogPlace {
  path: string
  project: string
}

/** The world is the same in every test: what was found once is there again. */
const places = new Map<string, CatalogPlace>()

/** Finds a catalog in the list: the first time there, later from memory. */
export const findCatalog = async (page: Page, name: string, query = ''): Promise<CatalogPlace> => {
  const key = `${name}${query}`
  const known = places.get(key)
  if (known) return known
  await openCatalog(page, name, query)
  const { pathname, searchParams } = new URL(page.url())
  const place = { path: pathname, project: searchParams.get('project_id') ?? '' }
  places.set(key, place)
  return place
}

/** The offers of the catalog on show. */
export const shares = (page: Page) =>
  page.getByRole('list', { name: 'Shares' }).getByRole('listitem')

/** The suites to choose from in the form. */
export const suiteChoice = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Suites' }).getByRole('checkbox', { name, exact: true })

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { findCatalog } from '../support/catalogs.ts'
import { pageHeading } from '../support/console.ts'
import { expect } from '../support/test.ts'

/** A list of firmware releases. */
export const releaseTable = (page: Page) => page.getByRole('table', { name: 'Releases' })

/** Its rows, without the head. */
export const releaseRows = (page: Page) =>
  releaseTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The row of a release. */
export const releaseRow = (page: Page, name: string) =>
  releaseTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** Path of the list of releases of the catalog that has releases of every kind. */
export const releasesPath = async (page: Page): Promise<string> =>
  `${(await findCatalog(page, 'Shuttle 4')).path}/firmware_releases`

/** Path of the list of releases of a catalog that another project shares, and the project's parameter. */
export const sharedReleasesPath = async (page: Page): Promise<[path: string, query: string]> => {
  const query = `?project_id=${projectIds.robotaxi}`
  return [`${(await findCatalog(page, 'Shuttle 4', query)).path}/firmware_releases`, query]
}

/** Opens the page of a release from the list. */
export const openRelease = async (page: Page, name: string, query = '') => {
  await page.goto((await releasesPath(page)) + query)
  await releaseRow(page, name).getByRole('link', { name, exact: true }).click()
  await expect(pageHeading(page, name)).toBeVisible()
}

/** The components of the release on show. */
export const itemRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Items' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { catalogAddress, catalogWithAll, releaseAddress } from './addresses.ts'
import { pageHeading } from './console.ts'

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

/** Address of the list of releases of the catalog that has releases of every kind. */
export const releasesAddress = () => catalogAddress(catalogWithAll, { below: '/firmware_releases' })

/** The same of another project, which the catalog is shared with. */
export const sharedReleasesAddress = () =>
  catalogAddress(catalogWithAll, { below: '/firmware_releases', projectId: projectIds.robotaxi })

/** A release that is a draft, and that no job has made. */
export const draft = 'v0.9.1-draft'

/** Opens the page of the draft. */
export const openDraft = async (page: Page) => {
  await page.goto(await releaseAddress(/^v0\.9\.1-draft$/))
  await expect(pageHeading(page, draft)).toBeVisible()
}

/** The components of the release on show. */
export const itemRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Items' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

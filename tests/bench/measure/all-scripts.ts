import { expect, type Page } from '@playwright/test'
import type { Figure } from '../budgets.ts'
import { pages } from '../routes.ts'
import { rowHead } from './rows.ts'
import { type Scripts, scriptsOf } from './scripts.ts'

/** Path of the first thing in a list, to which the first of these links leads. */
const firstOf = async (page: Page, list: string, link = `${rowHead} a`) => {
  await page.goto(list)
  const href = await page.locator(link).first().getAttribute('href')
  if (!href) throw new Error(`The list ${list} has no link.`)
  return new URL(href, page.url()).pathname
}

/** Path of a list of the first catalog. */
const ofCatalog = async (page: Page, list: 'firmware_releases' | 'integrations') =>
  `${await firstOf(page, pages.catalogs)}/${list}`

/** Links to the jobs that have run suites. */
const testedJobs = 'tbody tr:has-text("Test succeeded") a[href*="/reports/"]'

/** Path of the report of a suite. */
const suiteReport = async (page: Page) =>
  firstOf(page, await firstOf(page, pages.reports, testedJobs))

/** Path of the report of a scenario. */
const specReport = async (page: Page) => firstOf(page, await suiteReport(page))

const rowsOn = (page: Page) => expect(page.locator(rowHead).first()).toBeVisible()

const headingOn = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** Figures of the first route, the report list. */
export const firstRouteScripts = async (page: Page) => {
  const scripts = await scriptsOf(page, pages.reports, () => rowsOn(page))
  return { firstRouteBytes: scripts.bytes, firstRouteRequests: scripts.sizes.size }
}

/** Figures of the other routes, by name; each is measured on its own with an empty cache. */
export const routeScripts = {
  jobReportBytes: async (page) =>
    scriptsOf(page, await firstOf(page, pages.reports, testedJobs), () => headingOn(page)),
  suiteReportBytes: async (page) => scriptsOf(page, await suiteReport(page), () => headingOn(page)),
  specReportBytes: async (page) => scriptsOf(page, await specReport(page), () => headingOn(page)),
  caseReportBytes: async (page) =>
    scriptsOf(page, await firstOf(page, await specReport(page)), () => headingOn(page)),
  suitesBytes: (page) => scriptsOf(page, pages.suites, () => rowsOn(page)),
  suiteBytes: async (page) =>
    scriptsOf(page, await firstOf(page, pages.suites), () => headingOn(page)),
  wizardBytes: (page) => scriptsOf(page, pages.wizard, () => headingOn(page)),
  catalogsBytes: (page) => scriptsOf(page, pages.catalogs, () => rowsOn(page)),
  catalogBytes: async (page) =>
    scriptsOf(page, await firstOf(page, pages.catalogs), () => headingOn(page)),
  releasesBytes: async (page) =>
    scriptsOf(page, await ofCatalog(page, 'firmware_releases'), () => rowsOn(page)),
  releaseBytes: async (page) => {
    const releases = await ofCatalog(page, 'firmware_releases')
    return scriptsOf(page, await firstOf(page, releases), () => headingOn(page))
  },
  integrationsBytes: async (page) =>
    scriptsOf(page, await ofCatalog(page, 'integrations'), () => rowsOn(page)),
  integrationBytes: async (page) => {
    const integrations = await ofCatalog(page, 'integrations')
    return scriptsOf(page, await firstOf(page, integrations), () => headingOn(page))
  },
  newIntegrationBytes: async (page) =>
    scriptsOf(page, `${await ofCatalog(page, 'integrations')}/new`, () => headingOn(page)),
  assetsBytes: (page) => scriptsOf(page, pages.assets, () => rowsOn(page)),
  assetBytes: async (page) =>
    scriptsOf(page, await firstOf(page, pages.assets), () => headingOn(page)),
  newAssetBytes: (page) => scriptsOf(page, pages.newAsset, () => headingOn(page)),
  testPageBytes: (page) => scriptsOf(page, pages.testPage, () => rowsOn(page)),
} as const satisfies { [name in Figure]?: (page: Page) => Promise<Scripts> }

import { expect, type Page } from '@playwright/test'
import type { Figure } from '../budgets.ts'
import { pages } from '../routes.ts'
import { rowHead } from './rows.ts'
import { type Scripts, scriptsOf } from './scripts.ts'

/** Id of the first suite in the list. */
const firstSuite = async (page: Page) => {
  await page.goto(pages.suites)
  const href = await page.locator(`${rowHead} a`).first().getAttribute('href')
  const id = /\/suites\/([^/?]+)/.exec(href ?? '')?.[1]
  if (!id) throw new Error('The list of suites has no link to a suite.')
  return id
}

const rowsOn = (page: Page) => expect(page.locator(rowHead).first()).toBeVisible()

const headingOn = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** Figures of the first route, the report list. */
export const firstRouteScripts = async (page: Page) => {
  const scripts = await scriptsOf(page, pages.reports, () => rowsOn(page))
  return { firstRouteBytes: scripts.bytes, firstRouteRequests: scripts.sizes.size }
}

/** Figures of the other routes, by name; each is measured on its own with an empty cache. */
export const routeScripts = {
  suitesBytes: (page) => scriptsOf(page, pages.suites, () => rowsOn(page)),
  suiteBytes: async (page) =>
    scriptsOf(page, pages.suite(await firstSuite(page)), () => headingOn(page)),
  wizardBytes: (page) => scriptsOf(page, pages.wizard, () => headingOn(page)),
  testPageBytes: (page) => scriptsOf(page, pages.testPage, () => rowsOn(page)),
} as const satisfies { [name in Figure]?: (page: Page) => Promise<Scripts> }

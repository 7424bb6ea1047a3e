import type { Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
import { rowHead } from './measure/rows.ts'
import { type Scripts, scriptsOf } from './measure/scripts.ts'
import { inProject } from './routes.ts'

/** A page whose scripts have a budget, and how to get there. */
interface WeighedPage {
  /** As the report names it. */
  label: string
  /** Path below the base path, or below the page `of`. */
  path?: string
  /** The page that `path` stands below. */
  of?: string
  /** Instead of a path: the page in whose list it is the first. */
  firstOf?: string
  /** Selector of the links of that list; those of its rows unless set. */
  link?: string
  /** What shows that it can be used: rows of a list, or, unless set, a heading. */
  ready?: 'rows'
  /** Most bytes of scripts, with those of the start; `pageLimit` unless set. */
  limit?: number
}

const pageLimit = 260_000

/** Links to the jobs that have run suites. */
const testedJobs = 'tbody tr:has-text("Test succeeded") a[href*="/reports/"]'

/** All pages with a budget, a line for each, in the order of the report. */
const pages = {
  firstRoute: {
    label: 'the first route, report list',
    path: '/reports',
    ready: 'rows',
    limit: 195_000,
  },
  suites: { label: 'the suite list', path: '/suites', ready: 'rows' },
  suite: { label: 'a suite', firstOf: 'suites' },
  wizard: { label: 'the suite wizard', of: 'suites', path: '/new' },
  catalogs: { label: 'the catalog list', path: '/vehicle_catalogs', ready: 'rows' },
  catalog: { label: 'a catalog', firstOf: 'catalogs' },
  releases: {
    label: 'the firmware list',
    of: 'catalog',
    path: '/firmware_releases',
    ready: 'rows',
  },
  release: { label: 'a firmware release', firstOf: 'releases' },
  integrations: {
    label: 'the integration list',
    of: 'catalog',
    path: '/integrations',
    ready: 'rows',
  },
  integration: { label: 'an integration', firstOf: 'integrations' },
  newIntegration: { label: 'the integration form', of: 'integrations', path: '/new' },
  jobReport: { label: 'the report of a job', firstOf: 'firstRoute', link: testedJobs },
  suiteReport: { label: 'the report of a suite', firstOf: 'jobReport' },
  specReport: { label: 'the report of a scenario', firstOf: 'suiteReport' },
  caseReport: { label: 'the report of a case', firstOf: 'specReport' },
  assets: { label: 'the scenario asset list', path: '/scenario_assets', ready: 'rows' },
  asset: { label: 'a scenario asset', firstOf: 'assets' },
  newAsset: { label: 'the registration of an asset', of: 'assets', path: '/new' },
  testPage: { label: 'the test page', path: '/test', ready: 'rows' },
} as const satisfies { [key: string]: WeighedPage }

/** Names one page with a budget. */
export type PageKey = keyof typeof pages

const isPageKey = (key: string): key is PageKey => Object.hasOwn(pages, key)

const pageOf = (key: string): WeighedPage => {
  if (!isPageKey(key)) throw new Error(`No page is called ${key}.`)
  return pages[key]
}

/** All pages with a budget: what the report calls them, and the most bytes of their scripts. */
export const weighedPages = Object.entries<WeighedPage>(pages).map(
  ([key, { label, limit = pageLimit }]) => ({ key: key as PageKey, label, limit }),
)

/** Path of a page; where it is known from a list alone, the list is opened. */
const pathOf = async (page: Page, key: string): Promise<string> => {
  const { path = '', of, firstOf, link = `${rowHead} a` } = pageOf(key)
  if (firstOf === undefined) return (of === undefined ? '' : await pathOf(page, of)) + path
  await page.goto(inProject('shuttle', await pathOf(page, firstOf)))
  const href = await page.locator(link).first().getAttribute('href')
  if (!href) throw new Error(`The page ${firstOf} has no link.`)
  return new URL(href, page.url()).pathname.slice(basePath.length)
}

/** Opens a page with an empty cache and weighs its scripts. */
export const weigh = async (page: Page, key: PageKey): Promise<Scripts> => {
  const address = inProject('shuttle', await pathOf(page, key))
  const ready =
    pageOf(key).ready === 'rows'
      ? page.locator(rowHead).first()
      : page.getByRole('heading', { level: 1 })
  return scriptsOf(page, address, () => ready.waitFor())
}

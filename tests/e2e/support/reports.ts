import { expect, type Locator, type Page } from '@playwright/test'
import {
  type JobWith,
  jobAddress,
  type ReportLevel,
  reportAddress,
  type Whereabouts,
} from './addresses.ts'
import { overview } from './console.ts'

const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** Rows of the list of job reports. */
export const reportRows = (page: Page) => rowsOf(page, 'Reports')

/** Rows of the suites of a job. */
export const suiteReportRows = (page: Page) => rowsOf(page, 'Suite reports')

/** Rows of the scenarios of a suite. */
export const specRows = (page: Page) => rowsOf(page, 'Spec reports')

/** Rows of the cases of a scenario. */
export const caseRows = (page: Page) => rowsOf(page, 'Case reports')

/** Name of a job in the breadcrumbs, as long as only its id is known. */
export const jobCrumb = /^Job [0-9a-f]{8}$/

/** Expects the report of a job. */
export const expectJob = (page: Page) => expect(overview(page)).toContainText('Job ID')

/** The link in a row of a list that leads to what the row is about. */
export const identity = (row: Locator) => row.getByRole('rowheader').getByRole('link').first()

/** Of most jobs nobody has asked for a simulator yet, and some projects may not: announce it. */
export const missingSimulator = /Failed to load resource.*\/simulators\//

/** The question whether to approve the scenarios of a suite. */
export const approvalDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Do you want to approve the scenarios of the suite?' })

/** Opens the report of a job; the heading of its page. */
export const openJob = async (page: Page, job: JobWith = 'failed tests') => {
  await page.goto(await jobAddress(job))
  await expectJob(page)
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

/** Opens a report below that of a job: of what failed first, or is running; the heading of its page. */
export const openReport = async (
  page: Page,
  level: ReportLevel,
  job?: JobWith,
  where?: Whereabouts,
) => {
  await page.goto(await reportAddress(level, job, where))
  const heading = page.getByRole('heading', { level: 1 })
  await expect(overview(page)).toBeVisible()
  return (await heading.textContent()) ?? ''
}

import { expect, type Locator, type Page } from '@playwright/test'
import type { JobTab } from '@/models/reports/report-search.ts'
import {
  type JobWith,
  jobAddress,
  type ReportLevel,
  reportAddress,
  type Whereabouts,
} from './addresses.ts'
import { overview, tableRows } from './console.ts'

/** Rows of the list of job reports. */
export const reportRows = (page: Page) => tableRows(page, 'Reports')

/** Rows of the suites of a job. */
export const suiteReportRows = (page: Page) => tableRows(page, 'Suite reports')

/** Rows of the scenarios of a suite. */
export const specRows = (page: Page) => tableRows(page, 'Spec reports')

/** Rows of the cases of a scenario. */
export const caseRows = (page: Page) => tableRows(page, 'Case reports')

/** Result of a job, at the top of its page. */
export const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' })

/** The first of the causes in a verdict. */
export const topCause = (page: Page) =>
  verdict(page).getByRole('list', { name: 'Top causes' }).getByRole('button').first()

/** A stage of a job, in the foot of its verdict. */
export const stage = (page: Page, name: 'Queue' | 'Build' | 'Test') =>
  page.getByRole('list', { name: 'Stages' }).getByRole('listitem', { name, exact: true })

/** Expects the report of a job. */
export const expectJob = (page: Page) => expect(verdict(page)).toBeVisible()

/** Shows all fields of a job. */
export const openDetails = (page: Page) =>
  page.getByRole('button', { name: 'Details', exact: true }).click()

/** Rows of the failures of a report: groups and cases. */
export const failureRows = (page: Page) => tableRows(page, 'Failures')

/** The link in a row of a list that leads to what the row is about. */
export const identity = (row: Locator) => row.getByRole('rowheader').getByRole('link').first()

/** Of most jobs nobody has asked for a simulator yet, and some projects may not: announce it. */
export const missingSimulator = /Failed to load resource.*\/simulators\//

/** The question whether to approve the scenarios of a suite. */
export const approvalDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Do you want to approve the scenarios of the suite?' })

/** Opens the report of a job, at one of its tabs; the heading of its page. */
export const openJob = async (page: Page, job: JobWith = 'failed tests', tab?: JobTab) => {
  await page.goto(await jobAddress(job, tab && { below: `?tab=${tab}` }))
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

/** Scrolls to where the log of a case parts from that of its last pass, which is looked for then. */
export const showDifference = async (
  page: Page,
  told: string | RegExp = /First difference line [\d,]+/,
) => {
  const difference = page.getByRole('region', { name: 'Against the last pass' })
  await difference.scrollIntoViewIfNeeded()
  await expect(difference).toContainText(told)
}

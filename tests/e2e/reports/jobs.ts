import type { Locator, Page } from '@playwright/test'
import { pageHeading } from '../support/console.ts'
import type { Demo } from '../support/demo.ts'
import { expectFailuresTold } from '../support/failures.ts'
import { expect } from '../support/test.ts'

const rowsOf = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

/** Rows of the list of job reports. */
export const reportRows = (page: Page) => rowsOf(page, 'Reports')

/** Rows of the suites of a job. */
export const suiteRows = (page: Page) => rowsOf(page, 'Suite reports')

/** Rows of the scenarios of a suite. */
export const specRows = (page: Page) => rowsOf(page, 'Spec reports')

/** Rows of the cases of a scenario. */
export const caseRows = (page: Page) => rowsOf(page, 'Case reports')

/** The card that tells what a report is about. */
export const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })

/** Heading of the report of a job. */
export const jobHeading = /^Job [0-9a-f]{8}$/

/** Link to a job, by its shortened id. */
export const jobLink = { name: /^[0-9a-f]{8}$/ }

/** Of most jobs nobody has asked for a simulator yet, and some projects may not: announce it. */
export const missingSimulator = /Failed to load resource.*\/simulators\//

/** Texts in the row of a job whose tests failed. */
export const failedTests = [/^.*Failed/, 'Test failed'] as const

/** Opens the report of the first job in the list that has all of these texts in its row. */
export const openJob = async (page: Page, ...texts: readonly (string | RegExp)[]) => {
  await page.goto('/evaluation/reports')
  const row = texts.reduce((rows, hasText) => rows.filter({ hasText }), reportRows(page)).first()
  await row.getByRole('link', jobLink).click()
  await expect(pageHeading(page, jobHeading)).toBeVisible()
  await expect(
    suiteRows(page)
      .first()
      .or(page.getByText(/show here when|runs no suites/)),
  ).toBeVisible()
}

/** Opens the report of the first suite of a job whose tests failed that has a failed case; its name. */
export const openFailedSuite = async (page: Page): Promise<string> => {
  await openJob(page, ...failedTests)
  const link = suiteRows(page)
    .filter({ hasText: /\d failed/ })
    .first()
    .getByRole('link')
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('table', { name: 'Spec reports' })).toBeVisible()
  await expect(specRows(page).first()).toBeVisible()
  return name
}

/** Opens the report of the first scenario with a failed case in a suite of a job whose tests failed; its name. */
export const openFailedSpec = async (page: Page): Promise<string> => {
  await openFailedSuite(page)
  const link = specRows(page)
    .filter({ hasText: /\d failed/ })
    .first()
    .getByRole('link')
  await link.click()
  await expect(caseRows(page).first()).toBeVisible()
  return (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
}

/** A call whose failures the page of a report tells. */
interface FailingRead {
  operation: string
  /** What the alert says first. */
  alert: string
  /** Statuses that mean something else. */
  except?: readonly number[]
  /** What is there once the call succeeds. */
  shown: (page: Page) => Locator
  /** What stays there whatever happens. */
  kept: (page: Page) => Locator
}

/** Lets a call of the report on show fail in every way, and expects that each failure is told. */
export const expectReadFailuresTold = async (
  page: Page,
  demo: Demo,
  { operation, alert, except = [], shown, kept }: FailingRead,
) => {
  const { pathname } = new URL(page.url())
  await expectFailuresTold({
    page,
    demo,
    operation,
    alert,
    open: () => page.goto(pathname),
    shown: shown(page),
    kept: kept(page),
    except,
  })
}

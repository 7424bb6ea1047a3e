import { expect, type Locator, type Page } from '@playwright/test'
import { snackbars } from './console.ts'
import { expectJob, reportRows } from './reports.ts'
import { storedUser } from './sign-in.ts'

/** The Run evaluation job drawer. */
export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Run evaluation job' })

/** The control that opens the drawer on a page. */
export const runButton = (page: Page) => page.getByRole('button', { name: 'Run evaluation job' })

/** A selector of the drawer, by its label. */
export const selector = (page: Page, label: string) =>
  drawer(page).getByRole('combobox', { name: label, exact: true })

/** A checkbox of the drawer, by its label. */
export const checkbox = (page: Page, label: string) =>
  drawer(page).getByRole('checkbox', { name: label, exact: true })

/** One side of a choice of the drawer. */
export const choice = (page: Page, label: string) =>
  drawer(page).getByRole('radio', { name: label, exact: true })

/** A field of the drawer that is typed into. */
export const textField = (page: Page, label: string) =>
  drawer(page).getByRole('textbox', { name: label, exact: true })

/** Id of the job or source that is chosen. */
export const chosenId = async (page: Page): Promise<string> => {
  const detail = drawer(page).getByText(/[\w-]{36}$/)
  return ((await detail.textContent()) ?? '').slice(-36)
}

/** The button that starts the job. */
export const startButton = (page: Page) =>
  drawer(page).getByRole('button', { name: 'Start test', exact: true })

/** Missing fields, as told above the buttons. */
export const missing = (page: Page) =>
  drawer(page).getByRole('list', { name: 'Missing' }).getByRole('listitem')

/** Opens the drawer from the report list. */
export const openFromReports = async (page: Page, project = '') => {
  await page.goto(`/evaluation/reports${project && `?project_id=${project}`}`)
  await runButton(page).click()
  await expect(drawer(page)).toBeVisible()
}

/** Opens the drawer from the palette, on the page on show. */
export const openFromPalette = async (page: Page) => {
  await page.keyboard.press('Control+k')
  await page.getByRole('option', { name: 'Run evaluation job' }).click()
  await expect(drawer(page)).toBeVisible()
}

/** Presses the button of a choice: the radio itself lies under its words. */
export const choose = async (page: Page, label: string) => {
  await choice(page, label).check()
  await expect(choice(page, label)).toBeChecked()
}

/** Chooses one item of a selector. */
export const pickItem = async (page: Page, label: string, item: string | RegExp) => {
  await selector(page, label).click()
  await page
    .getByRole('listbox', { name: label })
    .getByRole('option', { name: item })
    .first()
    .click()
}

/** Takes back what a selector has chosen. */
export const clearSelector = async (page: Page, label: string) => {
  await selector(page, label).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
}

/** Expects a control to be switched off for good reason: it cannot be changed, and is described by why. */
export const expectLocked = async (control: Locator, reason: string) => {
  await expect(control).toBeDisabled()
  await expect(control).toHaveAccessibleDescription(reason)
}

/** Chooses another catalog. */
export const pickCatalog = (page: Page, name: string) => pickItem(page, 'Catalog', name)

/** The newest job in the list of reports. */
export const firstReport = (page: Page) => reportRows(page).first()

/** The parts of a job's report that tests look at, in wire form. */
interface JobRecord {
  job_id: string
  description?: string
  retest_job_id?: string
  event: {
    source?: { git_sha: string; git_ref_url: string }
    source_id?: string
    source_job_id?: string
  }
  firmware?: { release?: boolean }
  build_options: object
  test_options: object
  release_options: object
}

/** Asks the evaluation service itself, as the user of the page. */
const ask = async <Answer>(page: Page, path: string): Promise<Answer> => {
  const user = await storedUser(page)
  const { origin, searchParams } = new URL(page.url())
  const project = searchParams.get('project_id')
  const answer = await fetch(`${origin}/services/evaluation/projects/${project}/jobs/${path}`, {
    headers: { Authorization: `Bearer ${user?.access_token}` },
  })
  return answer.json()
}

/** The job that was started last, as the platform has it. */
const newestJob = async (page: Page): Promise<JobRecord> => {
  const { reports } = await ask<{ reports: JobRecord[] }>(page, 'reports?size=1')
  const [job] = reports
  if (!job) throw new Error('The project has no jobs.')
  return job
}

/** Ids of the suites that a job runs, as the platform has them. */
export const suitesOfJob = async (page: Page, { job_id }: JobRecord): Promise<string[]> => {
  const path = `${job_id}/suite/reports`
  const { reports } = await ask<{ reports: { suite: { id: string } }[] }>(page, path)
  return reports.map(({ suite }) => suite.id)
}

/** Starts the job and waits until the console says that it is scheduled. */
export const startJob = async (page: Page): Promise<JobRecord> => {
  await startButton(page).click()
  await expect(snackbars(page)).toHaveText('Test scheduled')
  await expect(drawer(page)).toBeHidden()
  await expectJob(page)
  return newestJob(page)
}

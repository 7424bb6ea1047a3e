import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { catalogRow, catalogRows, catalogTable } from '../support/catalogs.ts'
import { pageHeading, snackbars } from '../support/console.ts'
import { expectJob } from '../support/reports.ts'
import { ask } from '../support/sign-in.ts'
import { expectHeadsStay, shortDate } from '../support/tables.ts'
import { expect, test } from '../support/test.ts'

const list = '/evaluation/vehicle_catalogs'

test('lists the catalogs, by name', async ({ page }) => {
  await page.goto(list)
  await expect(catalogTable(page).getByRole('columnheader')).toHaveText([
    'Name',
    'Last run',
    'Last 10 runs',
    'Description',
    'Version',
    'Updated',
  ])
  const names = catalogRows(page).getByRole('rowheader')
  await expect(names.first()).toHaveText('Bus long wheelbase')
  await expect(names).toContainText(['Bus long wheelbase', 'No suites yet', 'Robotaxi'])
  const shuttle = catalogRow(page, 'Shuttle 4')
  await expect(shuttle).toContainText('Vehicles on the Odaiba route.')
  await expect(shuttle.getByRole('time').last()).toHaveText(shortDate)
  await expect(catalogRow(page, 'Shuttle 2')).toHaveCount(0)
  await expect(catalogRow(page, 'Robotaxi')).toContainText('Shared')
  await expect(shuttle).not.toContainText('Shared')
})

interface WireJob {
  status: string
  catalog: { id: string; display_name: string }
  finished_at?: string
  test?: { case_results?: { total_count: number; failure_count: number } }
}

/** All jobs of a project as the service tells them, the newest first. */
const rawJobs = async (page: Page, token = ''): Promise<WireJob[]> => {
  const path = `evaluation/projects/${projectIds.shuttle}/jobs/reports?size=100&next_token=${token}`
  const { reports, next_token } = await ask(page, path)
  return [...reports, ...(next_token ? await rawJobs(page, next_token) : [])]
}

test('each row tells what came of the last job of its catalog', async ({ page }) => {
  await page.goto(list)
  await expect(catalogRow(page, 'Without repository')).toContainText('never run')
  const finished = (await rawJobs(page)).filter(({ finished_at }) => finished_at !== undefined)
  const newest = new Map(finished.reverse().map((job) => [job.catalog.display_name, job]))
  let tested = 0
  for (const [name, { status, test: results }] of newest) {
    const { total_count: total = 0, failure_count: failed = 0 } = results?.case_results ?? {}
    if (status === 'canceled' || total === 0) continue
    tested += 1
    await expect(catalogRow(page, name)).toContainText(`${failed || 'None'} of ${total} failed`)
  }
  expect(tested).toBeGreaterThan(2)
  const runs = catalogRow(page, 'Shuttle 4').getByRole('list', { name: 'Last runs of Shuttle 4' })
  await expect(runs.getByRole('link')).toHaveCount(10)
  await catalogTable(page)
    .getByText(/^\d+ of \d+ failed$/)
    .first()
    .click()
  await expectJob(page)
})

test('last runs that cannot be read are told, and come with Retry', async ({ page, demo }) => {
  await demo.fault('evaluation.listJobReports', { kind: 'status', status: 403, form: 'code' })
  await page.goto(list)
  const shuttle = catalogRow(page, 'Shuttle 4')
  await expect(shuttle).toContainText('Not loaded.')
  await expect(catalogRow(page, 'Without repository')).not.toContainText('never run')
  await demo.clearFaults()
  await shuttle.getByRole('button', { name: 'Retry' }).click()
  await expect(shuttle).toContainText(/of \d+ failed/)
  await expect(catalogTable(page)).not.toContainText('Not loaded.')
})

test('its heads stay where they are when rows come', ({ page, running }) =>
  expectHeadsStay({
    page,
    running,
    path: list,
    calls: /^\/services\/catalog\/projects\/[^/]+\/catalogs\b/,
  }))

test('any text is just text', async ({ page }) => {
  await page.goto(`${list}?project_id=${projectIds.robotaxi}`)
  const bench = catalogRow(page, `<b>"Bench"</b> & 'Lab'`)
  await expect(bench).toContainText('<img src=x onerror=alert(1)> at the test bench.')
  await expectAccessible(page)
})

test('sorts by name either way, and by update with the newest first', async ({ page }) => {
  await page.goto(list)
  const names = catalogRows(page).getByRole('rowheader')
  await expect(names.first()).toContainText('Bus long wheelbase')
  await page.getByRole('button', { name: 'Name' }).click()
  await expect(page).toHaveURL(/sort=-name/)
  await expect(names.last()).toContainText('Bus long wheelbase')
  await page.getByRole('button', { name: 'Updated' }).click()
  await expect(page).toHaveURL(/sort=-updated/)
  await expect
    .poll(async () => {
      const times = await catalogRows(page)
        .locator('td:nth-last-child(2) time')
        .evaluateAll((all) => all.map((time) => time.getAttribute('datetime') ?? ''))
      return times.join() === times.toSorted().reverse().join()
    })
    .toBe(true)
})

test('shows deleted catalogs under their filter alone, in an address that can be kept', async ({
  page,
}) => {
  await page.goto(list)
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
  await expect(catalogRow(page, 'Shuttle 2')).toContainText('Deleted')
  await expect(catalogRow(page, 'Shuttle 4')).toHaveCount(0)
  await expect(page).toHaveURL(/\?deleted=true&/)
  await page.reload()
  await expect(catalogRow(page, 'Shuttle 2')).toBeVisible()
  await expect(catalogRow(page, 'Shuttle 2').getByRole('button', { name: /^Actions/ })).toHaveCount(
    0,
  )
  await page.getByRole('searchbox', { name: 'Name' }).fill('nothing')
  await expect(page.getByText('No deleted catalog of this project matches the name.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(catalogRow(page, 'Shuttle 2')).toBeVisible()
})

test('leads to the invitations and to a new catalog', async ({ page }) => {
  await page.goto(list)
  await page.getByRole('link', { name: 'Sharing Invitations' }).click()
  await expect(pageHeading(page, 'Sharing Invitations')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await page.getByRole('link', { name: 'New Catalog' }).click()
  await expect(pageHeading(page, 'New Catalog')).toBeVisible()
})

test('a project without catalogs says what a catalog is for, and how to make one', async ({
  page,
}) => {
  await page.goto(`${list}?project_id=${projectIds.empty}`)
  await expect(
    page.getByText('The first one names the repositories that software is built from'),
  ).toBeVisible()
  await expectAccessible(page)
})

test('a catalog is deleted after a question, by keyboard alone', async ({ page }) => {
  await page.goto(list)
  const actions = page.getByRole('button', { name: 'Actions for No suites yet' })
  const remove = page.getByRole('menuitem', { name: 'Delete' })
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete the catalog?' })
  const ask = async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Run evaluation job' })).toBeFocused()
    await page.keyboard.press('End')
    await expect(remove).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  }
  await actions.focus()
  await ask()
  await page.keyboard.press('Escape')
  await expect(actions).toBeFocused()
  await ask()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(snackbars(page)).toHaveText(['The catalog has been deleted'])
  await expect(catalogRow(page, 'No suites yet')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a deletion that failed is given up without a trace', async ({ page, demo }) => {
  await page.goto(list)
  await page.getByRole('button', { name: 'Actions for No suites yet' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await demo.fault('catalog.deprecateCatalog', { kind: 'status', status: 409, form: 'code' }, 1)
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('Failed to delete the catalog.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

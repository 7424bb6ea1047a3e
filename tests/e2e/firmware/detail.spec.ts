import { expectAccessible } from '../support/accessibility.ts'
import { releaseAddress } from '../support/addresses.ts'
import { alertWith, pageHeading, snackbars } from '../support/console.ts'
import {
  draft,
  itemRows,
  openDraft,
  releaseRow,
  releaseRows,
  releasesAddress,
  sharedReleasesAddress,
} from '../support/releases.ts'
import { expect, test } from '../support/test.ts'

const missingReport = /Failed to load resource.*404.*\/report\b/
const crumbs = 'Breadcrumb'

test('shows a release and its items', async ({ page, expectProblem }) => {
  // No job has made this release, and so it has no report.
  expectProblem(missingReport)
  await openDraft(page)
  const chain = page.getByRole('navigation', { name: crumbs })
  await expect(chain.getByRole('listitem')).toHaveText([
    'Catalogs',
    '/ Shuttle 4',
    '/ v0.9.1-draft',
  ])
  await expect(chain.getByRole('link', { name: 'Shuttle 4' })).toHaveAttribute(
    'href',
    /tab=releases/,
  )
  await expect(page.getByRole('tab')).toHaveText(['Items5'])
  await expect(itemRows(page)).toHaveCount(5)
  await expect(itemRows(page).filter({ hasText: 'ecu-main' })).toContainText(
    'Deploy with the OTA client',
  )
  await expect(itemRows(page).filter({ hasText: 'bootstrap' })).toContainText(
    'Download and create an installer',
  )
  await expect(itemRows(page).first()).toContainText(/\d (Bytes|KB|MB|GB)/)
  await expect(itemRows(page).filter({ hasText: 'perception-ecu' })).toContainText(
    /night_detector|lane_keeper|traffic_light_reader|pedestrian_intent/,
  )
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Page size' }).selectOption('10')
  await expect(page).toHaveURL(/page_size=10/)
})

test('names the job and the build that made a release, and its labels', async ({ page }) => {
  await page.goto(await releaseAddress(/^v\d+\.\d+\.\d+$/))
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(overview.getByRole('button', { name: 'Copy job ID' })).toBeVisible()
  await expect(overview.getByRole('button', { name: 'Copy build report ID' })).toBeVisible()
  await expect(itemRows(page).first()).toContainText('auto.web.ci.job-id')
})

test('when nothing can be read of the answer to publishing, it is looked up', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(missingReport)
  await openDraft(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('alertdialog')
  await demo.fault('catalog.publishFirmwareRelease', { kind: 'malformed' })
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(snackbars(page).filter({ hasText: 'The release has been published' })).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Published', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('button', { name: 'Publish' })).toHaveCount(0)
})

test('a release is published after a question', async ({ page, expectProblem }) => {
  expectProblem(missingReport)
  await openDraft(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure to publish the release?' })
  await expect(question).toContainText(draft)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(snackbars(page)).toHaveText(['The release has been published'])
  const main = page.getByRole('main')
  await expect(main.getByText('Published', { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('by Aiko Tanaka')
})

test('a deleted release says so, and leads back to the list as it was', async ({
  page,
  expectProblem,
}) => {
  expectProblem(missingReport)
  await page.goto(`${await releasesAddress()}?draft=true`)
  await releaseRow(page, draft).getByRole('link', { name: draft, exact: true }).click()
  await page.getByRole('button', { name: 'Actions for v0.9.1-draft' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The release has been deleted', { exact: true })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await expect(main.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the releases' }).click()
  await expect(page).toHaveURL(/\/firmware_releases\?draft=true/)
  await expect(releaseRow(page, 'v0.8.7')).toBeVisible()
  await expect(releaseRow(page, 'v0.9.1-draft')).toHaveCount(0)
})

test('when the deleted release cannot be shown any more, the list tells of it', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(missingReport)
  await openDraft(page)
  await page.getByRole('button', { name: 'Actions for v0.9.1-draft' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await demo.fault('catalog.getFirmwareRelease', { kind: 'status', status: 403, form: 'code' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(pageHeading(page, 'Releases')).toBeVisible()
  await expect(snackbars(page)).toHaveText(['The release has been deleted'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a shared release can only be read, and has suite reports', async ({ page }) => {
  await page.goto(await sharedReleasesAddress())
  const row = releaseRows(page).filter({ hasText: /v\d/ }).first()
  await expect(row).toContainText('Shared')
  await expect(row.getByRole('button', { name: /^Actions/ })).toHaveCount(0)
  await row.getByRole('link').click()
  await expect(page.getByText('Another project shares this release')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  // Its packages belong to the other project: no more than their ids is shown.
  const carrier = itemRows(page).filter({ hasText: 'perception-ecu' })
  await expect(carrier.getByRole('button', { name: 'Copy package ID' })).toBeVisible()
  await expect(alertWith(page, 'Failed')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Suite Reports' }).click()
  await expect(page).toHaveURL(/tab=suiteReports/)
  await expect(
    page.getByRole('table', { name: 'Suite reports' }).or(page.getByText('ran no suites')),
  ).toBeVisible()
  await expectAccessible(page)
})

test('that ML packages may not be seen is not told', async ({ page, demo, expectProblem }) => {
  expectProblem(missingReport)
  await demo.fault('ml.batchGetPackages', { kind: 'status', status: 403, form: 'code' })
  await openDraft(page)
  const carrier = itemRows(page).filter({ hasText: 'perception-ecu' })
  await expect(carrier.getByRole('button', { name: 'Copy package ID' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { alertWith, pageHeading, snackbars } from '../support/console.ts'
import { expectFailedChangesTold, expectFailuresTold, expectOneCall } from '../support/failures.ts'
import { expect, test } from '../support/test.ts'
import {
  itemRows,
  openRelease,
  releaseRow,
  releaseRows,
  releasesPath,
  sharedReleasesPath,
} from './releases.ts'

const missingReport = /Failed to load resource.*404.*\/report\b/
const crumbs = 'Breadcrumb'

test('shows a release and its items', async ({ page, expectProblem }) => {
  // No job has made this release, and so it has no report.
  expectProblem(missingReport)
  await openRelease(page, 'v0.9.1-draft')
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
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Page size' }).selectOption('10')
  await expect(page).toHaveURL(/page_size=10/)
})

test('names the job and the build that made a release, and its labels', async ({ page }) => {
  await page.goto(await releasesPath(page))
  await releaseRows(page).first().getByRole('link').click()
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(overview.getByRole('button', { name: 'Copy job ID' })).toBeVisible()
  await expect(overview.getByRole('button', { name: 'Copy build report ID' })).toBeVisible()
  await expect(itemRows(page).first()).toContainText('auto.web.ci.job-id')
})

test('publishes a draft after a question, telling every failure', async ({
  page,
  demo,
  expectProblem,
}) => {
  test.slow()
  expectProblem(missingReport)
  await openRelease(page, 'v0.9.1-draft')
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure to publish the release?' })
  await expect(question).toContainText('v0.9.1-draft')
  await expectAccessible(page)
  const publish = question.getByRole('button', { name: 'Publish' })
  await expectFailedChangesTold({
    demo,
    operation: 'catalog.publishFirmwareRelease',
    alert: alertWith(page, 'Failed to publish the release.'),
    submit: () => publish.click(),
    kept: () => expect(question).toBeVisible(),
  })
})

test('when the answer to publishing is lost, the page shows what has become of the release', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(missingReport)
  await openRelease(page, 'v0.9.1-draft')
  await page.getByRole('button', { name: 'Publish' }).click()
  const question = page.getByRole('alertdialog')
  await demo.fault('catalog.publishFirmwareRelease', { kind: 'malformed' })
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(alertWith(page, 'Failed to publish the release.')).toContainText(
    'Expected a value of type',
  )
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Published', { exact: true })).toHaveCount(2)
  await expect(page.getByRole('main').getByRole('button', { name: 'Publish' })).toHaveCount(0)
})

test('a release is published once', async ({ page, demo, expectProblem }) => {
  expectProblem(missingReport)
  await openRelease(page, 'v0.9.1-draft')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expectOneCall(demo, 'catalog.publishFirmwareRelease', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).dblclick()
    await expect(snackbars(page)).toHaveText(['The release has been published'])
  })
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
  test.slow()
  expectProblem(missingReport)
  await openRelease(page, 'v0.9.1-draft', '?draft=true')
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
  await openRelease(page, 'v0.9.1-draft')
  await page.getByRole('button', { name: 'Actions for v0.9.1-draft' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await demo.fault('catalog.getFirmwareRelease', { kind: 'status', status: 403, form: 'code' })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(pageHeading(page, 'Releases')).toBeVisible()
  await expect(snackbars(page)).toHaveText(['The release has been deleted'])
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a shared release can only be read, and has suite reports', async ({
  page,
  expectProblem,
}) => {
  // The project may not see ML packages: no more than their ids is shown, without a word.
  expectProblem(/Failed to load resource.*403.*packages\/batch_get/)
  const [path, query] = await sharedReleasesPath(page)
  await page.goto(path + query)
  const row = releaseRows(page).filter({ hasText: /v\d/ }).first()
  await expect(row).toContainText('Shared')
  await expect(row.getByRole('button', { name: /^Actions/ })).toHaveCount(0)
  await row.getByRole('link').click()
  await expect(page.getByText('Another project shares this release')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'Publish' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
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

test('tells every failure of the suite reports', async ({ page, demo }) => {
  test.slow()
  const [path, query] = await sharedReleasesPath(page)
  await page.goto(path + query)
  await releaseRows(page).filter({ hasText: /v1\./ }).first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Suite Reports' })).toBeVisible()
  const release = new URL(page.url()).pathname
  await expectFailuresTold({
    page,
    demo,
    operation: 'evaluation.listSuiteReports',
    alert: 'Failed to get the suite reports.',
    open: () => page.goto(`${release}${query}&tab=suiteReports`),
    shown: page.getByRole('table', { name: 'Suite reports' }),
    kept: page.getByRole('region', { name: 'Overview' }),
  })
})

test('tells every failure of the release, and Retry gets it', async ({
  page,
  demo,
  expectProblem,
}) => {
  test.slow()
  expectProblem(missingReport)
  await openRelease(page, 'v0.9.1-draft')
  const release = new URL(page.url()).pathname
  await expectFailuresTold({
    page,
    demo,
    operation: 'catalog.getFirmwareRelease',
    alert: 'Failed to get the release.',
    open: () => page.goto(release),
    shown: pageHeading(page, 'v0.9.1-draft'),
    kept: page.getByRole('navigation', { name: crumbs }),
    // Nothing there: a page of its own.
    except: [404],
  })
})

test('tells every failure of the report but that there is none', async ({ page, demo }) => {
  test.slow()
  await page.goto(await releasesPath(page))
  await releaseRows(page).first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: /^Items/ })).toBeVisible()
  const release = new URL(page.url()).pathname
  await expectFailuresTold({
    page,
    demo,
    operation: 'evaluation.getFirmwareReleaseReport',
    alert: 'Failed to get the report of the release.',
    open: () => page.goto(release),
    shown: page
      .getByRole('region', { name: 'Overview' })
      .getByText(/Running|Succeeded|Failed|Canceled|Scheduled/),
    kept: itemRows(page).first(),
    except: [404],
  })
})

test('tells every failure of the look-up of ML packages but that they may not be seen', async ({
  page,
  demo,
  expectProblem,
}) => {
  test.slow()
  expectProblem(missingReport)
  await openRelease(page, 'v0.9.1-draft')
  const release = new URL(page.url()).pathname
  const carrier = itemRows(page).filter({ hasText: 'perception-ecu' })
  await expectFailuresTold({
    page,
    demo,
    operation: 'ml.batchGetPackages',
    alert: 'Failed to get the packages.',
    open: () => page.goto(release),
    shown: carrier.getByText(/night_detector|lane_keeper|traffic_light_reader|pedestrian_intent/),
    kept: carrier,
    except: [403],
    isPost: true,
  })
  await demo.fault('ml.batchGetPackages', { kind: 'status', status: 403, form: 'code' })
  await page.goto(release)
  await expect(carrier.getByRole('button', { name: 'Copy package ID' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a release that is not there', async ({ page, expectProblem }) => {
  expectProblem(/Failed to load resource.*404/)
  await page.goto(`${await releasesPath(page)}/11111111-2222-4333-8444-555555555555`)
  await expect(pageHeading(page, 'Release not found')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'All releases' }).click()
  await expect(pageHeading(page, 'Releases')).toBeVisible()
  await page.goto(`${new URL(page.url()).pathname}/not%20an%20id`)
  await expect(page.getByRole('main')).toContainText('Invalid Firmware Release ID.')
})

test('is usable on a narrow screen @narrow', async ({ page, expectProblem }) => {
  expectProblem(missingReport)
  await openRelease(page, 'v0.9.1-draft')
  await expect(itemRows(page)).toHaveCount(5)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

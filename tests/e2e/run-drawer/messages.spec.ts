import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { alertWith } from '../support/console.ts'
import {
  checkbox,
  choose,
  clearSelector,
  drawer,
  expectLocked,
  missing,
  openFromReports,
  pickCatalog,
  pickItem,
  selector,
  startButton,
  textField,
} from '../support/run-drawer.ts'
import { expect, test } from '../support/test.ts'

/** A job in a selector: its description, and what was built. */
const jobText = /@ [0-9a-f]{8}|Artifacts of job|Uploaded source /
const suiteRequired = 'At least 1 suite is required if "Skip Test" is not enabled.'

test('nothing is told before the first edit, but Start test says what it waits for', async ({
  page,
}) => {
  await openFromReports(page)
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  await expect(missing(page)).toHaveCount(0)
  await expectLocked(startButton(page), 'Branch name is required.')
  await textField(page, 'Branch').focus()
  await textField(page, 'Branch').blur()
  await expect(textField(page, 'Branch')).toHaveAccessibleDescription('Branch name is required.')
  await expect(missing(page)).toHaveCount(0)
  await checkbox(page, 'Clean Build').check()
  await expect(missing(page)).toHaveText(['Branch name is required.'])
  await textField(page, 'Branch').fill('main')
  await expect(missing(page)).toHaveCount(0)
  await expect(startButton(page)).toBeEnabled()
})

test('every git target wants its own text', async ({ page }) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await choose(page, 'Tag')
  await expect(missing(page)).toHaveText(['Tag is required.'])
  await textField(page, 'Tag').fill('   ')
  await expect(textField(page, 'Tag')).toHaveAccessibleDescription('Tag is required.')
  await choose(page, 'Commit ID')
  await expect(missing(page)).toHaveText(['Commit ID is required.'])
  await choose(page, 'Branch')
  await expect(textField(page, 'Branch')).toHaveValue('main')
  await expect(missing(page)).toHaveCount(0)
})

test('without a catalog everything that depends on one waits', async ({ page }) => {
  await openFromReports(page)
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  await textField(page, 'Branch').fill('main')
  await clearSelector(page, 'Catalog')
  await expect(selector(page, 'Catalog')).toHaveAccessibleDescription('Please select a catalog.')
  for (const label of ['Suites', 'Suite Labels', 'Repository']) {
    await expectLocked(selector(page, label), 'Please select a catalog.')
  }
  await expect(missing(page)).toHaveText(['Catalog is empty.'])
  await choose(page, 'Rerun Same Versions')
  for (const label of ['Job', 'Suites']) {
    await expectLocked(selector(page, label), 'Please select a catalog.')
  }
  await choose(page, 'Reuse build artifacts')
  await expectLocked(selector(page, 'Source Job'), 'Please select a catalog.')
  await expect(missing(page)).toHaveText(['Catalog is required.'])
  await expectLocked(startButton(page), 'Catalog is required.')
})

test('a project without catalogs says so', async ({ page }) => {
  await openFromReports(page, projectIds.empty)
  await expect(selector(page, 'Catalog')).toHaveAccessibleDescription('No catalog available')
  await expect(drawer(page).getByRole('link', { name: 'New Catalog' })).toHaveAttribute(
    'href',
    /\/vehicle_catalogs\/new/,
  )
  await expectLocked(startButton(page), '2 fields need attention.')
  await checkbox(page, 'Clean Build').check()
  await expect(missing(page)).toHaveText(['Catalog is empty.', 'Branch name is required.'])
})

test('a catalog without integrations has nothing to build from', async ({ page }) => {
  await openFromReports(page)
  await pickCatalog(page, 'Without repository')
  await expect(selector(page, 'Repository')).toHaveAccessibleDescription(
    'This catalog has no integrations.',
  )
  await expect(missing(page)).toContainText(['The selected catalog has no integrations.'])
  await selector(page, 'Repository').click()
  await expect(page.getByRole('status').filter({ hasText: 'No integrations found.' })).toBeVisible()
})

test('a repository that was taken back is missing, and a search that finds none says so', async ({
  page,
}) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await clearSelector(page, 'Repository')
  await expect(missing(page)).toHaveText(['Repository is required.'])
  await selector(page, 'Repository').click()
  await page.getByPlaceholder('Search').fill('nothing is called so')
  await expect(page.getByRole('status').filter({ hasText: 'No integrations found.' })).toBeVisible()
})

test('a catalog without suites has nothing to test', async ({ page }) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await pickCatalog(page, 'No suites yet')
  await expect(selector(page, 'Suites')).toHaveText('No suites found.')
  await expect(selector(page, 'Suite Labels')).toHaveText('No suite labels found.')
  await expect(missing(page)).toHaveText([suiteRequired])
  await selector(page, 'Suites').click()
  await expect(page.getByRole('dialog', { name: 'Suites' })).toContainText('No suites found.')
  await page.keyboard.press('Escape')
  await checkbox(page, 'Skip Test').check()
  await expect(missing(page)).toHaveCount(0)
  await expect(startButton(page)).toBeEnabled()
})

test('a job that is taken back leaves nothing to run again', async ({ page }) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await choose(page, 'Rerun Same Versions')
  await expect(startButton(page)).toBeEnabled()
  await clearSelector(page, 'Job')
  await expect(missing(page)).toHaveText(['Job is required.'])
  await expect(selector(page, 'Job')).toHaveAccessibleDescription('Job is required.')
  await expect(selector(page, 'Suites')).toHaveText('No suites found.')
})

test('a source job that is taken back is missing', async ({ page }) => {
  await openFromReports(page)
  await choose(page, 'Reuse build artifacts')
  await expect(selector(page, 'Source Job')).toHaveText(jobText)
  await expect(missing(page)).toHaveCount(0)
  await clearSelector(page, 'Source Job')
  await expect(missing(page)).toHaveText(['Source Job is required.'])
})

test('suites that cannot be got are told, and nothing starts unseen', async ({ page, demo }) => {
  await demo.fault('evaluation.listSuites', { kind: 'status', status: 403, form: 'code' })
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  const alert = alertWith(page, 'Failed to get the suites.')
  await expect(alert).toBeVisible()
  for (const label of ['Suites', 'Suite Labels']) {
    await expect(selector(page, label)).toHaveText('The list could not be loaded.')
  }
  await expect(missing(page)).toHaveText(['The suites could not be loaded.'])
  await expectLocked(startButton(page), 'The suites could not be loaded.')
  await demo.clearFaults()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(selector(page, 'Suites')).toHaveText('All')
  await expect(startButton(page)).toBeEnabled()
})

test('suites that cannot be got do not keep a job without tests from starting', async ({
  page,
  demo,
}) => {
  await demo.fault('evaluation.listSuites', { kind: 'status', status: 403, form: 'code' })
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await expectLocked(startButton(page), 'The suites could not be loaded.')
  await checkbox(page, 'Skip Test').check()
  await expect(startButton(page)).toBeEnabled()
})

test('suites of the job to run again that cannot be got block the start', async ({
  page,
  demo,
}) => {
  await demo.fault('evaluation.listSuiteReports', { kind: 'status', status: 403, form: 'code' })
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await choose(page, 'Rerun Same Versions')
  await expect(selector(page, 'Suites')).toHaveText('The list could not be loaded.')
  await expectLocked(startButton(page), 'The suites could not be loaded.')
  await demo.clearFaults()
  await drawer(page).getByRole('button', { name: 'Retry' }).click()
  await expect(selector(page, 'Suites')).toHaveText('All')
  await expect(startButton(page)).toBeEnabled()
})

test('pressing Start test while something is missing tells all of it, and leads to the first', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openFromReports(page)
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  await clearSelector(page, 'Repository')
  const description = textField(page, 'Description (optional)')
  await description.fill('x'.repeat(101))
  await expect(selector(page, 'Repository')).not.toBeInViewport()
  await startButton(page).click({ force: true })
  await expect(selector(page, 'Repository')).toBeFocused()
  await expect(selector(page, 'Repository')).toBeInViewport()
  await expect(textField(page, 'Branch')).toHaveAttribute('aria-invalid', 'true')
  await expect(missing(page)).toHaveText([
    'Repository is required.',
    'Branch name is required.',
    'Description cannot exceed 100 characters.',
  ])
})

test('a description is counted, and told of when it is too long', async ({ page }) => {
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  const description = textField(page, 'Description (optional)')
  await description.fill('x'.repeat(100))
  await expect(drawer(page).getByText('100 / 100')).toBeVisible()
  await expect(missing(page)).toHaveCount(0)
  await description.fill('x'.repeat(101))
  await expect(drawer(page).getByText('101 / 100')).toBeVisible()
  await expect(missing(page)).toHaveText(['Description cannot exceed 100 characters.'])
})

test('while lists load, the drawer says so and nothing can be started', async ({
  page,
  running,
}) => {
  const release = running.traffic.hold(/\/integrations\?/)
  await openFromReports(page)
  await textField(page, 'Branch').fill('main')
  await expect(selector(page, 'Repository')).toHaveText('Loading...')
  await expectLocked(startButton(page), 'Loading...')
  release()
  await expect(selector(page, 'Repository')).toHaveText('shuttle-lab/autopilot')
  await expect(startButton(page)).toBeEnabled()
})

test.describe('for the beta features', () => {
  test.use({ persona: 'Privileged' })

  test('a webauto source wants a source, and shows what it is', async ({ page }) => {
    await openFromReports(page)
    await choose(page, 'Webauto (beta)')
    const source = selector(page, 'Source')
    // It has no description.
    await expect(source).toHaveText(/\d{4}, \d\d:\d\d$/)
    await expect(source).toHaveAccessibleDescription(/^[\w-]{36}$/)
    await clearSelector(page, 'Source')
    await expect(missing(page)).toHaveText(['Source is required.'])
    await pickItem(page, 'Source', /nightly regression/)
    await expect(source).toHaveText(/^Part of the nightly/)
    await expect(source).toHaveAccessibleDescription(/\d{4}, \d\d:\d\d\s· [\w-]{36}$/)
    await expect(startButton(page)).toBeEnabled()
  })

  test('without a catalog a webauto source wants one, too', async ({ page }) => {
    await openFromReports(page)
    await choose(page, 'Webauto (beta)')
    await clearSelector(page, 'Catalog')
    await expect(missing(page)).toHaveText(['Catalog is required.'])
  })
})

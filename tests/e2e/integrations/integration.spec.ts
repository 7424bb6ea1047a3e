import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openCatalog } from '../support/catalogs.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { expectFailedChangesTold, expectFailuresTold, expectOneCall } from '../support/failures.ts'
import {
  catalogWithAll,
  integrationRows,
  openIntegration,
  openIntegrations,
} from '../support/integrations.ts'
import { runButton, selector } from '../support/run-drawer.ts'
import { expect, test } from '../support/test.ts'

test('shows everything about an integration with GitHub', async ({ page }) => {
  await openIntegration(page, 'GitHub')
  await expect(pageHeading(page, 'shuttle-lab/autopilot')).toBeVisible()
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(overview.getByRole('link')).toHaveAttribute(
    'href',
    'https://github.example.com/shuttle-lab/autopilot',
  )
  for (const label of ['ID', 'Version', 'Type', 'Repository', 'Created', 'Updated']) {
    await expect(overview.getByRole('term').filter({ hasText: label }).first()).toBeVisible()
  }
  await expect(overview).not.toContainText('Deleted')
  const events = page.getByRole('region', { name: 'Events' })
  await expect(events).toContainText('Every branch')
  await expect(events.getByRole('listitem')).toHaveText([
    'main Daily',
    'beta/v1 30 18 * * MON-FRI At 18:30 UTC, on Monday to Friday',
    'main 0 0 L * ? At 00:00 UTC, on the last day of the month',
  ])
  const options = page.getByRole('region', { name: 'Default Options' })
  await expect(options).toContainText(/Log Expiration(\d+ days?|Indefinite)/)
  await expect(options).not.toContainText('CARET')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    `Catalogs/ ${catalogWithAll}/ shuttle-lab/autopilot`,
  )
  await expectAccessible(page)
})

test('shows the project and the retest job of an integration with GitLab', async ({ page }) => {
  await openIntegration(page, 'GitLab')
  await expect(pageHeading(page, /^GitLab project \d+$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Events' })).toContainText('Merge request')
  await expect(page.getByRole('button', { name: 'Copy job ID' })).toBeVisible()
})

test('names users, and those who are no members', async ({ page }) => {
  await openIntegration(page, 'GitHub')
  const users = page.getByRole('region', { name: 'Overview' }).getByText(/^by /)
  await expect(users).toHaveCount(2)
  await expect(users.filter({ hasText: 'Unknown User' })).toHaveCount(0)
  // Somebody who has left the project changed an integration of this catalog.
  const query = `?deleted=true&project_id=${projectIds.robotaxi}`
  await openIntegrations(page, 'Robotaxi 2022', { query })
  const gitlab = integrationRows(page).filter({ has: page.getByRole('img', { name: 'GitLab' }) })
  await gitlab.getByRole('link').first().click()
  await expect(users.filter({ hasText: 'Unknown User' }).first()).toBeVisible()
})

test('Run evaluation job opens the drawer with the catalog and its repository', async ({
  page,
}) => {
  await openIntegration(page, 'GitLab')
  const repository = await page.getByRole('heading', { level: 1 }).textContent()
  await runButton(page).click()
  await expect(selector(page, 'Catalog')).toHaveText(catalogWithAll)
  await expect(selector(page, 'Repository')).toHaveText(repository ?? '')
})

test('is deleted after a question, and says so from then on', async ({ page }) => {
  await openIntegration(page, 'GitHub')
  const path = new URL(page.url()).pathname
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure to delete the integration?',
  })
  await expect(question).toContainText('shuttle-lab/autopilot')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The integration has been deleted')).toBeVisible()
  await expect(page.getByText('Deleted', { exact: true }).first()).toBeVisible()
  for (const name of ['Run evaluation job', /^Actions for/]) {
    await expect(page.getByRole('button', { name })).toHaveCount(0)
  }
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(`${path}/edit`)
  await expect(page.getByText('The integration has been deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
  await page.goto(path)
  await page.getByRole('link', { name: 'Back to the integrations' }).click()
  await expect(integrationRows(page)).toHaveCount(1)
})

test('a deletion that fails stays in its dialog', async ({ page, demo }) => {
  await openIntegration(page, 'GitHub')
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  const button = question.getByRole('button', { name: 'Delete', exact: true })
  await expectFailedChangesTold({
    demo,
    operation: 'evaluation.deleteIntegration',
    alert: alertWith(page, 'Failed to delete the integration.'),
    submit: () => button.click(),
    kept: () => expect(question).toBeVisible(),
  })
  await expectOneCall(demo, 'evaluation.deleteIntegration', async () => {
    await button.dblclick()
    await expect(page.getByText('The integration has been deleted')).toBeVisible()
  })
})

test('where the deleted one cannot be shown any more, the list tells of it', async ({
  page,
  demo,
}) => {
  await openIntegration(page, 'GitHub')
  await demo.fault('evaluation.getIntegration', { kind: 'status', status: 404, form: 'code' })
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(pageHeading(page, 'Integrations')).toBeVisible()
  await expect(page.getByText('The integration has been deleted')).toBeVisible()
})

test('tells every failure of its call, and Retry gets it', async ({ page, demo }) => {
  test.slow()
  await openIntegration(page, 'GitHub')
  const path = new URL(page.url()).pathname
  await demo.fault('evaluation.getIntegration', { kind: 'status', status: 404, form: 'code' })
  await page.reload()
  await expect(pageHeading(page, 'Integration not found')).toBeVisible()
  await page.getByRole('link', { name: 'All integrations' }).click()
  await expect(integrationRows(page)).toHaveCount(2)
  await expectFailuresTold({
    page,
    demo,
    operation: 'evaluation.getIntegration',
    alert: 'Failed to get the integration.',
    open: () => page.goto(path),
    shown: pageHeading(page, 'shuttle-lab/autopilot'),
    kept: page.getByRole('navigation', { name: 'Breadcrumb' }),
    // Nothing there: the page above.
    except: [404],
  })
})

test('has one place, whatever catalog the address names', async ({ page }) => {
  await openIntegration(page, 'GitHub')
  const path = new URL(page.url()).pathname
  await openCatalog(page, 'Test bench')
  const other = new URL(page.url()).pathname
  await page.goto(path.replace(/.*(?=\/integrations)/, other))
  await expect(pageHeading(page, 'shuttle-lab/autopilot')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
})

test('tells a failure of its catalog, and Retry gets it', async ({ page, demo }) => {
  await openIntegrations(page)
  await demo.fault('catalog.getCatalog', { kind: 'status', status: 403, form: 'code' })
  await page.reload()
  const alert = alertWith(page, 'Failed to get the catalog.')
  await expect(alert).toContainText('The service failed on purpose.')
  await demo.clearFaults()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(integrationRows(page)).toHaveCount(2)
})

test('fits a narrow window @narrow', async ({ page }) => {
  await openIntegration(page, 'GitHub')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

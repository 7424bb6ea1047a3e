import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { openCatalog } from '../support/catalogs.ts'
import { alertWith, pageHeading } from '../support/console.ts'
import { expectFailedChangesTold } from '../support/failures.ts'
import {
  catalogWithAll,
  integrationRows,
  openIntegration,
  openIntegrations,
} from '../support/integrations.ts'
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
  await openIntegration(page, 'GitHub')
  await page.getByRole('button', { name: 'Run evaluation job' }).click()
  const drawer = page.getByRole('dialog', { name: 'Run evaluation job' })
  await expect(drawer).toContainText(catalogWithAll)
  await expect(drawer).toContainText('shuttle-lab/autopilot')
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
  await button.click()
  await expect(page.getByText('The integration has been deleted')).toBeVisible()
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
  // What is not found has a page of its own: the list of failures begins with it.
  await demo.fault('evaluation.getIntegration', { kind: 'status', status: 404, form: 'code' })
  await page.reload()
  await expect(pageHeading(page, 'Integration not found')).toBeVisible()
  await page.getByRole('link', { name: 'All integrations' }).click()
  await expect(integrationRows(page)).toHaveCount(2)
  await demo.fault('evaluation.getIntegration', { kind: 'status', status: 500, form: 'code' })
  await page.clock.install()
  await page.goto(path)
  const alert = alertWith(page, 'Failed to get the integration.')
  await expect(async () => {
    await page.clock.fastForward(17_000)
    await expect(alert).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [0] })
  await demo.clearFaults()
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect(pageHeading(page, 'shuttle-lab/autopilot')).toBeVisible()
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

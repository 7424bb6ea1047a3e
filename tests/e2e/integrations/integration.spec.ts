import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { catalogWithAll } from '../support/addresses.ts'
import { openCatalog } from '../support/catalogs.ts'
import { breadcrumb, overview, pageHeading } from '../support/console.ts'
import { integrationRows, openIntegration, openIntegrations } from '../support/integrations.ts'
import { runButton, selector } from '../support/run-drawer.ts'
import { expect, test } from '../support/test.ts'

test('shows everything about an integration with GitHub', async ({ page }) => {
  await openIntegration(page, 'github')
  await expect(pageHeading(page, 'shuttle-lab/autopilot')).toBeVisible()
  await expect(overview(page).getByRole('link')).toHaveAttribute(
    'href',
    'https://github.example.com/shuttle-lab/autopilot',
  )
  for (const label of ['ID', 'Version', 'Type', 'Repository', 'Created', 'Updated']) {
    await expect(overview(page).getByRole('term').filter({ hasText: label }).first()).toBeVisible()
  }
  await expect(overview(page)).not.toContainText('Deleted')
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
  await expect(breadcrumb(page)).toHaveText(`Catalogs/ ${catalogWithAll}/ shuttle-lab/autopilot`)
})

test('shows the project and the retest job of an integration with GitLab', async ({ page }) => {
  await openIntegration(page, 'gitlab')
  await expect(pageHeading(page, /^GitLab project \d+$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Events' })).toContainText('Merge request')
  await expect(page.getByRole('button', { name: 'Copy job ID' })).toBeVisible()
})

test('names users, and those who are no members', async ({ page }) => {
  await openIntegration(page, 'github')
  const users = overview(page).getByText(/^by /)
  await expect(users).toHaveCount(2)
  await expect(users.filter({ hasText: 'Unknown User' })).toHaveCount(0)
  // Somebody who has left the project changed an integration of this catalog.
  const { robotaxi: projectId } = projectIds
  await openIntegrations(page, 'Robotaxi 2022', { projectId, deleted: true })
  const gitlab = integrationRows(page).filter({ has: page.getByRole('img', { name: 'GitLab' }) })
  await gitlab.getByRole('link').first().click()
  await expect(users.filter({ hasText: 'Unknown User' }).first()).toBeVisible()
})

test('Run evaluation job opens the drawer with the catalog and its repository', async ({
  page,
}) => {
  await openIntegration(page, 'gitlab')
  const repository = await page.getByRole('heading', { level: 1 }).textContent()
  await runButton(page).click()
  await expect(selector(page, 'Catalog')).toHaveText(catalogWithAll)
  await expect(selector(page, 'Repository')).toHaveText(repository ?? '')
})

test('once deleted says so, also in its form', async ({ page }) => {
  await openIntegration(page, 'github')
  const path = new URL(page.url()).pathname
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
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

test('has one place, whatever catalog the address names', async ({ page }) => {
  await openIntegration(page, 'github')
  const path = new URL(page.url()).pathname
  await openCatalog(page, 'Test bench')
  const other = new URL(page.url()).pathname
  await page.goto(path.replace(/.*(?=\/integrations)/, other))
  await expect(pageHeading(page, 'shuttle-lab/autopilot')).toBeVisible()
  expect(new URL(page.url()).pathname).toBe(path)
})

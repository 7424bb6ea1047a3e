import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { findCatalog } from '../support/catalogs.ts'
import { alertWith, pageHeading, snackbars } from '../support/console.ts'
import { expectFailuresTold } from '../support/failures.ts'
import {
  catalogWithAll,
  integrationRows,
  integrationTable,
  openIntegrations,
} from '../support/integrations.ts'
import { expect, test } from '../support/test.ts'

test('lists the integrations of a catalog, with the mark and the page of their hosts', async ({
  page,
}) => {
  await openIntegrations(page)
  await expect(integrationTable(page).getByRole('columnheader')).toHaveText([
    'ID',
    'Link',
    'Description',
    'Version',
    'Updated',
  ])
  await expect(integrationRows(page)).toHaveCount(2)
  const github = integrationRows(page).filter({ has: page.getByRole('img', { name: 'GitHub' }) })
  await expect(github.getByRole('rowheader')).toHaveText(/^[0-9a-f]{8}$/)
  await expect(github.getByRole('link').nth(1)).toHaveAttribute(
    'href',
    'https://github.example.com/shuttle-lab/autopilot',
  )
  const gitlab = integrationRows(page).filter({ has: page.getByRole('img', { name: 'GitLab' }) })
  await expect(gitlab.getByRole('link').nth(1)).toHaveAttribute(
    'href',
    /^https:\/\/gitlab\.example\.com\/projects\/\d+$/,
  )
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Catalogs',
    `/ ${catalogWithAll}`,
    '/ Integrations',
  ])
  await expect(crumbs.getByRole('link').last()).toHaveAttribute('href', /tab=integrations/)
  await expectAccessible(page)
})

test('the deleted ones are listed apart, and nothing can be done with them', async ({ page }) => {
  await openIntegrations(page)
  await expect(integrationRows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Deleted' }).check()
  await expect(page).toHaveURL(/\?deleted=true/)
  await expect(integrationRows(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0)
  await page.reload()
  await expect(integrationRows(page)).toHaveCount(1)
  await expectAccessible(page)
})

test('a catalog without integrations says what they are, and how to make one', async ({ page }) => {
  await openIntegrations(page, 'Without repository')
  await expect(page.getByText('An integration connects a git repository')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: 'Deleted' }).check()
  await expect(page.getByText('No integration of this catalog has been deleted.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Deleted' }).uncheck()
  await page.getByRole('link', { name: 'New Integration' }).last().click()
  await expect(pageHeading(page, 'New Integration')).toBeVisible()
})

test('a row leads to everything that can be done with an integration', async ({ page }) => {
  await openIntegrations(page)
  const actions = page.getByRole('button', { name: 'Actions for shuttle-lab/autopilot' })
  await actions.click()
  await expect(page.getByRole('menuitem')).toHaveText(['Run evaluation job', 'Edit', 'Delete'])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', {
    name: 'Are you sure to delete the integration?',
  })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(integrationRows(page)).toHaveCount(2)
  await actions.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(snackbars(page)).toHaveText(['The integration has been deleted'])
  await expect(integrationRows(page)).toHaveCount(1)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('checkbox', { name: 'Deleted' }).check()
  await expect(integrationRows(page)).toHaveCount(2)
})

test('tells every failure of the list, and Retry gets it', async ({ page, demo }) => {
  test.slow()
  const { path } = await findCatalog(page, catalogWithAll)
  await expectFailuresTold({
    page,
    demo,
    operation: 'evaluation.listIntegrations',
    alert: 'Failed to get the integrations.',
    open: () => page.goto(`${path}/integrations`),
    shown: integrationRows(page).first(),
    kept: pageHeading(page, 'Integrations'),
  })
})

test('the pages of integrations of a shared-in catalog are denied', async ({ page }) => {
  for (const below of ['', '/new']) {
    await openIntegrations(page, 'Robotaxi', { below })
    await expect(pageHeading(page, 'Access denied')).toBeVisible()
    await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the catalog' }).click()
  await expect(pageHeading(page, 'Robotaxi')).toBeVisible()
})

test('a deleted catalog gets no new integration', async ({ page }) => {
  await openIntegrations(page, 'Shuttle 2', { query: '?deleted=true' })
  await expect(integrationRows(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Integration' })).toHaveCount(0)
  await page.goto(`${new URL(page.url()).pathname}/new`)
  await expect(page.getByText('The catalog has been deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
})

test('a catalog that is not there is not found; a bad id is told', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/)
  await page.goto('/evaluation/vehicle_catalogs/gone/integrations')
  await expect(pageHeading(page, 'Catalog not found')).toBeVisible()
  await expect(alertWith(page, 'Failed')).toHaveCount(0)
  await page.goto('/evaluation/vehicle_catalogs/c1/integrations/a%20b')
  await expect(page.getByText('Invalid Integration ID.')).toBeVisible()
})

test('fits a narrow window @narrow', async ({ page }) => {
  await openIntegrations(page)
  await expect(integrationRows(page)).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})

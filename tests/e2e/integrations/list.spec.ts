import { expectAccessible } from '../support/accessibility.ts'
import { catalogWithAll } from '../support/addresses.ts'
import { breadcrumb, pageHeading } from '../support/console.ts'
import { integrationRows, integrationTable, openIntegrations } from '../support/integrations.ts'
import { expect, test } from '../support/test.ts'

test('lists the integrations of a catalog, with the mark and the page of their hosts', async ({
  page,
}) => {
  await openIntegrations(page)
  await expect(integrationTable(page).getByRole('columnheader')).toHaveText([
    'Repository',
    'Link',
    'Description',
    'ID',
    'Version',
    'Updated',
  ])
  await expect(integrationRows(page)).toHaveCount(2)
  const github = integrationRows(page).filter({ has: page.getByRole('img', { name: 'GitHub' }) })
  await expect(github.getByRole('rowheader')).toHaveText('shuttle-lab/autopilot')
  await expect(github.getByRole('link', { name: /^[0-9a-f]{8}$/ })).toHaveAttribute(
    'href',
    /\/integrations\/[0-9a-f-]{36}/,
  )
  await expect(github.getByRole('link').nth(1)).toHaveAttribute(
    'href',
    'https://github.example.com/shuttle-lab/autopilot',
  )
  const gitlab = integrationRows(page).filter({ has: page.getByRole('img', { name: 'GitLab' }) })
  await expect(gitlab.getByRole('link').nth(1)).toHaveAttribute(
    'href',
    /^https:\/\/gitlab\.example\.com\/projects\/\d+$/,
  )
  const crumbs = breadcrumb(page)
  await expect(crumbs.getByRole('listitem')).toHaveText([
    'Catalogs',
    `/ ${catalogWithAll}`,
    '/ Integrations',
  ])
  await expect(crumbs.getByRole('link').last()).toHaveAttribute('href', /tab=integrations/)
})

test('the deleted ones are listed apart, and nothing can be done with them', async ({ page }) => {
  await openIntegrations(page)
  await expect(integrationRows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
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
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
  await expect(page.getByText('No integration of this catalog has been deleted.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Only deleted' }).click()
  await page.getByRole('link', { name: 'New Integration' }).last().click()
  await expect(pageHeading(page, 'New Integration')).toBeVisible()
})

test('a row leads to everything that can be done with an integration', async ({ page }) => {
  await openIntegrations(page)
  await page.getByRole('button', { name: 'Actions for shuttle-lab/autopilot' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Run evaluation job', 'Edit', 'Delete'])
})

test('a deleted catalog gets no new integration', async ({ page }) => {
  await openIntegrations(page, 'Shuttle 2', { deleted: true })
  await expect(integrationRows(page).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'New Integration' })).toHaveCount(0)
  const { pathname } = new URL(page.url())
  // Nor does it run jobs.
  await integrationRows(page)
    .first()
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await expect(page.getByRole('menuitem')).toHaveText(['Edit', 'Delete'])
  await page.keyboard.press('Escape')
  await integrationRows(page).first().getByRole('rowheader').getByRole('link').click()
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Run evaluation job' })).toHaveCount(0)
  await page.goto(`${pathname}/new`)
  await expect(page.getByText('The catalog has been deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0)
})

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { alertWith, overview, pageHeading, snackbars, tableRows } from '../support/console.ts'
import { textField, tokenField } from '../support/integrations.ts'
import { ask, changeMeanwhile } from '../support/sign-in.ts'
import { forward } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test('an integration for runs is created, edited and deleted', async ({ page }) => {
  await page.goto('/evaluation/mlexperiments')
  await page.getByRole('tab', { name: 'Integrations' }).click()
  await expect(page.getByRole('columnheader')).toHaveText([
    'Repository',
    'Link',
    'Version',
    'Updated',
    'ID',
  ])
  await page.getByRole('link', { name: 'New Integration' }).first().click()
  await expect(pageHeading(page, 'New Integration')).toBeVisible()
  // It is disabled, and says why when it is pressed all the same.
  await forward(page).click({ force: true })
  for (const text of [
    'Github Owner is required.',
    'Github Repo is required.',
    'Access Token is required.',
  ]) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  }
  await textField(page, 'Github Owner').fill('acme')
  await textField(page, 'Github Repo').fill('detector')
  await tokenField(page).fill('very-secret')
  await forward(page).click()
  await expect(page.getByRole('main')).toContainText('••••••••')
  await expect(page.getByRole('main')).not.toContainText('very-secret')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(textField(page, 'Github Owner')).toHaveValue('acme')
  await forward(page).click()
  await forward(page).click()
  await expect(pageHeading(page, 'acme/detector')).toBeVisible()
  for (const label of ['ID', 'Version', 'Type', 'Repository', 'Created', 'Updated']) {
    await expect(overview(page).getByText(label, { exact: true })).toBeVisible()
  }

  await page.getByRole('link', { name: 'Edit' }).click()
  await textField(page, 'Github Repo').fill('classifier')
  await tokenField(page).fill('very-secret')
  await forward(page).click()
  await forward(page).click()
  await expect(pageHeading(page, 'acme/classifier')).toBeVisible()

  const address = page.url()
  await page.getByRole('button', { name: /^(Actions|More)/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page
    .getByRole('alertdialog', { name: 'Are you sure to delete the integration?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(snackbars(page)).toHaveText(/The integration has been deleted/)
  await expect(page.getByRole('tab', { name: 'Integrations' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(tableRows(page, 'Integrations')).toHaveCount(3)
  await page.goto(address)
  await expect(overview(page)).toContainText('Deleted')
  await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Actions|More)/ })).toHaveCount(0)
  await page.goto(address.replace(/(\?|$)/, '/edit$1'))
  await expect(page.getByRole('link', { name: 'Back to the integration' })).toBeVisible()
  await expect(textField(page, 'Github Owner')).toHaveCount(0)
})

/** The integration of the page gets a token from somebody else, and another repository if there is one. */
const saveElsewhere = async (page: Page, changed: { repo?: string } = {}) => {
  const id = /integrations\/([^/?]+)/.exec(page.url())?.[1]
  const path = `ml/projects/${projectIds.shuttle}/integrations/${id}`
  const { github_v3, version_id } = await ask(page, path)
  const { owner, repo } = { ...github_v3, ...changed }
  await changeMeanwhile(page, `${path}/versions`, {
    type: 'github_v3',
    github_v3: { owner, repo, access_token: 'theirs' },
    current_version_id: version_id,
  })
}

const openEdit = async (page: Page) => {
  await page.goto('/evaluation/mlexperiments?tab=integrations')
  await tableRows(page, 'Integrations').first().getByRole('link').first().click()
  await page.getByRole('link', { name: 'Edit' }).click()
  await tokenField(page).fill('mine')
}

const conflict = 'Somebody else has saved this integration while you edited it.'

test('a token is not taken for saved where somebody else has saved another one meanwhile', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/)
  await openEdit(page)
  await forward(page).click()
  await saveElsewhere(page)
  await expect(forward(page)).toHaveText('Save')
  await forward(page).click()
  await expect(alertWith(page, conflict)).toContainText('No field of this form differs.')
  await page.getByRole('button', { name: 'Take over the newer version' }).click()
  await forward(page).click()
  await expect(overview(page)).toBeVisible()
})

test('a conflict is told once, and leads on to the button that saves', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/409/)
  await page.clock.install()
  await openEdit(page)
  await textField(page, 'Github Owner').fill('acme')
  await forward(page).click()
  await saveElsewhere(page, { repo: 'theirs' })
  await expect(forward(page)).toHaveText('Save')
  await forward(page).click()
  await expect(alertWith(page, conflict)).toContainText('Changed there: Github Repo.')
  // An alert that no place holds comes a moment later.
  await page.clock.runFor(1000)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await page.getByRole('button', { name: 'Take over the newer version' }).click()
  await expect(page.getByText('The newer version is taken over.')).toBeFocused()
  await forward(page).click()
  await expect(pageHeading(page, 'acme/theirs')).toBeVisible()
})

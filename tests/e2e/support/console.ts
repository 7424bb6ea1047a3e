import { expect, type Page } from '@playwright/test'

/** Heading of the page on show. */
export const pageHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name })

/** The way from the list down to the page on show. */
export const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' })

/** The card that says what the page is about. */
export const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })

/** The rows of a table, without the head. */
export const tableRows = (page: Page, table: string) =>
  page
    .getByRole('table', { name: table, exact: true })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The snackbars on show. */
export const snackbars = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

/** The alert that tells of a failure. */
export const alertWith = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text })

/** Expects that nothing on the page is still on its way. */
export const expectSettled = (page: Page) =>
  expect(page.locator('[aria-busy="true"]')).toHaveCount(0)

/** The selected project in the toolbar. */
export const projectButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Project: ${name}` })

/** Sets a checkbox of a filter. It follows the address, a moment after the press. */
export const setFilter = async (page: Page, name: string, checked = true) => {
  const box = page.getByRole('checkbox', { name })
  await box.click()
  await expect(box).toBeChecked({ checked })
}

/** Switches to another project, found by the start of its name. */
export const switchProject = async (page: Page, from: string, to: string) => {
  await projectButton(page, from).click()
  const list = page.getByRole('dialog', { name: 'Project' })
  await list.getByPlaceholder('Search').fill(to.slice(0, 4))
  await list.getByRole('option', { name: to }).click()
  await expect(projectButton(page, to)).toBeVisible()
}

/** Opens an area from the side menu. */
export const openArea = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name, exact: true }).click()

/** Expects something of the page, and once more when it is reloaded. */
export const expectLasting = async (page: Page, expectation: () => Promise<unknown>) => {
  await expectation()
  await page.reload()
  await expectation()
}

/** Selects a row by its name. */
export const select = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check()

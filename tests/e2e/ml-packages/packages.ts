import type { Page } from '@playwright/test'
import { shares } from '../support/catalogs.ts'

/** The row of a package in the list. */
export const packageRow = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'ML Packages' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

/** Selects an artifact for a new release: the first with this name. */
export const selectItem = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Select items', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Select items' })
  await dialog.getByRole('checkbox', { name, exact: true }).first().check()
  await dialog.getByRole('button', { name: 'OK' }).click()
}

/** The shares of the package that is open, in their dialog. */
export const openShares = async (page: Page) => {
  await page.getByRole('button', { name: 'Share information', exact: true }).click()
  return shares(page)
}

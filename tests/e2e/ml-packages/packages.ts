import type { Page } from '@playwright/test'

/** The row of a package in the list. */
export const packageRow = (page: Page, name: string) =>
  page
    .getByRole('table', { name: 'ML Packages' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name, exact: true }) })

import type { Page } from '@playwright/test'

/** Heading of the page on show. */
export const pageHeading = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name })

/** The snackbars on show. */
export const snackbars = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

/** The alert that tells of a failure. */
export const alertWith = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text })

/** The selected project in the toolbar. */
export const projectButton = (page: Page, name: string) =>
  page.getByRole('button', { name: `Project: ${name}` })

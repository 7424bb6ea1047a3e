import { expect, type Locator, type Page } from '@playwright/test'
import {
  catalogAddress,
  catalogWithAll,
  integrationAddress,
  type Whereabouts,
} from './addresses.ts'
import { pageHeading } from './console.ts'

/** The list of integrations. */
export const integrationTable = (page: Page) => page.getByRole('table', { name: 'Integrations' })

/** Its rows, without the head. */
export const integrationRows = (page: Page) =>
  integrationTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** Opens a page below the integrations of a catalog: `''` for their list, `/new` for the form. */
export const openIntegrations = async (
  page: Page,
  name: string = catalogWithAll,
  { below = '', ...where }: Whereabouts = {},
) => {
  await page.goto(await catalogAddress(name, { ...where, below: `/integrations${below}` }))
}

/** Opens the page of an integration with a host. */
export const openIntegration = async (page: Page, host: 'github' | 'gitlab') => {
  await page.goto(await integrationAddress(host))
  await expect(page.getByRole('heading', { name: 'Default Options' })).toBeVisible()
}

/** Opens the form of a new integration. */
export const openNewIntegration = async (page: Page) => {
  await openIntegrations(page, catalogWithAll, { below: '/new' })
  await expect(pageHeading(page, 'New Integration')).toBeVisible()
}

/** A text field of the form, or of a part of it. */
export const textField = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true })

/** The field of the access token. */
export const tokenField = (page: Page) => page.getByLabel('Access Token')

/** Fills in what every integration with GitHub needs. */
export const fillGithub = async (page: Page, token = 'secret-of-the-test') => {
  await textField(page, 'Owner').fill('shuttle-lab')
  await textField(page, 'Repo').fill('localization')
  await tokenField(page).fill(token)
}

import type { FileChooser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { namedAddress } from './addresses.ts'
import { pageHeading, tableRows } from './console.ts'
import { forward, nameField } from './suites.ts'

/** The list of scenario assets. */
export const assetsPath = '/evaluation/scenario_assets'

/** Address of the page of a scenario asset. */
export const assetAddress = namedAddress('scenario_assets', 'scenario.listScenarioAssets', 'assets')

/** The rows of the list, without the head. */
export const assetRows = (page: Page) => tableRows(page, 'Scenario assets')

/** The row of an asset. */
export const assetRow = (page: Page, name: string) =>
  assetRows(page).filter({ has: page.getByRole('link', { name, exact: true }) })

/** The rows of the versions of the asset on show. */
export const versionRows = (page: Page) => tableRows(page, 'Versions')

/** Opens the page of an asset. */
export const openAsset = async (page: Page, name: string) => {
  await page.goto(await assetAddress(name))
  await expect(pageHeading(page, name)).toBeVisible()
}

/** A small zip file, as far as its type tells. */
export const zip = (name = 'props.zip') => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.alloc(3000, 'PK'),
})
type Files = Parameters<FileChooser['setFiles']>[0]

/** Selects a file by the button. */
export const selectFile = async (page: Page, files: Files) => {
  const dialog = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Select file' }).click()
  await (await dialog).setFiles(files)
}

/** Opens the registration of an asset. */
export const openForm = async (page: Page) => {
  await page.goto(`${assetsPath}/new`)
  await expect(pageHeading(page, 'New Scenario Asset')).toBeVisible()
}

/** Fills in the open form and goes to its second step. */
export const fillForm = async (page: Page, file: Files = zip()) => {
  await nameField(page).fill('Umbrellas')
  await page.getByRole('textbox', { name: 'Description' }).fill('For rain.')
  await selectFile(page, file)
  await forward(page).click()
  await expect(forward(page)).toHaveText('Submit')
}

/** Opens the form, fills it in and goes to its second step. */
export const fillIn = async (page: Page, file?: Files) => {
  await openForm(page)
  await fillForm(page, file)
}

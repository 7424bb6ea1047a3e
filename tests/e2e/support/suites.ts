import { expect, type Locator, type Page } from '@playwright/test'

/** The list of suites. */
export const suiteTable = (page: Page) => page.getByRole('table', { name: 'Suites' })

/** Its rows, without the head. */
export const suiteRows = (page: Page) =>
  suiteTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The row of a suite. */
export const suiteRow = (page: Page, name: string) =>
  suiteTable(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** The scenarios of the suite on show, without the head. */
export const scenarioRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Scenarios' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })

/** The field of a suite's name in the wizard. */
export const nameField = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true })

/** The button that leads on in the wizard. */
export const forward = (page: Page) => page.getByRole('main').locator('button[type="submit"]')

/** The scenarios to choose from. */
export const availableScenarios = (page: Page) =>
  page.getByRole('list', { name: 'Available scenarios' }).getByRole('listitem')

/** The chosen scenarios. */
export const chosenScenarios = (page: Page) =>
  page.getByRole('list', { name: 'Chosen scenarios' }).getByRole('listitem')

/** Chooses the first approved scenarios of the list; gives back their names. */
export const chooseApproved = async (page: Page, count: number): Promise<string[]> => {
  // It can be pressed once all scenarios are known: from then on the list stands still.
  await expect(page.getByRole('button', { name: 'Choose all', exact: true })).toBeEnabled()
  const approved = availableScenarios(page).filter({ hasText: /Approved/ })
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    const checkbox = approved.nth(index).getByRole('checkbox')
    await checkbox.check()
    names.push((await approved.nth(index).locator('label').textContent()) ?? '')
  }
  return names
}

/** Fills in a label, in a row that is added for it. */
export const addLabel = async (page: Page, key: string, value: string) => {
  await page.getByRole('button', { name: 'Add label' }).click()
  await page
    .getByRole('textbox', { name: /^Key of label/ })
    .last()
    .fill(key)
  await page
    .getByRole('textbox', { name: /^Value of label/ })
    .last()
    .fill(value)
}

/** Gives the first number among the parameters a range; gives back the name of the parameter. */
export const fillFirstRange = async (
  page: Page,
  { start, stop, step }: { start: string; stop: string; step: string },
): Promise<string> => {
  const group = page.getByRole('group', { name: /^Override of .*, all scenarios$/ })
  const first = group.filter({ has: page.getByRole('radio', { name: 'Range' }) }).first()
  const label = (await first.locator('legend').textContent()) ?? ''
  const parameter = label.replace(/^Override of (.*), all scenarios$/, '$1')
  // By its name from here on: a scenario that is known later may bring a parameter that stands before it.
  await page.getByRole('group', { name: label }).getByRole('radio', { name: 'Range' }).check()
  await page.getByRole('textbox', { name: `Start of ${parameter}` }).fill(start)
  await page.getByRole('textbox', { name: `Stop of ${parameter}` }).fill(stop)
  await page.getByRole('textbox', { name: `Step of ${parameter}` }).fill(step)
  return parameter
}

/** Expects that a button cannot be used, and that it tells why. */
export const expectRefused = async (button: Locator, reason: string | RegExp) => {
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription(reason)
}

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { catalogAddress, catalogWithAll, suiteAddress } from '../support/addresses.ts'
import { pageHeading } from '../support/console.ts'
import { ask } from '../support/sign-in.ts'
import {
  addLabel,
  availableScenarios,
  chooseApproved,
  chosenScenarios,
  expectRefused,
  fillFirstRange,
  forward,
  nameField,
  suiteRow,
} from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

const steps = (page: Page) => page.getByRole('list', { name: 'Steps' }).getByRole('listitem')

test.describe('a new suite', () => {
  test('names the way on, and every step is accessible', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
      /Suites.*New Suite/,
    )
    await expect(steps(page)).toContainText(['Scenarios', 'Parameter set overrides', 'Confirm'])
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('planning_sim_v2')
    await nameField(page).fill('Accessible')
    await chooseApproved(page, 4)
    await addLabel(page, 'area', 'odaiba')
    await expect(page.getByRole('button', { name: 'Back' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Define parameter set overrides' }).click()
    await fillFirstRange(page, { start: '1', stop: '2', step: '0.5' })
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByRole('table', { name: 'Scenarios' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(nameField(page)).toHaveValue('Accessible')
    await expect(chosenScenarios(page)).toHaveCount(4)
  })

  test('tells what is wrong with its details once they were edited', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await expect(availableScenarios(page).first()).toBeVisible()
    await expect(page.getByText('Required.', { exact: true })).toHaveCount(0)
    await nameField(page).focus()
    await nameField(page).blur()
    await expect(nameField(page)).toHaveAccessibleDescription(/Required\./)
    await expectRefused(forward(page), 'Enter a name.')

    await nameField(page).fill('n'.repeat(129))
    await expect(nameField(page)).toHaveAccessibleDescription(/Name cannot exceed 128 characters\./)
    await nameField(page).fill('n'.repeat(128))
    const description = page.getByRole('textbox', { name: 'Description' })
    await description.fill('d'.repeat(513))
    await expect(description).toHaveAccessibleDescription(
      /Description cannot exceed 512 characters\./,
    )
    await description.fill('d'.repeat(512))
    await expect(forward(page)).not.toHaveAttribute('aria-disabled', 'true')

    await addLabel(page, '', 'only-a-value')
    await expectRefused(forward(page), /Key of Label at No\.1 is empty\./)
    await expect(page.getByText('Key is required.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Key of label 1' }).fill('-starts-badly')
    await expect(page.getByText(/Key does not match the pattern/)).toBeVisible()
    await page.getByRole('textbox', { name: 'Key of label 1' }).fill('key')
    await page.getByRole('textbox', { name: 'Value of label 1' }).fill('')
    await expect(page.getByText('Value is required.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Key of label 1' }).fill('')
    await expect(forward(page)).not.toHaveAttribute('aria-disabled', 'true')
    for (let row = 2; row <= 10; row += 1) await addLabel(page, `key${row}`, 'value')
    await expectRefused(page.getByRole('button', { name: 'Add label' }), /at most 10 labels/)
  })

  test('tells what is wrong with a range and with a list of numbers', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await nameField(page).fill('Ranges')
    await chooseApproved(page, 8)
    await page.getByRole('button', { name: 'Define parameter set overrides' }).click()
    const parameter = await fillFirstRange(page, { start: '1', stop: '', step: 'fast' })
    await page.getByRole('textbox', { name: `Step of ${parameter}` }).blur()
    await expect(
      page.getByRole('textbox', { name: `Stop of ${parameter}` }),
    ).toHaveAccessibleDescription(/Required/)
    await expect(
      page.getByRole('textbox', { name: `Step of ${parameter}` }),
    ).toHaveAccessibleDescription(/This value cannot be treated as a numerical value/)
    await expect(forward(page)).toHaveAttribute('aria-disabled', 'true')

    const group = page.getByRole('group', { name: `Override of ${parameter}, all scenarios` })
    await group.getByRole('radio', { name: 'List' }).check()
    const value = page.getByRole('textbox', { name: `Value 1 of ${parameter}` })
    await value.fill('ten')
    await value.blur()
    await expect(value).toHaveAccessibleDescription(/Invalid value/)
    await value.fill(' 10 ')
    await expect(value).toHaveValue('10')
    const values = page.getByRole('list', { name: `Values of ${parameter}` })
    while ((await values.getByRole('listitem').count()) > 1) {
      await values.getByRole('button').last().click()
    }
    await expect(values.getByRole('button', { name: /^Remove/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(forward(page)).not.toHaveAttribute('aria-disabled', 'true')
    await group.getByRole('radio', { name: 'Range' }).check()
    const step = page.getByRole('textbox', { name: `Step of ${parameter}` })
    await expect(step).toHaveValue('fast')
    await expect(step).toHaveAccessibleDescription(/cannot be treated as a numerical value/)
  })

  test('a long list of scenarios is gone past by one key', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await expect(page.getByRole('button', { name: 'Choose all', exact: true })).toBeEnabled()
    const skip = page.getByRole('button', { name: 'Skip the list: Available scenarios' })
    await page.getByRole('button', { name: 'Choose all approved' }).focus()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('searchbox', { name: 'Chosen scenario name' })).toBeFocused()
  })

  test('what has the focus is not hidden by the toolbar or the foot of the form', async ({
    page,
  }) => {
    await page.goto('/evaluation/suites/new')
    await expect(page.getByRole('button', { name: 'Choose all', exact: true })).toBeEnabled()
    const focused = page.locator(':focus')
    await nameField(page).focus()
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press(key)
        const isOnTop = await focused.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
        expect(isOnTop, `after ${key}, ${presses + 1} times`).toBe(true)
      }
    }
  })

  test('another type clears the scenarios, and can be taken back', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await chooseApproved(page, 2)
    await page.getByRole('combobox', { name: 'Type' }).selectOption('localization')
    await expect(chosenScenarios(page)).toHaveCount(0)
    await page.getByRole('button', { name: /Undo|Bring back|Take back/ }).click()
    await expect(chosenScenarios(page)).toHaveCount(2)
    await expect(page.getByRole('combobox', { name: 'Type' })).toHaveValue('planning_sim_v2')
  })

  test('holds approved scenarios only', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await nameField(page).fill('Not approved')
    await availableScenarios(page)
      .filter({ hasText: 'Not approved' })
      .first()
      .getByRole('checkbox')
      .check()
    await expect(page.getByText('Please select only approved scenarios.').first()).toBeVisible()
    await expectRefused(forward(page), 'Please select only approved scenarios.')
    await chosenScenarios(page)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(forward(page)).not.toHaveAttribute('aria-disabled', 'true')
  })

  test('takes all approved scenarios at once, and lets those that match go again', async ({
    page,
  }) => {
    await page.goto('/evaluation/suites/new')
    await expect(page.getByRole('button', { name: 'Choose all', exact: true })).toBeEnabled()
    const review = page.getByRole('button', { name: /^Review/ })
    await review.click()
    await page.getByRole('option', { name: 'Not approved' }).click()
    await expect(availableScenarios(page).filter({ hasNotText: 'Not approved' })).toHaveCount(0)
    await expect(availableScenarios(page).first()).toBeVisible()
    await expectRefused(
      page.getByRole('button', { name: 'Choose all approved' }),
      'There are no scenarios to choose.',
    )
    await review.click()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await page.getByRole('searchbox', { name: 'Scenario name', exact: true }).fill('cut-in')
    await page.getByRole('button', { name: 'Choose all approved' }).click()
    await expect(chosenScenarios(page).first()).toBeVisible()
    await expect(chosenScenarios(page).filter({ hasText: 'Not approved' })).toHaveCount(0)
    const all = await chosenScenarios(page).count()
    await page.getByRole('searchbox', { name: 'Chosen scenario name' }).fill('left')
    const remove = page.getByRole('button', { name: /^Remove these \d+$/ })
    const count = Number((await remove.textContent())?.match(/\d+/)?.[0])
    await remove.click()
    await expect(chosenScenarios(page)).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Chosen scenario name' }).fill('')
    await expect(chosenScenarios(page)).toHaveCount(all - count)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(chosenScenarios(page)).toHaveCount(all)
  })

  test('passes over the overrides when there is nothing to override', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await nameField(page).fill('Empty')
    await expect(steps(page).nth(1)).toContainText('Nothing to override')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('The suite has no scenarios: its jobs test nothing.')).toBeVisible()
  })

  test('finds scenarios by words in any order, and sorts them by their last change', async ({
    page,
    demo,
  }) => {
    await page.goto('/evaluation/suites/new')
    await expect(availableScenarios(page).first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'Scenario name', exact: true }).fill('left cut-in')
    await expect(
      availableScenarios(page).filter({ hasNotText: /cut-in from the left/i }),
    ).toHaveCount(0)
    await expect(availableScenarios(page).first()).toBeVisible()
    await page.getByRole('radio', { name: 'Updated' }).check()
    await expect(availableScenarios(page).first()).toBeVisible()
    // One call for the list, none for the words as all is listed, one for the other order.
    await expect.poll(() => demo.calls('scenario.listScenarios')).toBe(2)
  })

  test('made from a catalog is attached to it and has a catalog step', async ({ page }) => {
    const id = (await catalogAddress(catalogWithAll)).split('/').at(-1)
    await page.goto(`/evaluation/suites/new?catalog_id=${id}`)
    await expect(steps(page)).toContainText(['Scenarios', 'Catalogs', 'Confirm'])
    await expect(nameField(page)).toHaveValue(/ #\d{1,5}$/)
    expect(await nameField(page).inputValue()).toContain(catalogWithAll)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('checkbox', { name: catalogWithAll, exact: true })).toBeChecked()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(page.getByRole('table', { name: 'Catalogs' })).toContainText(catalogWithAll)
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/suites\/[\w-]{36}\?/)
  })

  test('made for scenarios that wait for approval is a suite for approval', async ({ page }) => {
    await page.goto('/evaluation/suites')
    await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
    const path = `scenario/projects/${projectIds.shuttle}/scenarios?size=100`
    const { scenarios } = await ask(page, path)
    const waiting = scenarios.find(
      (scenario: { review: { status: string }; deprecated: boolean }) =>
        scenario.review.status === 'non_approved' && !scenario.deprecated,
    )
    const target = `${waiting.id}:${waiting.version_id}`
    await page.goto(`/evaluation/suites/new?targetIds=${target},nobody:7,nonsense`)
    await expect(page.getByText('nobody:7')).toBeVisible()
    await expect(page.getByText('nonsense')).toBeVisible()
    await expect(steps(page)).toContainText(['Scenarios', 'Catalogs', 'Confirm'])
    await expect(chosenScenarios(page)).toContainText([waiting.display_name])
    await expect(page.getByText('Please select only approved scenarios.')).toHaveCount(0)
    await nameField(page).fill('For approval')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/\/suites\/[\w-]{36}\?/)
  })
})

test.describe('internal staff', () => {
  test.use({ persona: 'Internal staff' })

  test('chooses environment types, at least one, and internal suite types', async ({ page }) => {
    await page.goto('/evaluation/suites/new')
    await nameField(page).fill('Internal')
    await expect(page.getByRole('checkbox', { name: 'container' })).toBeChecked()
    await page.getByRole('checkbox', { name: 'container' }).uncheck()
    await expect(page.getByText('At least one must be selected.').first()).toBeVisible()
    await expectRefused(forward(page), /At least one must be selected\./)
    await page.getByRole('checkbox', { name: 'native' }).check()
    await page.getByRole('combobox', { name: 'Type' }).selectOption('scenario_based_awsim')
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(page.getByText('scenario_based_awsim')).toBeVisible()
  })
})

test('a member neither chooses environment types nor internal suite types', async ({ page }) => {
  await page.goto('/evaluation/suites/new')
  await expect(availableScenarios(page).first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'container' })).toHaveCount(0)
  await expect(page.getByRole('option', { name: 'scenario_based_awsim' })).toHaveCount(0)
  await expect(page.getByRole('option', { name: 'planning_control' })).toHaveCount(1)
  await expect(page.getByRole('combobox', { name: 'Type' }).getByRole('option')).toHaveCount(20)
})

test('editing begins with what is stored now, not with what was on the page', async ({ page }) => {
  await page.clock.install()
  await page.goto(await suiteAddress('Nothing in it yet'))
  await expect(pageHeading(page, 'Nothing in it yet')).toBeVisible()

  const other = await page.context().newPage()
  await other.goto(`${new URL(page.url()).pathname}/edit`)
  await nameField(other).fill('Renamed elsewhere')
  await other.getByRole('button', { name: 'Confirm' }).click()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(pageHeading(other, 'Renamed elsewhere')).toBeVisible()

  await page.clock.fastForward(60_000)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(nameField(page)).toHaveValue('Renamed elsewhere')
})

test('editing a deleted suite says that saving brings it back, and does', async ({ page }) => {
  const suite = await suiteAddress('Retired junctions', { deleted: true })
  await page.goto(`${suite}/edit`)
  await expect(
    page.getByText('Saving creates a new version without the deleted flag.'),
  ).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Type' })).toBeDisabled()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText(
    /Suites.*Retired junctions.*Edit Suite/,
  )
  await expectAccessible(page)
  await nameField(page).fill('Revived junctions')
  for (const name of ['Define parameter set overrides', 'Confirm', 'Save']) {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
  }
  await expect(page).toHaveURL(new RegExp(`${suite}\\?`))
  await page.goto('/evaluation/suites')
  await expect(suiteRow(page, 'Revived junctions')).toBeVisible()
})

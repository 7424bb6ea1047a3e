import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { pageHeading, select, snackbars } from '../support/console.ts'
import { flagger, scenarioListRows } from '../support/scenarios.ts'
import { expect, test } from '../support/test.ts'

/** A scenario whose content is no JSON, and one whose content the service cannot read. */
const [written, unreadable] = [
  'Door of a parked car opens at night, Yokohama Bay 044',
  'Bus leaves the stop with a low sun, Odaiba 059',
] as const

const bar = (page: Page) => page.getByRole('region', { name: 'Selection' })

test('all that match are approved and shared in batches, and go on after a failure', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/scenarios?state=non_approved')
  await expect(scenarioListRows(page).first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await bar(page)
    .getByRole('button', { name: /^Select all \d+/ })
    .click()
  await expect(bar(page).getByRole('button', { name: /^Select all/ })).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Review' }).click()
  const dialog = page.getByRole('dialog', { name: /^Review: \d+ scenarios$/ })
  await expect(dialog).toContainText(/\d+ scenarios will be approved in the newest version/)
  // The only choice.
  await expect(dialog.getByRole('radio')).toHaveCount(1)
  await demo.fault(
    'scenario.batchReviewScenarioVersions',
    { kind: 'status', status: 500, form: 'code' },
    1,
  )
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Failed to review the scenarios.')
  await expect(dialog.getByText(/scenarios? not changed/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: /^Try \d+ scenarios again$/ }).click()
  await expect(dialog.getByText(/^\d+ scenarios changed\.$/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close', exact: true }).first().click()
  await expect(page.getByText('No scenario of this project matches the filter.')).toBeVisible()

  await page.goto('/evaluation/scenarios?sort=-updated')
  await expect(scenarioListRows(page).first()).toBeVisible()
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await bar(page)
    .getByRole('button', { name: /^Select all \d+/ })
    .click()
  await bar(page).getByRole('button', { name: 'Share' }).click()
  const share = page.getByRole('dialog', { name: /^Share: \d+ scenarios$/ })
  await expect(share.getByRole('region', { name: 'Left out' })).toContainText('cannot be shared.')
  await share.getByRole('textbox', { name: 'Destination project ID' }).fill(projectIds.large)
  await expectAccessible(page)
  await demo.fault('scenario.createScenarioShare', { kind: 'status', status: 500, form: 'code' }, 1)
  await share.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(share.getByRole('alert')).toContainText('Failed to share the scenarios.')
  await share.getByRole('button', { name: /^Try \d+ scenarios again$/ }).click()
  await expect(share.getByText(/^\d+ scenarios changed\.$/)).toBeVisible()
  await expect(share.getByText('Invitation sent').first()).toBeVisible()
  await share.getByRole('button', { name: 'Close', exact: true }).first().click()

  // More than an address holds go to a new suite all the same, and stay there over a reload.
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  await bar(page)
    .getByRole('button', { name: /^Select all \d+/ })
    .click()
  await bar(page).getByRole('button', { name: 'New Suite' }).click()
  const begun = page.getByRole('dialog', { name: /^New Suite: 1\d\d scenarios$/ })
  const first = begun.getByText(/^\d+ scenarios? of type \w+ in the newest version\./)
  await expect(begun.getByRole('region', { name: 'Left out' })).toContainText('of another type')
  const [count = ''] = (await first.textContent())?.split(' ') ?? []
  await begun.getByRole('button', { name: 'Go on' }).click()
  await expect(pageHeading(page, 'New Suite')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main')).toContainText(/Not added to the suite: \d+ scenarios/)
  const chosen = page.getByRole('region', { name: 'Chosen scenarios' })
  await expect(chosen).toContainText(`Chosen scenarios${count}`)
})

test('on a phone, the bar of the selection covers no row, and all pickers are in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 900 })
  await page.goto('/evaluation/scenarios')
  for (const row of [0, 1, 2]) {
    await scenarioListRows(page).nth(row).getByRole('checkbox').check()
  }
  await bar(page).getByRole('button', { name: 'Update Maps' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Maps: 3 scenarios' })
  await expect(dialog).toContainText('Every row needs a map version.')
  const pickers = dialog.getByRole('combobox', { name: /^Map version of / })
  await expect(pickers).toHaveCount(4)
  for (const picker of await pickers.all()) await expect(picker).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test.describe('as Privileged', () => {
  test.use({ persona: 'Privileged' })

  test('conditions are inserted, and a suite is made of the new versions', async ({ page }) => {
    await page.goto('/evaluation/scenarios?sim_type=planning_sim_v2&page_size=50')
    await page.getByRole('button', { name: /^Type/ }).click()
    await expect(page.getByRole('option', { name: 'scenario_based_awsim' })).toBeVisible()
    await page.keyboard.press('Escape')
    for (const name of [flagger, written, unreadable]) await select(page, name)
    await bar(page).getByRole('button', { name: 'Update Conditions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Conditions' })
    await dialog.getByRole('button', { name: 'Next' }).click()
    const update = dialog.getByRole('button', { name: 'Update', exact: true })
    await update.click()
    await expect(dialog).toContainText('Please input at least one POSITION and one CONDITION')
    const position = dialog.getByRole('textbox', { name: 'POSITION 1' })
    const condition = dialog.getByRole('textbox', { name: 'CONDITION 1' })
    await position.fill('$.ConditionGroup')
    await expect(dialog).toContainText('Invalid Position: should not use the expressions')
    await expect(dialog).toContainText('Invalid Condition: should not be empty')
    await condition.fill('stop')
    await expect(dialog).toContainText('Invalid Condition: should be a JSON string')
    await condition.fill('{"Condition":{"name":"new"}}')
    await position.fill('OpenSCENARIO.Nowhere.ConditionGroup')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(position).toHaveValue('OpenSCENARIO.Nowhere.ConditionGroup')
    await update.click()
    await expect(dialog).toContainText('Invalid Position: could not find the position')
    const outcomes = dialog.getByRole('table', { name: 'Outcome' }).getByRole('row')
    const outcome = (name: string) => outcomes.filter({ hasText: name }).getByRole('cell').last()
    await expect(outcome(written)).toHaveText('scenarioFormat is not json format')
    await expect(outcome(unreadable)).toHaveText('Unknown')
    await dialog.getByRole('button', { name: 'Change the rows' }).click()
    await position.fill('OpenSCENARIO.Environment.RoadCondition')
    await update.click()
    await expect(outcome(flagger)).toHaveText(
      'Invalid Position: could not insert new condition here',
    )
    await dialog.getByRole('button', { name: 'Change the rows' }).click()
    await position.fill('OpenSCENARIO.Storyboard.StopTrigger.ConditionGroup')
    await update.click()
    await expect(dialog).toContainText('Updated')
    await dialog.getByRole('textbox', { name: 'Name of the new suite' }).fill('New conditions')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Create suite' }).click()
    await expect(snackbars(page)).toContainText('The suite has been saved.')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'New conditions' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('For approval')
  })
})

import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { find, type Item } from '../support/addresses.ts'
import { pageHeading, select, snackbars } from '../support/console.ts'
import {
  flagger,
  saveMeanwhile,
  scenarioId,
  scenarioListRows,
  scenarioPath,
  scenarioRow,
  van,
} from '../support/scenarios.ts'
import { changeMeanwhile } from '../support/sign-in.ts'
import { expectDone, openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

/** A scenario whose content is no JSON, and one whose content the service cannot read. */
const [written, unreadable] = [
  'Door of a parked car opens at night, Yokohama Bay 044',
  'Bus leaves the stop with a low sun, Odaiba 059',
] as const

interface Scenario extends Item {
  id: string
  display_name: string
  type: string
  review: { status: string }
}

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
  await expect(tray(page)).toContainText(/approved\s*\d+ failed/)
  await openTask(page)
  await expect(tray(page).getByRole('listitem').first()).toContainText('failed on purpose')
  await expectAccessible(page)
  await tray(page)
    .getByRole('button', { name: /^Retry \d+$/ })
    .click()
  await expect(tray(page).getByText(/failed/)).toHaveCount(0)
  await tray(page).getByRole('button', { name: 'Dismiss' }).click()
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
  await expect(tray(page)).toContainText(/offered\s*\d+ failed/)
  await tray(page)
    .getByRole('button', { name: /^Retry \d+$/ })
    .click()
  await expectDone(page, /^Invited another project to \d+ scenarios/)

  // More than an address holds go to a new suite all the same, and stay there over a reload.
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  const inAddress = bar(page).getByRole('link', { name: 'New Suite' })
  await expect(inAddress).toHaveAttribute('href', /target_ids=/)
  await bar(page)
    .getByRole('button', { name: /^Select all \d+/ })
    .click()
  await expect(inAddress).toHaveCount(0)
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

test('what has no room in the bar of the selection shows on demand, or once the keyboard is there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/evaluation/scenarios')
  await scenarioListRows(page).nth(3).getByRole('checkbox').check()
  const first = scenarioListRows(page).first().getByRole('checkbox')
  const last = bar(page).getByRole('link', { name: 'Review one by one' })
  const more = bar(page).getByRole('button', { name: 'More', exact: true })
  await expect(more).toBeInViewport({ ratio: 1 })
  await expect(last).not.toBeInViewport()
  await more.click()
  for (const action of [last, bar(page).getByRole('button', { name: 'Review', exact: true })]) {
    await expect(action).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible(page)
  // What it covers is free again once the user goes on.
  await first.check()
  await expect(last).not.toBeInViewport()
  await bar(page).getByRole('link', { name: 'New Suite' }).focus()
  await page.keyboard.press('Tab')
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1600, height: 900 })
  await expect(bar(page).getByRole('button', { name: /^(More|Less)$/ })).toHaveCount(0)
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('on a phone, the bar of the selection covers no row, and all pickers are in reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 900 })
  await page.goto('/evaluation/scenarios')
  for (const row of [0, 1, 2]) {
    await scenarioListRows(page).nth(row).getByRole('checkbox').check()
  }
  await bar(page).getByRole('button', { name: 'More', exact: true }).click()
  await bar(page).getByRole('button', { name: 'Update Maps' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Maps: 3 scenarios' })
  await expect(dialog).toContainText('Every row needs a map version.')
  const pickers = dialog.getByRole('combobox', { name: /^Map version of / })
  await expect(pickers).toHaveCount(4)
  for (const picker of await pickers.all()) await expect(picker).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})

test('what is approved leaves the list of the others and its count; a new map is shown by name', async ({
  page,
}) => {
  await page.goto('/evaluation/scenarios?state=non_approved')
  const count = page.getByText(/^\d+ scenarios$/)
  await expect(count).toBeVisible()
  const before = Number.parseInt((await count.textContent()) ?? '', 10)
  const name = (await scenarioListRows(page).first().getByRole('rowheader').textContent()) ?? ''
  await select(page, name)
  await bar(page).getByRole('button', { name: 'Review', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expectDone(page, /Approved 1 scenario/)
  await expect(page.getByText(`${before - 1} scenarios`, { exact: true })).toBeVisible()

  await select(page, van)
  await bar(page).getByRole('button', { name: 'Update Maps' }).click()
  const dialog = page.getByRole('dialog', { name: 'Update Maps' })
  await dialog.getByRole('combobox', { name: 'Map of all scenarios' }).click()
  await page.getByRole('option', { name: 'Kashiwanoha 1107', exact: true }).click()
  await dialog.getByRole('combobox', { name: 'Map version of all scenarios' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectDone(page, /Moved 1 scenario/)
  const moved = scenarioRow(page, van).getByRole('link', { name: 'Kashiwanoha', exact: true })
  await expect(moved).toBeVisible()

  // The version before the move is restored, and that is undone.
  await select(page, van)
  await bar(page).getByRole('button', { name: 'Restore', exact: true }).click()
  const restore = page.getByRole('dialog', { name: 'Restore: 1 scenario' })
  await expect(restore).toContainText('a review does not come back')
  await expect(
    restore.getByRole('region', { name: 'Suites with the latest version' }),
  ).toContainText(/Affects (no suite|\d+ suites?: “)/)
  await expectAccessible(page)
  await restore.getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(tray(page)).toContainText('Restored former versions of 1 scenario')
  await expect(moved).toHaveCount(0)
  await openTask(page)
  await tray(page).getByRole('button', { name: 'Undo' }).first().click()
  await expect(tray(page)).toContainText('Undone: Restored former versions of 1 scenario')
  await expect(moved).toBeVisible()
})

test('approved scenarios are attached to suites, which say what they refuse, and it is undone', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.* 400 /)
  await page.goto('/evaluation/scenarios?display_name=double-parked')
  await select(page, van)
  const attach = bar(page).getByRole('button', { name: 'Attach to suites…' })
  await expect(attach).toHaveAccessibleDescription(/none of these is approved/)
  await page.getByRole('searchbox', { name: 'Name' }).fill('Flagger')
  await select(page, flagger)
  await attach.click()
  const dialog = page.getByRole('dialog', { name: 'Attach to suites: 1 scenario' })
  await expect(dialog.getByRole('region', { name: 'Left out' })).toContainText(
    `${van} It is not approved.`,
  )
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(dialog.getByText('Required.')).toBeVisible()
  await dialog.getByRole('combobox', { name: /^Suites of type/ }).click()
  const suites = ['Every vehicle', 'Approval of the new cut-ins']
  for (const suite of suites) {
    await page.getByRole('searchbox', { name: 'Search Suites' }).fill(suite)
    await page.getByRole('checkbox', { name: suite }).click()
  }
  await page.keyboard.press('Escape')
  const chosen = dialog.getByRole('list', { name: 'Chosen suites' }).getByRole('listitem')
  await expect(chosen.filter({ hasText: suites[1] })).toContainText(/Refuses: \d+ not approved/)
  await expect(chosen.filter({ hasText: suites[0] })).not.toContainText('Refuses')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Attach', exact: true }).click()
  await expect(tray(page)).toContainText('1 changed1 failed')
  await openTask(page)
  await expect(tray(page).getByRole('listitem')).toContainText('not approved')
  await tray(page).getByRole('button', { name: 'Undo' }).click()
  await expect(tray(page)).toContainText('Undone for 1 of 2: Attached 1 scenario to 2 suites')
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
    await expect(
      dialog.getByRole('region', { name: 'Suites with the latest version' }),
    ).toContainText(/Affects (no suite|\d+ suites?: “)/)
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
    const dryRun = dialog.getByRole('region', { name: 'Dry run' })
    await dryRun.getByRole('button', { name: 'Dry run' }).click()
    await expect(dryRun.getByRole('status')).toHaveText(
      /^0 of 3 match, .*1 position not found.*Nothing was saved\.$/,
    )
    await expect(dryRun.getByRole('listitem')).toHaveCount(3)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Back' }).click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await expect(position).toHaveValue('OpenSCENARIO.Nowhere.ConditionGroup')
    await update.click()
    await expect(tray(page)).toContainText('3 failed')
    await openTask(page)
    const reasons = tray(page).getByRole('listitem')
    const reasonOf = (name: string) => reasons.filter({ hasText: name })
    await expect(reasonOf(flagger)).toContainText('Invalid Position: could not find the position')
    await expect(reasonOf(written)).toContainText('scenarioFormat is not json format')
    await expect(reasonOf(unreadable)).toContainText('Unknown')
    await tray(page).getByRole('button', { name: 'Dismiss' }).click()

    await select(page, flagger)
    await bar(page).getByRole('button', { name: 'Update Conditions' }).click()
    await dialog.getByRole('button', { name: 'Next' }).click()
    await position.fill('OpenSCENARIO.Storyboard.StopTrigger.ConditionGroup')
    await condition.fill('{"Condition":{"name":"new"}}')
    await update.click()
    await expect(tray(page)).toContainText('Updated conditions of 1 scenario')
    await tray(page).getByRole('button', { name: 'Create suite' }).click()
    const suite = page.getByRole('dialog', { name: 'Create suite' })
    await suite.getByRole('textbox', { name: 'Name of the new suite' }).fill('New conditions')
    await expectAccessible(page)
    await suite.getByRole('button', { name: 'Create suite' }).click()
    await expect(snackbars(page)).toContainText('The suite has been saved.')
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'New conditions' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('For approval')
  })

  test('what somebody saved or deleted meanwhile is not updated, and not offered again', async ({
    page,
  }) => {
    const deleted = await find<Scenario>(
      'scenario.listScenarios',
      'scenarios',
      ({ type, review, display_name, shared_from }) =>
        type === 'planning_sim_v2' &&
        review.status === 'approved' &&
        !shared_from &&
        ![flagger, written, unreadable].includes(display_name),
    )
    const both = [flagger, deleted.display_name]
    await page.goto('/evaluation/scenarios?sim_type=planning_sim_v2&state=approved&page_size=50')
    for (const name of both) await select(page, name)
    await bar(page).getByRole('button', { name: 'Update Conditions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Update Conditions' })
    await dialog.getByRole('button', { name: 'Next' }).click()
    await dialog
      .getByRole('textbox', { name: 'POSITION 1' })
      .fill('OpenSCENARIO.Storyboard.StopTrigger.ConditionGroup')
    await dialog.getByRole('textbox', { name: 'CONDITION 1' }).fill('{"Condition":{"name":"new"}}')
    await saveMeanwhile(page, await scenarioId(flagger))
    await changeMeanwhile(page, `${scenarioPath(deleted.id)}/deprecate`)
    await dialog.getByRole('button', { name: 'Update', exact: true }).click()
    await expect(tray(page)).toContainText('2 failed')
    await openTask(page)
    const failed = (name: string) => tray(page).getByRole('listitem').filter({ hasText: name })
    await expect(failed(flagger)).toContainText('Somebody else has saved a newer version')
    await expect(failed(deleted.display_name)).toContainText('Invalid input')
    for (const name of both) {
      await expect(failed(name).getByRole('link', { name: `Open ${name}` })).toBeVisible()
      await expect(failed(name).getByRole('button')).toHaveCount(0)
    }
  })
})

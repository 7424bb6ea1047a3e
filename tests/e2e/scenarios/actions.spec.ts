import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { find, type Item } from '../support/addresses.ts'
import { alertWith, overview, pageHeading, select, snackbars } from '../support/console.ts'
import { choose, press } from '../support/place.ts'
import {
  flagger,
  scenarioAddress,
  scenarioListRows,
  shared,
  van,
  versionRows,
} from '../support/scenarios.ts'
import { suiteRow, suiteRows } from '../support/suites.ts'
import { expect, test } from '../support/test.ts'

test('a scenario is reviewed, downloaded, copied and deleted', async ({ page }) => {
  await page.goto(await scenarioAddress(van))
  await expect(overview(page)).toContainText('Not approved')
  await press('Review')(page)
  const review = page.getByRole('dialog', { name: 'Review scenario' })
  // It can be pressed all the same, and then tells what is missing.
  await review.getByRole('button', { name: 'Submit' }).click({ force: true })
  await expect(review).toContainText('Required.')
  await review.getByRole('radio', { name: 'Approved' }).check()
  const comment = review.getByRole('textbox', { name: 'Comment' })
  await comment.fill('x'.repeat(201))
  await expect(review).toContainText('201')
  await expect(review.getByText('Comment cannot exceed 200 characters.').first()).toBeVisible()
  await comment.fill('As recorded.')
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Submit' }).click()
  await expect(overview(page)).toContainText('As recorded.')
  await expect(versionRows(page).first()).toContainText('Approved')

  const download = page.waitForEvent('download')
  await choose(van, 'Download')(page)
  expect((await download).suggestedFilename()).toMatch(/^scenario_[0-9a-f-]+_1\.yml$/)

  await choose(van, 'Copy')(page)
  const copy = page.getByRole('dialog', { name: 'Copy scenario' })
  const name = copy.getByRole('textbox', { name: 'Name' })
  await name.fill('  ')
  await expect(copy).toContainText('Required.')
  await name.fill('x'.repeat(129))
  await expect(copy.getByText('Name cannot exceed 128 characters.').first()).toBeVisible()
  await name.fill(' Qwxz van ')
  await copy.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(pageHeading(page, 'Qwxz van')).toBeVisible()
  await expect(overview(page)).toContainText('Not approved')

  await choose('Qwxz van', 'Delete')(page)
  const question = page.getByRole('alertdialog', { name: 'Are you sure to delete the scenario?' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The scenario has been deleted')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Review' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to the scenarios' }).click()
  await page.getByRole('searchbox', { name: 'Name' }).fill('Qwxz van')
  await expect(page.getByText('No scenario of this project matches the filter.')).toBeVisible()
})

test('a former version is restored as a new one', async ({ page }) => {
  await page.goto(await scenarioAddress(flagger))
  await expect(versionRows(page)).toHaveCount(3)
  await expect(
    versionRows(page)
      .first()
      .getByRole('button', { name: /^Restore/ }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: 'Restore version 1', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Restore version 1?' })
  await expect(question).toContainText('saved anew as version 4')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Restore' }).click()
  await expect(snackbars(page)).toContainText('Version 1 has been restored')
  await expect(versionRows(page)).toHaveCount(4)
  await expect(versionRows(page).first()).toContainText('Restored version 1.')
  await expect(versionRows(page).first()).toContainText('Not approved')
})

test('sharing is stopped on the page of a scenario, which can be shared again', async ({
  page,
}) => {
  await page.goto(await scenarioAddress(shared, { below: '?tab=shares' }))
  await page.getByRole('button', { name: /^Stop sharing/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(snackbars(page)).toContainText('Scenario sharing has been stopped')
  await choose(shared, 'Share')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(projectIds.shuttle)
  await expect(dialog.getByText('This is the current project.').first()).toBeVisible()
  await dialog.getByRole('textbox').fill(projectIds.robotaxi)
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  const shares = page.getByRole('list', { name: 'Shares' })
  await expect(shares.getByRole('listitem').first()).toContainText('Pending')
})

test('what was accepted is said to be on its way until it is there', async ({ page, demo }) => {
  await page.goto(`/evaluation/scenarios/share_invitations?project_id=${projectIds.robotaxi}`)
  const row = page.getByRole('rowheader').first()
  const name = (await row.textContent()) ?? ''
  await select(page, name)
  await page.getByRole('button', { name: 'Actions (1)' }).click()
  await page.getByRole('menuitem', { name: 'Accept' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  const line = page.getByText(/^Sharing is under way/)
  await expect(line).toContainText(name)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Scenarios', exact: true }).first().click()
  // Between the pages there is no line at all.
  await expect(pageHeading(page, 'Scenarios')).toBeVisible()
  await expect(scenarioListRows(page).first()).toBeVisible()
  await expect(line).toContainText(name)
  await page.reload()
  await expect(line).toContainText(name)
  await demo.jump(300)
  await expect(line).toBeHidden({ timeout: 40_000 })
  await page.getByRole('searchbox', { name: 'Name' }).fill(name)
  await expect(scenarioListRows(page).first()).toContainText('Shared')
})

test('a scenario is attached to a suite and detached, only once it is approved', async ({
  page,
  demo,
}) => {
  await page.goto(await scenarioAddress(flagger))
  await choose(flagger, 'Attach/detach from suite')(page)
  await expect(page.getByRole('columnheader')).toContainText([
    'Name',
    'Status',
    'Description',
    'Updated',
    'Action',
  ])
  await page.getByRole('button', { name: /^Catalog/ }).click()
  await page.getByRole('option', { name: 'Shuttle 4', exact: true }).click()
  await expect(page).toHaveURL(/catalog_id=/)
  await expect(suiteRow(page, 'Nightly regression')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Catalog/ })).toContainText('Shuttle 4')
  await page.getByRole('button', { name: /^Catalog/ }).click()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(page).not.toHaveURL(/catalog_id=/)
  const attached = page.getByRole('checkbox', { name: /^ATTACHED \(\d+\)$/ })
  await attached.check()
  await expect(page).toHaveURL(/attached=true/)
  await expect(suiteRows(page).filter({ hasText: 'Not attached' })).toHaveCount(0)
  const name = (await suiteRows(page).first().getByRole('rowheader').textContent()) ?? ''
  const suite = suiteRow(page, name)
  await suite.getByRole('button', { name: `Detach ${name}` }).click()
  const detach = page.getByRole('alertdialog', { name: 'Detach the scenario?' })
  await expect(detach).toContainText(flagger)
  await expect(detach).toContainText(name)
  await detach.getByRole('button', { name: 'Submit' }).click()
  await expect(suite).toHaveCount(0)
  await attached.uncheck()
  await expect(suite).toContainText('Not attached')

  await demo.fault(
    'evaluation.updateSuite',
    { kind: 'status', status: 400, form: 'code', message: 'A scenario is not approved.' },
    1,
  )
  await suite.getByRole('button', { name: `Attach ${name}` }).click()
  const attach = page.getByRole('alertdialog', { name: 'Attache the scenario?' })
  await attach.getByRole('button', { name: 'Submit' }).click()
  await expect(
    alertWith(
      page,
      'The suite update failed because the following scenario has not been approved.',
    ),
  ).toBeVisible()
  await attach.getByRole('button', { name: 'Submit' }).click()
  await expect(suite.getByRole('button', { name: `Detach ${name}` })).toBeVisible()
  await page.getByRole('link', { name: 'Back', exact: true }).click()
  await expect(page).toHaveURL(/tab=suites/)
  await expect(suiteRow(page, name)).toBeVisible()

  await page.goto(await scenarioAddress(van, { below: '/attach_or_detach_from_suite' }))
  await page
    .getByRole('button', { name: /^Attach / })
    .first()
    .click()
  const refusal = page.getByRole('alertdialog')
  await expect(refusal).toContainText(
    'The scenario has not been approved and cannot be attached to the suite.',
  )
  await refusal.getByRole('button', { name: 'OK' }).click()
  await expect(refusal).toHaveCount(0)
})

test('suites that will refuse a change for others that are not approved say so before', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource.* 400 /)
  const below = '/attach_or_detach_from_suite?page_size=50'
  await page.goto(await scenarioAddress(flagger, { below }))
  const waiting = suiteRow(page, 'Approval of the new cut-ins')
  await expect(waiting).toContainText(/Refuses: \d+ not approved/)
  await expect(suiteRow(page, 'Smoke test')).not.toContainText('Refuses')
  await expectAccessible(page)
  await waiting.getByRole('button', { name: /^Attach / }).click()
  const question = page.getByRole('alertdialog', { name: 'Attache the scenario?' })
  await expect(question).toContainText('The platform will refuse this')
  await expect(
    question.getByRole('list', { name: 'Scenarios that are not approved' }).getByRole('listitem'),
  ).not.toHaveCount(0)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Submit' }).click()
  await expect(question).toContainText('has not been approved.')
})

/** A suite, in wire form. */
interface HoldingSuite extends Item {
  display_name: string
  specs: readonly { essential: boolean; scenario_display_name: string }[]
}

test('a deleted scenario is detached from a suite, which names what it loses', async ({ page }) => {
  const { display_name: suite, specs } = await find<HoldingSuite>(
    'evaluation.listSuites',
    'suites',
    (some) => some.specs.some(({ essential }) => essential),
  )
  const scenario = specs.find(({ essential }) => essential)?.scenario_display_name ?? ''
  await page.goto(await scenarioAddress(scenario))
  await choose(scenario, 'Delete')(page)
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText(new RegExp(`Affects \\d+ suites?: .*${suite}`))
  await confirmation.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The scenario has been deleted')).toBeVisible()
  await page.goto(await scenarioAddress(scenario, { below: '/attach_or_detach_from_suite' }))
  await expect(page.getByText('This scenario is deleted.')).toBeVisible()
  const refused = suiteRows(page).filter({ hasText: 'Not attached' }).first()
  await expect(refused.getByRole('button', { name: /^Attach / })).toHaveAccessibleDescription(
    'A deleted scenario cannot be attached to a suite.',
  )
  await suiteRow(page, suite)
    .getByRole('button', { name: `Detach ${suite}` })
    .click()
  const question = page.getByRole('alertdialog', { name: 'Detach the scenario?' })
  await expect(question).toContainText(/Lost with it.*must succeed/s)
  await question.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('The scenario has been detached from the suite')).toBeVisible()
  await expect(suiteRow(page, suite)).toContainText('Not attached')
})

import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import {
  alertWith,
  breadcrumb,
  overview,
  pageHeading,
  select,
  snackbars,
} from '../support/console.ts'
import { choose } from '../support/place.ts'
import { failureRows, identity, missingSimulator, reportRows } from '../support/reports.ts'
import {
  resultRows,
  scenarioListRows,
  scenarioRow,
  scenarioTable,
  versionRows,
} from '../support/scenarios.ts'
import { suiteRows } from '../support/suites.ts'
import { expectDone, openTask, tray } from '../support/tasks.ts'
import { expect, test } from '../support/test.ts'

const ofCase = /\/tests\/[^/]+\/[^/]+\/[^/?]+/

/** An approved scenario of Large project with three versions, which suites hold. */
const found = 'Unprotected right turn in dense fog, Nishi-Shinjuku 3605'

test('a scenario is found among 10,000, compared in two versions, shared, and accepted elsewhere', async ({
  page,
  demo,
  expectProblem,
}) => {
  await demo.fault('scenario.listScenarios', { kind: 'slow', milliseconds: 500 })
  await page.goto(`/evaluation/scenarios?project_id=${projectIds.large}`)
  await expect(pageHeading(page, 'Scenarios')).toBeVisible()
  await expect(scenarioListRows(page)).toHaveCount(20)
  const main = page.getByRole('main')
  await expect(main).toContainText('so far, loading more')
  await expect(scenarioTable(page).getByRole('columnheader')).toContainText([
    'Name',
    'Last run',
    'Type',
    'Review',
    'Map',
    'Updated',
  ])
  await expect(page.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.getByRole('searchbox', { name: 'Name' }).pressSequentially('3605 NISHI fog')
  const row = scenarioRow(page, found)
  await expect(row).toContainText('planning_sim_v2')
  // Found by the service long before the list is complete.
  await expect(main).toContainText('so far')
  await demo.clearFaults()
  await page.reload()
  await expect(row).toContainText('Approved')
  await expect(page).toHaveURL(/display_name=3605/)
  await row.getByRole('button', { name: `Suites of ${found}` }).click()
  const catalogs = suiteRows(page).locator('a[href*="/vehicle_catalogs/"]')
  await expect(catalogs.first()).toBeVisible()

  await row.getByRole('link', { name: found }).click()
  await expect(pageHeading(page, found)).toBeVisible()
  await expect(breadcrumb(page)).toContainText(`Scenarios/ ${found}`)
  await expect(main).not.toContainText('Data source')
  await page.reload()
  await expect(versionRows(page)).toHaveCount(3)
  await versionRows(page).getByRole('link', { name: 'Compare version 1 with version 3' }).click()
  const differences = page.getByRole('region', { name: 'Differences' })
  await expect(differences.getByRole('row', { name: /^Change / })).toContainText('First version.')
  await page.reload()
  await expect(differences.getByRole('deletion').first()).toContainText('"revision": 1')
  await expect(differences.getByRole('insertion').first()).toContainText('"revision": 3')
  await expectAccessible(page)
  await differences.getByRole('button', { name: 'Close' }).click()
  await expect(differences).toHaveCount(0)
  await versionRows(page).getByRole('link', { name: '1', exact: true }).click()
  await expect(page).toHaveURL(/[?&]version=1$/)
  await expect(main).toContainText('This is version 1, not the newest one.')
  await page.reload()
  await expect(overview(page)).toContainText('First version.')
  await page.getByRole('link', { name: 'Show version 3' }).click()
  await expect(main).not.toContainText('This is version 1')
  expectProblem(/\b404\b|ApiError/)
  await page.goto(`${new URL(page.url()).pathname}?version=99`)
  await expect(main).toContainText('Version 99 could not be read.')
  await expect(main).not.toContainText('This is version 99')
  await page.getByRole('link', { name: 'Show version 3' }).click()
  await expect(overview(page)).toBeVisible()

  await choose(found, 'Share')(page)
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(projectIds.robotaxi)
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await page.getByRole('tab', { name: 'Shares' }).click()
  const shares = page.getByRole('list', { name: 'Shares' })
  await expect(shares.getByRole('listitem').first()).toContainText('Pending')
  await page.reload()
  await expect(shares.getByRole('listitem').first()).toContainText('Pending')

  await page.goto(`/evaluation/scenarios/share_invitations?project_id=${projectIds.robotaxi}`)
  await expect(page.getByRole('table').getByRole('columnheader')).toContainText([
    'Name',
    'Project ID',
    'Description',
    'Updated',
  ])
  const actions = (count: number) => page.getByRole('button', { name: `Actions (${count})` })
  await expect(actions(0)).toHaveAttribute('aria-disabled', 'true')
  await select(page, found)
  await actions(1).click()
  await page.getByRole('menuitem', { name: 'Accept' }).click()
  const accept = page.getByRole('alertdialog', { name: 'ACCEPT INVITATION' })
  await expect(accept).toContainText('It may take several minutes for sharing to begin.')
  await expect(accept).toContainText('Do you accept the sharing of the scenarios?')
  await accept.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('rowheader', { name: found })).toHaveCount(0)
  await expect(actions(0)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  await expect(page.getByRole('rowheader', { name: found })).toHaveCount(0)

  // The dialog lists in the order of the table.
  await page.getByRole('button', { name: 'Updated' }).click()
  await page.getByRole('checkbox', { name: /^Select all/ }).check()
  const listed = await page.getByRole('rowheader').allTextContents()
  await actions(listed.length).click()
  await page.getByRole('menuitem', { name: 'Reject' }).click()
  const named = page
    .getByRole('list', { name: 'Scenarios of the invitations' })
    .getByRole('listitem')
  await expect(named).toContainText(listed.slice(0, 5))
  await page.keyboard.press('Escape')
  await page.getByRole('checkbox', { name: /^Select all/ }).uncheck()

  // Two failures are told as one change, each with its reason; the selection is cleared.
  await demo.fault('scenario.rejectScenarioShareInvitation', {
    kind: 'status',
    status: 409,
    form: 'code',
  })
  for (const place of [0, 1])
    await page.getByRole('rowheader').nth(place).locator('..').getByRole('checkbox').check()
  await actions(2).click()
  await page.getByRole('menuitem', { name: 'Reject' }).click()
  const reject = page.getByRole('alertdialog', { name: 'REJECT INVITATION' })
  await expect(reject).toContainText('Do you reject the sharing of the scenarios?')
  await reject.getByRole('button', { name: 'Reject' }).click()
  await expect(tray(page)).toContainText('2 failed')
  await expect(actions(0)).toBeVisible()
  await openTask(page)
  await expect(tray(page).getByText('The service failed on purpose.')).toHaveCount(2)
  await demo.clearFaults()
  await tray(page).getByRole('button', { name: 'Retry 2' }).click()
  await expectDone(page, '2 of 2')

  await demo.jump(600)
  await page.goto('/evaluation/scenarios?display_name=shinjuku%203605')
  await expect(row).toContainText('Shared')
  await row.getByRole('button', { name: `Actions for ${found}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Review' })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Stop sharing' }).click()
  const stop = page.getByRole('alertdialog', { name: 'Are you sure to stop sharing the scenario?' })
  await stop.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(snackbars(page)).toContainText('Scenario sharing has been stopped')
  await expect(scenarioListRows(page)).toHaveCount(0)
})

test('what stands in the way of a suite is approved at once, and a failed case leads to its scenario', async ({
  page,
  expectProblem,
}) => {
  expectProblem(missingSimulator)
  await page.goto(`/evaluation/suites/new?project_id=${projectIds.large}`)
  await page.getByRole('combobox', { name: 'Type' }).selectOption('perception')
  const all = page.getByRole('button', { name: 'Choose all', exact: true })
  await expect(all).toBeEnabled()
  await all.click()
  const hint = alertWith(page, 'Please select only approved scenarios.')
  await hint.getByRole('button', { name: 'Approve 181', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Review: 181 scenarios' })
  await expect(dialog).toContainText('181 scenarios will be approved in the chosen version.')
  const approved = dialog.getByRole('list', { name: 'Scenarios to approve' }).getByRole('listitem')
  const name = (await approved.first().locator('bdi').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await openTask(page)
  await expectDone(page, '181 of 181')
  // Those that somebody sent back are left.
  await expect(hint.getByRole('button', { name: /^Show only these/ })).toBeVisible()
  await expect(hint.getByRole('button', { name: /^Approve/ })).toHaveCount(0)
  await page.goto(`/evaluation/scenarios?display_name=${encodeURIComponent(name)}`)
  await expect(scenarioRow(page, name)).toContainText('Approved')

  await page.goto(`/evaluation/reports?state=failed&project_id=${projectIds.shuttle}`)
  await identity(
    reportRows(page)
      .filter({ hasText: /Test failed/ })
      .first(),
  ).click()
  await identity(failureRows(page)).click()
  await expect(page).toHaveURL(ofCase)
  await page.reload()
  const details = overview(page).getByRole('button', { name: 'Details' })
  await details.click()
  const scenario = page.locator('a[href*="/scenarios/"]').first()
  const heading = (await scenario.textContent()) ?? ''
  await scenario.click()
  await expect(pageHeading(page, heading)).toBeVisible()
  await page.getByRole('tab', { name: 'Results' }).click()
  await expect(page).toHaveURL(/tab=results/)
  await page.reload()
  await expect(
    resultRows(page)
      .filter({ hasText: /(Passed in|Failed \d+ of) the last \d+/ })
      .first(),
  ).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(ofCase)
  await page.reload()
  await details.click()
  await expect(scenario).toHaveText(heading)
})

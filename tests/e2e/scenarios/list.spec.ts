import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { type Item, listed } from '../support/addresses.ts'
import { scenarioListRows, scenarioRow, van } from '../support/scenarios.ts'
import { expect, test } from '../support/test.ts'

interface Scenario extends Item {
  id: string
  author: string
  deprecated: boolean
}

interface Spec extends Item {
  scenario_id: string
}

test('filters by state and type, and sorts by update, in the address', async ({ page }) => {
  await page.goto(
    '/evaluation/scenarios?state=non_approved&simType=log_sim_v2&displayName=double-parked',
  )
  await expect(scenarioRow(page, van)).toContainText('Not approved')
  await expect(scenarioListRows(page)).toHaveCount(1)
  await page.goto('/evaluation/scenarios')
  await page.getByRole('button', { name: /^Type/ }).click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(20)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^State/ }).click()
  await page.getByRole('option', { name: 'Deleted' }).click()
  await expect(page).toHaveURL(/state=deleted/)
  await expect(page.getByText(/^\d+ scenarios$/)).toBeVisible()
  await expect(scenarioListRows(page).first()).toContainText('Deleted')
  await expect(scenarioListRows(page).filter({ hasNotText: 'Deleted' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Updated' }).click()
  await expect(page).toHaveURL(/sort=-updated/)
  const times = () =>
    scenarioListRows(page).evaluateAll((rows) =>
      // The last column with a time, not that of the last run.
      rows.map((row) => [...row.querySelectorAll('time')].at(-1)?.getAttribute('datetime') ?? ''),
    )
  await expect.poll(async () => (await times()).length).toBeGreaterThan(3)
  await expect
    .poll(async () => {
      const found = await times()
      return found.join() === found.toSorted().reverse().join()
    })
    .toBe(true)
})

test('lists what no suite holds, and what failed most, as views that come with the list', async ({
  page,
  demo,
}) => {
  await page.goto('/evaluation/scenarios')
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('link', { name: 'Approved, in no suite' }).click()
  await expect(page).toHaveURL(/state=approved&usage=unused/)
  const main = page.getByRole('main')
  await expect(main).toContainText(/Scenarios that none of the \d+ suites of this project holds\./)
  await expect(scenarioListRows(page).first()).toContainText('no suite runs it')
  // The former rows, of which some are held by suites, have gone.
  await expect(
    scenarioListRows(page).filter({ hasNotText: /Approved.*no suite|no suite.*Approved/ }),
  ).toHaveCount(0)
  await scenarioListRows(page)
    .first()
    .getByRole('button', { name: /^Suites of / })
    .click()
  await expect(page.getByText('No suite holds this scenario.')).toBeVisible()

  await demo.fault('evaluation.listCaseReports', { kind: 'status', status: 400, form: 'code' }, 1)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('link', { name: 'Failed most in 20 jobs' }).click()
  await expect(main).toContainText(/as far as known: 19 of 20 jobs read\./)
  await main.getByRole('button', { name: 'Retry' }).click()
  await expect(main).toContainText('Scenarios with failed cases in the last 20 jobs.')
  await page.reload()
  const rows = scenarioListRows(page)
  await expect(rows.first()).toContainText(/[2-9] of 20 jobs/)
  await expect(page.getByRole('columnheader', { name: 'Failed in' })).toHaveAttribute(
    'aria-sort',
    'descending',
  )
  await expectAccessible(page)
  const name = (await rows.first().getByRole('rowheader').textContent()) ?? ''
  await rows.first().getByRole('link').nth(1).click()
  await expect(page).toHaveURL(/\/reports\/[\w-]+\?.*tab=failures/)
  await expect(main).toContainText(name)
  await page.goBack()
  await main.getByRole('button', { name: 'Show all' }).click()
  await expect(page.getByText(/^1\d\d scenarios$/)).toBeVisible()
})

test('finds scenarios by suite and by author, as a plain computation from the answers does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/evaluation/scenarios')
  const all = await listed<Scenario>('scenario.listScenarios', 'scenarios')
  const scenarios = all.filter(({ deprecated }) => !deprecated)
  const total = `${scenarios.length} scenarios`
  await expect(page.getByText(total, { exact: true })).toBeVisible()
  // The controls stand in one line.
  const middleOf = async (name: RegExp) => {
    const box = await page.getByRole('button', { name }).boundingBox()
    return box && box.y + box.height / 2
  }
  expect(await middleOf(/^Columns$/)).toBe(await middleOf(/^State/))

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: /^Suite: / }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(page).toHaveURL(/suite_id=/)
  const path = { suiteId: new URL(page.url()).searchParams.get('suite_id') ?? '' }
  const specs = await listed<Spec>('evaluation.listSuiteSpecs', 'specs', { path })
  const held = new Set(specs.map(({ scenario_id }) => scenario_id))
  expect(held.size).toBeGreaterThan(0)
  const ofSuite = scenarios.filter(({ id }) => held.has(id))
  await expect(page.getByText(`${ofSuite.length} of ${total}`, { exact: true })).toBeVisible()

  await page.getByRole('button', { name: /^Author: / }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await expect(page).toHaveURL(/author=/)
  const author = new URL(page.url()).searchParams.get('author')
  // The filter is in sight after a reload, too.
  await page.reload()
  await expect(page.getByRole('button', { name: /^Author: (?!all)/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Suite: (?!all)/ })).toBeVisible()
  const both = ofSuite.filter((each) => each.author === author)
  await expect(page.getByText(`${both.length} of ${total}`, { exact: true })).toBeVisible()
  await expectAccessible(page)

  // Nothing hides them while they filter; cleared, they stay until they are hidden.
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(more).toHaveCount(0)
  for (const control of [/^Author: /, /^Suite: /]) {
    await page.getByRole('button', { name: control }).click()
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
  }
  await expect(page.getByText(total, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suite: all' })).toBeFocused()
  await more.click()
  await expect(page.getByRole('button', { name: 'Author: all' })).toHaveCount(0)
})

test('a list that is refused in the middle keeps what has come, and waits for nothing more', async ({
  page,
  demo,
}) => {
  await demo.fault('scenario.listScenarios', { kind: 'slow', milliseconds: 500 })
  await page.goto(`/evaluation/scenarios?project_id=${projectIds.large}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('so far, loading more')
  await demo.fault('scenario.listScenarios', { kind: 'status', status: 403, form: 'code' })
  await expect(main.getByRole('alert')).toContainText('Failed to get the scenarios.')
  await expect(main).toContainText(/Rows 1–20 of [\d,]+ so far(?!,)/)
})

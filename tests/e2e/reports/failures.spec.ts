import type { Locator } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { oldJob } from '../support/addresses.ts'
import { breadcrumb, tableRows } from '../support/console.ts'
import {
  failureRows,
  identity,
  openJob,
  reportRows,
  specRows,
  suiteReportRows,
  verdict,
} from '../support/reports.ts'
import { expect, test } from '../support/test.ts'

test('one click from the list leads to the causes of a failed job, two to the first error of a case', async ({
  page,
}) => {
  await page.goto('/evaluation/reports?state=failed')
  const row = reportRows(page)
    .filter({ hasText: /Test failed/ })
    // The groups of many failures are closed.
    .filter({ has: page.getByText(/^(1?\d|2[0-4]) failed$/) })
    .first()
  const [count = ''] = (await row.getByText(/^[\d,]+ failed$/).textContent())?.split(' ') ?? []
  await identity(row).click()
  await expect(verdict(page)).toContainText(`${count} failed`)
  const causes = page.getByRole('list', { name: 'Top causes' })
  await expect(causes.getByRole('button').first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: `${count} case` })).toBeVisible()
  const link = identity(failureRows(page))
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/tests\/[^/]+\/[^/]+\/[^/?]+/)
  expect(name).not.toBe('')
  const why = page.getByRole('region', { name: 'Cause' }).getByRole('paragraph').first()
  const log = page.getByRole('region', { name: 'Simulation log', exact: true })
  await expect(log.getByRole('listitem').and(page.locator('[aria-current]'))).toContainText(
    (await why.textContent()) ?? '',
  )
})

test('the cases of a failed job that a list has read are not read again by its page', async ({
  page,
}) => {
  const read: string[] = []
  page.on('request', (request) => {
    const [, jobId] = /\/jobs\/([^/]+)\/case\/reports\?/.exec(`${request.url()}?`) ?? []
    if (jobId) read.push(jobId)
  })
  await page.goto('/evaluation/reports')
  const row = reportRows(page)
    .filter({ hasText: /Test failed\s· \+[\d,]+ new/ })
    .first()
  await expect(row).toBeVisible({ timeout: 40_000 })
  const jobId = new URL((await identity(row).getAttribute('href')) ?? '', page.url()).pathname
    .split('/')
    .at(-1)
  const reads = () => read.filter((each) => each === jobId).length
  const before = reads()
  expect(before).toBeGreaterThan(0)
  await identity(row).click()
  // The groups of many failures are closed.
  await page.getByRole('radio', { name: 'Flat' }).click()
  const link = failureRows(page).getByRole('rowheader').getByRole('link').first()
  await expect(link).toHaveAttribute('href', /\/tests\//)
  expect(reads()).toBe(before)
  await page.reload()
  await expect(link).toHaveAttribute('href', /\/tests\//)
  expect(reads()).toBeGreaterThan(before)
})

test('a failed case and the head of its log are there before the click', async ({ page }) => {
  await openJob(page)
  const link = identity(
    failureRows(page).filter({ has: page.getByRole('rowheader').getByRole('link') }),
  )
  await expect(link).toBeVisible()
  const report = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  const caseId = report.split('/').at(-1)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  const made = (pattern: RegExp) => requests.filter((request) => pattern.test(request))
  const file = new RegExp(`^GET .*/objects/.*_case_${caseId}\\.log$`)
  const asked = new RegExp(`^GET .*/case/reports/${caseId}(/attempts)?$`)
  await link.focus()
  await expect.poll(() => made(file)).toHaveLength(1)
  expect(made(asked)).toHaveLength(2)
  const download = made(/^POST .*\/logs\/[^/]+\/download$/)
  expect(download).toHaveLength(1)
  // Another look asks for nothing, nor does the click.
  await link.blur()
  await link.hover()
  await link.click()
  const log = page.getByRole('region', { name: 'Simulation log', exact: true })
  await expect(log.getByRole('listitem').and(page.locator('[aria-current]'))).toContainText('ERROR')
  // Which would read the log once more.
  await expect(page.getByRole('region', { name: 'Against the last pass' })).not.toBeInViewport()
  expect(requests.filter((request) => request === download[0])).toHaveLength(1)
  expect(made(file)).toHaveLength(1)
})

test('a log whose link is refused before the click is asked for once more by its page', async ({
  page,
  demo,
}) => {
  await openJob(page)
  const link = identity(
    failureRows(page).filter({ has: page.getByRole('rowheader').getByRole('link') }),
  )
  await demo.fault('evaluation.downloadLog', { kind: 'status', status: 400, form: 'code' }, 1)
  await link.focus()
  await expect.poll(() => demo.calls('evaluation.downloadLog')).toBe(1)
  await link.click()
  const log = page.getByRole('region', { name: 'Simulation log', exact: true })
  await expect(log.getByRole('listitem').and(page.locator('[aria-current]'))).toContainText('ERROR')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('shows all failures of a job on its page, six rows of them without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openJob(page)
  const tab = page.getByRole('tab', { name: /^Failures/ })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  const count = Number(((await tab.textContent()) ?? '').replace(/\D/g, ''))
  const groups = failureRows(page)
    .getByRole('rowheader')
    .getByRole('button', { expanded: false })
    .and(page.locator(':not([aria-haspopup])'))
  const cases = failureRows(page).filter({ has: page.getByRole('rowheader').getByRole('link') })
  // All are there: groups that join would move the others.
  await expect(page.getByText(/^\d+ cases? in \d+ scenarios?$/)).toBeVisible()
  await expect(cases.first()).toBeVisible()
  const endOfSixth = async () => {
    const { y = 800, height = 0 } = (await failureRows(page).nth(5).boundingBox()) ?? {}
    return y + height
  }
  await expect.poll(endOfSixth).toBeLessThanOrEqual(800)

  // A click beside the button opens and closes a group, and so do the arrow keys; Back shows it as it was left.
  const groupRow = failureRows(page)
    .filter({ has: page.locator('[aria-expanded]') })
    .first()
  const group = groupRow.getByRole('button').first()
  const wasOpen = await group.getAttribute('aria-expanded')
  await groupRow.getByRole('cell').last().click()
  await expect(group).not.toHaveAttribute('aria-expanded', wasOpen ?? '')
  await identity(cases.last()).click()
  const place = page.getByRole('navigation', { name: 'Failures' })
  await expect(place).toBeVisible()
  const here = (await place.textContent()) ?? ''
  await page.keyboard.press('[')
  await expect(place).not.toHaveText(here)
  await page.goBack()
  await expect(place).toHaveText(here)
  await page.goBack()
  await expect(identity(cases.last())).toBeFocused()
  await expect(group).not.toHaveAttribute('aria-expanded', wasOpen ?? '')
  await group.press(wasOpen === 'true' ? 'ArrowRight' : 'ArrowLeft')
  await expect(group).toHaveAttribute('aria-expanded', wasOpen ?? '')

  while ((await groups.count()) > 0) await groups.first().click()
  await expect(cases).toHaveCount(count)
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'By scenario' }).check()
  await expect(page).toHaveURL(/table_config=by_scenario/)
  await page.getByRole('radio', { name: 'Flat' }).check()
  await expect(page).toHaveURL(/table_config=flat/)
  await expect(cases).toHaveCount(count)
})

test('a cause and words narrow the failures, and their cases are stepped through in that order', async ({
  page,
}) => {
  await openJob(page)
  const causes = page.getByRole('list', { name: 'Top causes' })
  const chip = causes.getByRole('button').first()
  // All cases are there.
  await expect(page.getByText(/^\d+ cases? in \d+ scenarios?$/)).toBeVisible()
  // How many of them are new follows the count, once the baseline is there.
  const [cause, count] = /^(\D+)(\d+)/.exec((await chip.textContent()) ?? '')?.slice(1) ?? []
  await chip.click()
  await expect(page).toHaveURL(/failure_cause_labels=/)
  await expect(chip).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Flat' }).check()
  const cases = failureRows(page).filter({ has: page.getByRole('rowheader').getByRole('link') })
  // Without the groups, which are open while there are few cases, and have another order.
  await expect(failureRows(page)).toHaveCount(Number(count))
  await expect(cases).toHaveCount(Number(count))
  await cases.first().click()
  const steps = page.getByRole('navigation', { name: 'Failures' })
  await expect(steps).toContainText(`1 of ${count} ${cause} failures`)
  const why = page.getByRole('region', { name: 'Cause' })
  await expect(why).toContainText(cause ?? '')
  // Also from within a log, which has no packages to step through.
  await page.getByRole('region', { name: 'Simulation log', exact: true }).focus()
  await page.keyboard.press(']')
  await expect(steps).toContainText(`2 of ${count}`)
  await steps.getByRole('button', { name: 'Previous failure' }).click()
  await expect(steps).toContainText(`1 of ${count}`)
  await page.reload()
  await expect(steps).toContainText(`1 of ${count}`)

  // Up to the list as it was, then to the failures of a suite alone.
  await breadcrumb(page).getByRole('link').nth(1).click()
  await expect(cases).toHaveCount(Number(count))
  await page.getByRole('searchbox', { name: 'Search failures' }).fill('nobody says so')
  await expect(page.getByText('No failure matches the filter.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await page.getByRole('tab', { name: 'Suites' }).click()
  await suiteReportRows(page).first().getByRole('link').click()
  await expect(page.getByRole('tab', { name: 'Scenarios' })).toBeVisible()
  const tab = page.getByRole('tab', { name: /^Failures/ })
  const own = Number(((await tab.textContent()) ?? '').replace(/\D/g, ''))
  await tab.click()
  await page.getByRole('radio', { name: 'Flat' }).check()
  await expect(cases).toHaveCount(own)
})

test('an old job of a large project is compared with the run before it', async ({ page }) => {
  test.setTimeout(180_000)
  const { address, baseline } = await oldJob()
  await page.goto(`${address}&tab=changes`)
  // Some pages of older jobs are read first.
  await expect(page.getByRole('link', { name: 'Open as table' })).toHaveAttribute(
    'href',
    new RegExp(`target_ids=[^&]*${baseline}`),
    { timeout: 60_000 },
  )
  await expect(page.getByText(/^No earlier run/)).toHaveCount(0)
})

test('what is new since the last run is told, and another run can be compared with', async ({
  page,
}) => {
  await page.goto('/evaluation/reports?filter=branch:main+nightly&state=failed')
  await identity(reportRows(page).first()).click()
  // The night before, the commit was good: all failures are new, but for those that come and go.
  const figures = verdict(page).getByRole('definition')
  await expect(figures).toHaveText([/^\+\d+$/, '0', '0', /^\d+$/], { timeout: 30_000 })
  const changed = verdict(page).getByText(/^(new|fixed|still failing|flaky)$/)
  await expect(changed).toHaveText(['new', 'fixed', 'still failing', 'flaky'])
  const [, count = ''] = /(\d+) failed/.exec((await verdict(page).textContent()) ?? '') ?? []
  const fresh = /\d+/.exec((await figures.first().textContent()) ?? '')?.[0] ?? ''
  await page.getByRole('radio', { name: 'Flat' }).click()
  await expect(failureRows(page)).toHaveCount(Number(count))
  await expect(failureRows(page).filter({ hasText: /new/ })).toHaveCount(Number(fresh))
  // Their last runs are there unasked.
  await expect(
    failureRows(page)
      .first()
      .getByRole('list', { name: 'Last 10 runs of this case' })
      .getByRole('link'),
  ).toHaveCount(10)
  await page.getByRole('switch', { name: 'New only' }).check()
  await expect(page).toHaveURL(/table_config=flat,new/)
  await expect(page.getByRole('status').filter({ hasText: `${fresh} case` })).toBeVisible()

  // Its suites tell it, too, and the page of a suite says it again, of each of its scenarios.
  await page.getByRole('tab', { name: 'Suites' }).click()
  const news = suiteReportRows(page).getByText(/^\+\d+ new$/)
  const sum = async (texts: Locator) =>
    (await texts.allTextContents()).reduce((total, text) => total + Number.parseInt(text, 10), 0)
  await expect.poll(() => sum(news)).toBe(Number(fresh))
  const ofSuite = (await news.first().textContent()) ?? ''
  await identity(suiteReportRows(page).filter({ hasText: ofSuite }).first()).click()
  await expect(page.getByRole('tab', { name: 'Scenarios' })).toBeVisible()
  await expect(figures).toHaveText([ofSuite.replace(' new', ''), '0'])
  const ofScenarios = specRows(page).getByText(/^\+\d+ new$/)
  await expect.poll(() => sum(ofScenarios)).toBe(Number.parseInt(ofSuite, 10))
  await identity(
    specRows(page)
      .filter({ hasText: /\+\d+ new/ })
      .first(),
  ).click()
  await expect(page.getByRole('tab', { name: 'Cases' })).toBeVisible()
  await expect(figures).toHaveText([/^\+\d+$/, '0'])
  await page.goBack()
  await page.goBack()

  // Their classes, each with its count; the page of a new one steps through them.
  await page.getByRole('tab', { name: /^What changed/ }).click()
  await expect(page.getByRole('radio', { name: 'New' })).toBeChecked()
  const changes = tableRows(page, 'Changes')
  await expect(changes).toHaveCount(Number(fresh))
  await expect(changes.first()).toContainText(/(Succeeded|Flaky).*Failed/)
  await expect(page.getByRole('link', { name: 'Open as table' })).toHaveAttribute(
    'href',
    /\/tables\/new\?.*target_ids=/,
  )
  await expect(
    changes
      .first()
      .getByRole('list', { name: 'Last 10 runs of this case' })
      .getByRole('link')
      .last(),
  ).toHaveAccessibleName(/failed/i)
  await expectAccessible(page)
  await identity(changes.first()).click()
  const cause = page.getByRole('region', { name: 'Cause' })
  await expect(cause).toContainText('New in this run')
  await expect(page.getByRole('navigation', { name: 'Failures' })).toContainText(/of \d+ failures/)

  // The first line at which its log parts from that of its last passing run is there once one scrolls to it.
  const difference = page.getByRole('region', { name: 'Against the last pass' })
  await difference.scrollIntoViewIfNeeded()
  await expect(difference).toContainText(/First difference line [\d,]+/)
  for (const [run, said] of [
    ['this run', /watchdog: a limit is close/],
    ['last pass', /DEBUG|INFO/],
  ] as const) {
    const lines = difference.getByRole('region', { name: `Lines of the log: ${run}` })
    await expect(lines.locator('[aria-current]')).toContainText(said)
  }
  await expectAccessible(page)
  await page.goBack()

  await verdict(page)
    .getByRole('button', { name: /^Against/ })
    .click()
  await page
    .getByRole('option', { name: /Nightly run/ })
    .nth(2)
    .click()
  await expect(page).toHaveURL(/target_ids=/)
  await expect(figures.nth(1)).not.toHaveText('0')
  const [fixed = ''] = /\d+/.exec((await figures.nth(1).textContent()) ?? '') ?? []
  await figures.nth(1).getByRole('link').click()
  await expect(page.getByRole('radio', { name: 'Fixed' })).toBeChecked()
  await expect(changes).toHaveCount(Number(fixed))
  await expect(changes.first()).toContainText(/(Failed|Flaky).*Succeeded/)
  await page.getByRole('searchbox', { name: 'Search changes' }).fill('nobody says so')
  await expect(page.getByText('No change matches the filter.')).toBeVisible()

  // The list tells the same against the own baseline: what was read for the page is kept.
  await breadcrumb(page).getByRole('link').click()
  await expect(reportRows(page).filter({ hasText: `Test failed · +${fresh} new` })).toHaveCount(1)
})

import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessibility.ts'
import { buildReportAddress, jobAddress, rebuiltAddress } from '../support/addresses.ts'
import { alertWith, breadcrumb } from '../support/console.ts'
import { nextPoll } from '../support/polls.ts'
import { expect, test } from '../support/test.ts'

const log = (page: Page) => page.getByRole('region', { name: 'Build log', exact: true })
const logButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Log', exact: true })
const details = (page: Page) => page.getByRole('region', { name: 'Details', exact: true })
const openDetails = (page: Page) => page.getByRole('button', { name: 'Details' }).click()

test('the builds of a job lead to its only build, which names itself and its log', async ({
  page,
  demo,
}) => {
  await page.goto(await jobAddress('failed build', { below: '/builds' }))
  await expect(page).toHaveURL(/\/builds\/[0-9a-f-]{36}\?/)
  await expect(breadcrumb(page)).toHaveText('Reports/ Check before the demo on Friday/ Build log')
  await expect(log(page).getByText(/no member named ‘lateralDistance’|^fatal: /)).toBeVisible()
  // From the error of the failed package to the one before, and back.
  const packages = page.getByRole('region', { name: 'Packages', exact: true })
  const shown = packages.getByRole('button').and(page.locator('[aria-current]'))
  await expect(shown).toContainText('failed')
  await log(page).press('[')
  await expect(shown).toContainText('finished')
  await log(page).press(']')
  await expect(shown).toContainText('failed')
  await openDetails(page)
  await expect(details(page)).toContainText('Job report ID')
  // A failed build made nothing: what is absent is left out.
  await expect(details(page)).not.toContainText('Artifact')
  const mlPackages = details(page).getByRole('list', { name: 'ML packages' })
  await expect(mlPackages.getByRole('link').first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await logButton(page).click()
  await expect(log(page)).toBeHidden()
  // Packages of the project that shares the job may not be seen: they are no links.
  await demo.fault('ml.batchGetPackages', { kind: 'status', status: 403, form: 'code' })
  await page.reload()
  await openDetails(page)
  await expect(mlPackages.getByRole('button', { name: 'Copy package ID' }).first()).toBeVisible()
  await expect(mlPackages.getByRole('link')).toHaveCount(0)
})

test('the builds of a job that was built twice are listed, the first one first', async ({
  page,
}) => {
  await page.goto(await rebuiltAddress())
  const builds = page.getByRole('list', { name: 'Build reports' }).getByRole('listitem')
  await expect(builds).toHaveCount(2)
  await expect(builds.first()).toContainText(/Failed.*The machine of the build went away\./)
  await expect(builds.last()).toContainText('Succeeded')
  await builds
    .first()
    .getByRole('link', { name: /^Build 1 of / })
    .click()
  await expect(page.getByText('No Data')).toBeVisible()
})

test('a running build streams its log, and shows the whole once it has ended', async ({
  page,
  demo,
}) => {
  await page.clock.install()
  await page.goto(await buildReportAddress('running build'))
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const told = page.getByText(/[\d,]+ lines\s· [\d.]+ KB so far/)
  const before = await told.textContent()
  await demo.jump(30)
  await page.clock.runFor(6000)
  await expect(told).not.toHaveText(before ?? '')
  await demo.jump(3600)
  await page.clock.fastForward(nextPoll)
  await expect(page.getByText(/[\d,]+ lines\s· [\d.]+ KB$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeEnabled()
})

test('a log is read, then saved; what cannot be read says so and can be tried again', async ({
  page,
  demo,
  expectProblem,
}) => {
  expectProblem(
    /Failed to load resource.*(\/objects\/|\/download)|403|The file of the log is empty/,
  )
  await demo.fault('evaluation.downloadLog', { kind: 'status', status: 400, form: 'code' }, 1)
  await page.goto(await buildReportAddress('failed build'))
  await expect(alertWith(page, 'Failed to download the log.')).toBeVisible()
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await expect(log(page).getByRole('listitem').first()).toBeVisible()
  const download = page.getByRole('button', { name: 'Download', exact: true })
  const again = page.getByRole('button', { name: 'Error: download the build log again' })
  await demo.fault('objectStore.readLink', { kind: 'status', status: 403, form: 'none' }, 1)
  await download.click()
  await expect(again).toHaveText('Error')
  await demo.fault('objectStore.readLink', { kind: 'empty' }, 1)
  await again.click()
  await expect(again).toHaveText('Error')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await demo.fault('objectStore.readLink', { kind: 'slow', milliseconds: 1500 }, 1)
  await again.click()
  await expect(page.getByRole('button', { name: 'Downloading...' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeVisible()
  const saved = page.waitForEvent('download')
  await save.click()
  expect((await saved).suggestedFilename()).toMatch(/^build_log_[0-9a-f-]{36}\.log$/)
})

test('a build that waits has no log yet, and an expired log is told', async ({ page, demo }) => {
  await page.goto(await buildReportAddress('waiting build'))
  await expect(logButton(page)).toHaveAccessibleDescription('The build has not started yet.')
  await expect(logButton(page)).toHaveAttribute('aria-expanded', 'false')
  await demo.jump(61 * 86_400)
  await page.goto(await buildReportAddress('developer options'))
  await openDetails(page)
  await expect(details(page)).toContainText(/Artifact\s*autoware/)
  await expect(details(page)).not.toContainText('Developer Build Options')
  await expect(page.getByRole('paragraph').filter({ hasText: 'Log has expired.' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download', exact: true })).toBeDisabled()
})

test.describe('for the privileged', () => {
  test.use({ persona: 'Privileged' })

  test('a build has the commands for its images', async ({ page }) => {
    await page.goto(await buildReportAddress('developer options'))
    await openDetails(page)
    await expect(details(page)).toContainText(/Developer Build Options\s*with-asan\s*no-cache/)
    await expect(details(page)).toContainText(
      /Pull runtime\s*docker pull registry\.example\.com\/[0-9a-f-]{36}\/autoware:[0-9a-f-]{36}/,
    )
    await expect(details(page)).toContainText('Run runtime')
  })
})

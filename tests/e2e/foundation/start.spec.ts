import type { Page } from '@playwright/test'
import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { pageHeading } from '../support/console.ts'
import type { Demo } from '../support/demo.ts'
import { type RunningConsole, seed } from '../support/platform.ts'
import { reportRows } from '../support/reports.ts'
import { signInHeading } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const code = /\/assets\/index-[^/]*\.js$/

const list = 'evaluation.listJobReports'

/** The frame of the first page, which stands before the code of the console has come. */
const frame = (page: Page) => page.locator('.first-frame')

/** Has the browser ask for all code: what it has kept would come at once. */
const keepNothing = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/** Opens a page of a project that the browser remembers; its code waits until the function is called. */
const openWithoutCode = async (
  page: Page,
  demo: Demo,
  { traffic }: RunningConsole,
  { path = 'reports', fault }: { path?: string; fault?: Fault } = {},
) => {
  await page.goto('/evaluation/reports')
  await expect(reportRows(page).first()).toBeVisible()
  await keepNothing(page)
  // What that page still asks for is not counted.
  await page.goto('about:blank')
  await demo.reset(seed)
  if (fault) await demo.fault(list, fault, 1)
  const letCodeCome = traffic.hold(code)
  await page.goto(`/evaluation/${path}`, { waitUntil: 'commit' })
  return letCodeCome
}

test('what the first page shows is asked for before the code has come, and once', async ({
  page,
  demo,
  running,
}) => {
  const letCodeCome = await openWithoutCode(page, demo, running)
  await expect(frame(page).getByText('Evaluation')).toBeVisible()
  await expect.poll(() => demo.calls(list)).toBe(1)
  await expect.poll(() => demo.calls('project.listProjects')).toBe(1)
  // Whatever is asked for again never comes.
  running.traffic.hold(/\/jobs\/reports$|\/project\/projects$/)
  letCodeCome()
  await expect(reportRows(page).first()).toBeVisible()
  await expect(frame(page)).toHaveCount(0)
})

const others = [
  ['suites', 'evaluation.listSuites'],
  ['scenarios', 'scenario.listScenarios'],
  ['vehicle_catalogs', 'catalog.listCatalogs'],
  ['maps', 'map.listAreaMaps'],
  ['mlpackages', 'ml.listPackages'],
  ['mlexperiments', 'ml.listExperiments'],
] as const

for (const [path, operation] of others) {
  test(`so are the rows of ${path}, as the page itself asks for them`, async ({
    page,
    demo,
    running,
  }) => {
    const letCodeCome = await openWithoutCode(page, demo, running, { path })
    await expect.poll(() => demo.calls(operation)).toBe(1)
    // What the list is asked for besides this first page never comes.
    running.traffic.hold(/\/(suites|scenarios|catalogs|area_maps|packages|experiments)(\?|$)/)
    letCodeCome()
    await expect(page.locator('tbody th[scope="row"]').first()).toBeVisible()
  })
}

test('an early call without an answer is made once more', async ({ page, demo, running }) => {
  const letCodeCome = await openWithoutCode(page, demo, running, { fault: { kind: 'drop' } })
  await expect.poll(() => demo.calls('project.listProjects')).toBe(1)
  letCodeCome()
  await expect(reportRows(page).first()).toBeVisible()
  await expect(page.getByText(/^Retrying/)).toHaveCount(0)
})

test.describe('somebody who has not signed in', () => {
  test.use({ persona: null })

  test('sees no frame of a page, and nothing is asked for', async ({
    page,
    demo,
    running: { traffic },
  }) => {
    await keepNothing(page)
    const letCodeCome = traffic.hold(code)
    await page.goto('/evaluation/reports', { waitUntil: 'commit' })
    await expect(frame(page)).toBeAttached()
    await expect(frame(page)).toBeHidden()
    letCodeCome()
    await expect(signInHeading(page)).toBeVisible()
    await expect(pageHeading(page, 'Reports')).toHaveCount(0)
    expect(await demo.calls('project.listProjects')).toBe(0)
  })
})

import type { Page, TestInfo } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
import { createConsoleFiles } from '@/mock-platform/server/console-files.ts'
import { startServer } from '@/mock-platform/server/server-start.ts'
import { budgetOf, budgets, bytesOf, type Figure, verdictOf } from '../bench/budgets.ts'
import { buildBenchPage } from '../bench/build.ts'
import { callsBeforeRows } from '../bench/measure/calls.ts'
import { growthByArea } from '../bench/measure/growth.ts'
import { measureIdle } from '../bench/measure/idle.ts'
import { rowsOfLog } from '../bench/measure/log.ts'
import { benchTable, openWizard, scrollThrough, wizardList } from '../bench/measure/scroll.ts'
import { firstRoute, weigh, weighedPages } from '../bench/pages.ts'
import { inProject, largeLists } from '../bench/routes.ts'
import { longestLogAddress } from './support/addresses.ts'
import type { RunningConsole } from './support/platform.ts'
import { expect, test } from './support/test.ts'

// Some routes are for internal staff only; the others are the same for them.
test.use({ persona: 'Internal staff' })

type Measured = { readonly [figure in Figure]?: number }

// Of most jobs nobody has asked for a simulator yet, and no job has made the draft.
test.beforeEach(({ expectProblem }) =>
  expectProblem(/Failed to load resource.*(\/simulators\/|404.*\/report\b)/),
)

/** Figures that some test below holds to their budgets. */
const held = new Set<Figure>()

/** A test that holds figures to their budgets. */
const hold = (
  title: string,
  figures: readonly Figure[],
  measure: (page: Page, running: RunningConsole, info: TestInfo) => Promise<Measured>,
) => {
  for (const figure of figures) held.add(figure)
  test(title, async ({ page, running }, info) => {
    const measured = await measure(page, running, info)
    for (const figure of figures) {
      const { figure: name, good, limit, unit } = budgetOf(figure)
      const value = measured[figure] ?? Number.NaN
      const told = `${name}: ${value} ${unit}, ${good} ${limit} are good`
      expect.soft(verdictOf(figure, { value }), told).toBe('reached')
    }
  })
}

hold(
  'the first route has few scripts',
  [bytesOf(firstRoute), 'firstRouteRequests'],
  async (page) => {
    const { bytes, sizes } = await weigh(page, firstRoute)
    return { [bytesOf(firstRoute)]: bytes, firstRouteRequests: sizes.size }
  },
)

hold(
  'an area more hardly makes the first route larger',
  ['firstRouteGrowth'],
  async (page, _, info) => {
    // It builds the console once more.
    info.setTimeout(180_000)
    const { bytes } = await weigh(page, firstRoute)
    const browser = page.context().browser()
    if (!browser) throw new Error('The page has no browser.')
    return { firstRouteGrowth: await growthByArea(browser, info.outputPath(), bytes) }
  },
)

hold('the first of 5,000 reports need one call', ['reportsCalls'], async (page, { traffic }) => ({
  reportsCalls: await callsBeforeRows(page, traffic, largeLists.reports, '/reports'),
}))

hold('the first of 2,000 suites need one call', ['suitesCalls'], async (page, { traffic }) => ({
  suitesCalls: await callsBeforeRows(page, traffic, largeLists.suites, '/suites'),
}))

hold(
  'an idle list renders nothing and, hidden, asks for nothing',
  ['idleRenders', 'hiddenRequests'],
  async (page) => {
    const { renders, hiddenRequests } = await measureIdle(page, inProject('shuttle', '/reports'))
    return { idleRenders: renders, hiddenRequests }
  },
)

hold(
  'a table of 10,000 rows holds few of them in the document',
  ['tableRows'],
  async (page, _, info) => {
    const folder = info.outputPath('page')
    await buildBenchPage(folder)
    const server = await startServer({ console: () => createConsoleFiles(folder) })
    try {
      await page.goto(server.origin + basePath)
      await expect(page.locator('tbody th').first()).toBeVisible()
      const { rows } = await scrollThrough(page, benchTable)
      expect(rows).toBeGreaterThan(0)
      return { tableRows: rows }
    } finally {
      await server.close()
    }
  },
)

hold('the wizard holds few of its scenarios in the document', ['wizardRows'], async (page) => {
  await openWizard(page, largeLists.wizard)
  const { rows } = await scrollThrough(page, wizardList)
  expect(rows).toBeGreaterThan(0)
  return { wizardRows: rows }
})

hold(
  'a log of a million lines holds few of them in the document',
  ['logRows'],
  async (page, _running, info) => {
    info.setTimeout(180_000)
    return { logRows: await rowsOfLog(page, await longestLogAddress()) }
  },
)

test('every figure that is the same on every machine is held', () => {
  // The bytes of the pages are held where every screen is opened, those of the charts where one is drawn.
  held.add('chartScript')
  for (const { name } of weighedPages) held.add(bytesOf(name))
  const figures = Object.entries(budgets).filter(([, { machine }]) => !machine)
  expect([...held].sort()).toEqual(figures.map(([figure]) => figure).sort())
})

import { basePath } from '@/config/base-path.ts'
import { createConsoleFiles } from '@/mock-platform/server/console-files.ts'
import { startServer } from '@/mock-platform/server/start.ts'
import { type Budget, budgets, type Figure, isReached } from '../bench/budgets.ts'
import { buildBenchPage } from '../bench/build.ts'
import { firstRouteScripts, routeScripts } from '../bench/measure/all-scripts.ts'
import { callsBeforeRows } from '../bench/measure/calls.ts'
import { measureIdle } from '../bench/measure/idle.ts'
import { benchTable, scrollThrough } from '../bench/measure/scroll.ts'
import { largeLists, pages } from '../bench/routes.ts'
import { expect, test } from './support/test.ts'

/** Holds figures that do not depend on the machine to their budgets. */
const keeps = (measured: { readonly [figure in Figure]?: number }) => {
  for (const [figure, value] of Object.entries(measured) as [Figure, number][]) {
    const { figure: name, good, limit, unit }: Budget = budgets[figure]
    const reached = isReached(figure, value)
    expect.soft(reached, `${name}: ${value} ${unit}, ${good} ${limit} are good`).toBe(true)
  }
}

test('the first route is small', async ({ page }) => {
  keeps(await firstRouteScripts(page))
})

for (const [figure, measure] of Object.entries(routeScripts)) {
  test(`a route is small: ${figure}`, async ({ page }) => {
    keeps({ [figure]: (await measure(page)).bytes })
  })
}

test('the first of 5,000 reports need one call', async ({ page, running: { traffic } }) => {
  keeps({ reportsCalls: await callsBeforeRows(page, traffic, largeLists.reports, '/reports') })
})

test('the first of 2,000 suites need one call', async ({ page, running: { traffic } }) => {
  keeps({ suitesCalls: await callsBeforeRows(page, traffic, largeLists.suites, '/suites') })
})

test('an idle list renders nothing and, hidden, asks for nothing', async ({ page }) => {
  const { renders, hiddenRequests } = await measureIdle(page, pages.reports)
  keeps({ idleRenders: renders, hiddenRequests })
})

test('a table of 10,000 rows holds few of them in the document', async ({ page }, info) => {
  const folder = info.outputPath('page')
  await buildBenchPage(folder)
  const server = await startServer({ console: () => createConsoleFiles(folder) })
  try {
    await page.goto(server.origin + basePath)
    await expect(page.locator('tbody th').first()).toBeVisible()
    const { rows } = await scrollThrough(page, benchTable)
    expect(rows).toBeGreaterThan(0)
    keeps({ tableRows: rows })
  } finally {
    await server.close()
  }
})

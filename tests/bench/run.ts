/**
 * `npm run bench`: measures the console in a real browser against the mock platform and tells each figure
 * beside what it is to reach. Figures that depend on the machine are best taken on an idle one.
 * `npm run bench -- heap idle` takes only figures whose names begin so (names in `budgets.ts`).
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
import { keysOf } from '@/lib/objects.ts'
import { createConsoleFiles } from '@/mock-platform/server/console-files.ts'
import { startServer } from '@/mock-platform/server/start.ts'
import { projectIds } from '@/mock-platform/world/projects.ts'
import { beginSignedIn, openSession } from '../e2e/support/sign-in.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import type { Figure } from './budgets.ts'
import { buildBenchPage, buildConsole } from './build.ts'
import { firstRouteScripts, routeScripts } from './measure/all-scripts.ts'
import { callsBeforeRows } from './measure/calls.ts'
import { measureIdle } from './measure/idle.ts'
import { heapGrowth, timeOfDrawer, timeOfNextScreen } from './measure/journeys.ts'
import { noteRows, slowDown, timeOfRows } from './measure/rows.ts'
import {
  benchTable,
  openWizard,
  type Scrolling,
  scrollThrough,
  wizardList,
} from './measure/scroll.ts'
import { longestTaskOfTyping, noteTasks } from './measure/typing.ts'
import { type Results, tableOf, writeResults } from './report.ts'
import { largeLists, pages } from './routes.ts'

/** Runs of each time that is taken; their median counts. */
const runs = 5

const scratch = await mkdtemp(join(tmpdir(), 'console-bench-'))
const [consoleFolder, pageFolder] = [join(scratch, 'console'), join(scratch, 'page')]
const results: Results = { measured: {}, failures: {} }
const wanted = process.argv.slice(2)

const isWanted = (figure: Figure) =>
  wanted.length === 0 || wanted.some((start) => figure.startsWith(start))

/** Takes some figures; one that cannot be taken does not keep the others from being. */
const take = async (
  figures: readonly Figure[],
  measure: () => Promise<{ readonly [figure in Figure]?: number }>,
) => {
  if (!figures.some(isWanted)) return
  console.log(`${figures.join(', ')} ...`)
  try {
    Object.assign(results.measured, await measure())
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    for (const figure of figures) results.failures[figure] = reason
  }
}

const buildTime = await buildConsole(consoleFolder)
await take(['build'], async () => ({ build: buildTime }))
await buildBenchPage(pageFolder)

// The tests' own console takes the build from there when it is loaded.
process.env.CONSOLE_DIST = consoleFolder
const { startConsole } = await import('../e2e/support/platform.ts')
const running = await startConsole()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
const session = await openSession(browser, running.origin, 'Internal staff')

/** The loader of these files names functions by a helper; those that are sent to a page need it there. */
const allowNames = (target: BrowserContext | Page) =>
  target.addInitScript({ content: 'globalThis.__name = (value) => value' })

/** A page of somebody who is signed in and has nothing in the cache, for as long as `use` takes. */
const withPage = async <Result>(
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL: running.origin, viewport })
  await allowNames(context)
  await beginSignedIn(context, session)
  try {
    return await use(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const repeated = async (measure: () => Promise<number>) => {
  const values: number[] = []
  for (let run = 0; run < runs; run++) values.push(await measure())
  return median(values)
}

const navigation = (address: string, rate: number) =>
  repeated(() =>
    withPage(async (page, context) => {
      await noteRows(context)
      await slowDown(page, rate)
      await page.goto(address)
      return timeOfRows(page)
    }),
  )

await take(['firstRouteBytes', 'firstRouteRequests'], () => withPage(firstRouteScripts))
for (const figure of keysOf(routeScripts)) {
  await take([figure], async () => ({
    [figure]: (await withPage(routeScripts[figure])).bytes,
  }))
}
await take(['reportsCalls'], async () => ({
  reportsCalls: await withPage((page) =>
    callsBeforeRows(page, running.traffic, largeLists.reports, '/reports'),
  ),
}))
await take(['suitesCalls'], async () => ({
  suitesCalls: await withPage((page) =>
    callsBeforeRows(page, running.traffic, largeLists.suites, '/suites'),
  ),
}))
await take(['reportsTime'], async () => ({ reportsTime: await navigation(largeLists.reports, 1) }))
await take(['reportsTimeSlow'], async () => ({
  reportsTimeSlow: await navigation(largeLists.reports, 4),
}))
await take(['suitesTime'], async () => ({ suitesTime: await navigation(largeLists.suites, 1) }))
await take(['suitesTimeSlow'], async () => ({
  suitesTimeSlow: await navigation(largeLists.suites, 4),
}))
await take(['nextScreenTime'], async () => ({
  nextScreenTime: await repeated(() => withPage((page) => timeOfNextScreen(page, pages.suites))),
}))
await take(['drawerTime'], async () => ({
  drawerTime: await repeated(() => withPage((page) => timeOfDrawer(page, pages.reports))),
}))
/** What is typed into, on pages of the large project. */
const typing = {
  wizardTypingTask: { address: largeLists.wizard, form: (page) => page.getByRole('main') },
  catalogTypingTask: { address: largeLists.newCatalog, form: (page) => page.getByRole('main') },
  filterTypingTask: { address: largeLists.suites, form: (page) => page.getByRole('main') },
  drawerTypingTask: {
    address: largeLists.reports,
    form: async (page) => {
      await page.getByRole('button', { name: 'Run evaluation job' }).click()
      return page.getByRole('dialog', { name: 'Run evaluation job' })
    },
  },
} as const satisfies {
  [figure in Figure]?: { address: string; form: (page: Page) => Locator | Promise<Locator> }
}
for (const [figure, { address, form }] of Object.entries(typing)) {
  await take([figure as keyof typeof typing], async () => ({
    [figure]: await withPage(async (page) => {
      await noteTasks(page)
      await page.goto(address)
      return longestTaskOfTyping(page, await form(page))
    }),
  }))
}
await take(['idleRenders', 'hiddenRequests'], async () => {
  const { renders, hiddenRequests } = await withPage((page) => measureIdle(page, pages.reports))
  return { idleRenders: renders, hiddenRequests }
})
await take(['heap'], async () => ({
  heap: await withPage((page) => heapGrowth(page, pages.reports, 200)),
}))

const bench = await startServer({ console: () => createConsoleFiles(pageFolder) })

const withBenchPage = async <Result>(use: (page: Page) => Promise<Result>) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    await allowNames(page)
    await page.goto(bench.origin + basePath)
    await page.locator('tbody th').first().waitFor()
    return await use(page)
  } finally {
    await page.close()
  }
}

/** The text of a service's real answer. */
const answerOf = async (path: string) => {
  const { access_token: token }: { access_token: string } = JSON.parse(session.value)
  const address = `${running.origin}/services/evaluation/projects/${projectIds.large}${path}`
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}

/** Scrolls a list some times; the median of each figure, but the most rows. */
const scrolled = async (page: Page, list: Parameters<typeof scrollThrough>[1]) => {
  const found: Scrolling[] = []
  for (let run = 0; run < runs; run++) found.push(await scrollThrough(page, list))
  return {
    rows: Math.max(...found.map(({ rows }) => rows)),
    frames: median(found.map(({ framesPerSecond }) => framesPerSecond)),
    task: median(found.map(({ longestTask }) => longestTask)),
  }
}

await take(['tableRows', 'tableFrames', 'tableTask'], async () => {
  const { rows, frames, task } = await withBenchPage((page) => scrolled(page, benchTable))
  return { tableRows: rows, tableFrames: frames, tableTask: task }
})
await take(['wizardRows', 'wizardFrames', 'wizardTask'], async () => {
  const { rows, frames, task } = await withPage(async (page) => {
    await openWizard(page, largeLists.wizard)
    return scrolled(page, wizardList)
  })
  return { wizardRows: rows, wizardFrames: frames, wizardTask: task }
})
await take(['decodeSuites'], async () => {
  const text = await answerOf('/suites?size=100')
  const ratio = (page: Page) =>
    page.evaluate((answer) => window.bench.decodeRatio('listSuites', answer), text)
  return { decodeSuites: await withBenchPage(ratio) }
})
await take(['decodeReports'], async () => {
  const text = await answerOf('/jobs/reports?size=100')
  const ratio = (page: Page) =>
    page.evaluate((answer) => window.bench.decodeRatio('listJobReports', answer), text)
  return { decodeReports: await withBenchPage(ratio) }
})

const file = await writeResults(results, browser.version())
await browser.close()
await Promise.all([running.close(), bench.close()])
await rm(scratch, { recursive: true })
console.log(`\n${tableOf(results)}\n\nWritten to ${file}.`)
process.exitCode = Object.keys(results.failures).length > 0 ? 1 : 0

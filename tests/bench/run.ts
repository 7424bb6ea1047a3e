/**
 * `npm run bench`: measures the console in a real browser against the mock platform and tells each figure
 * beside what it is to reach. `npm run bench -- heap idle` takes only figures whose names begin so (names in
 * `budgets.ts`); `--dist <folder>` measures what was built before; `--runs 15` repeats each time
 * more often than 7 times.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Locator, type Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
import { createConsoleFiles } from '@/mock-platform/server/console-files.ts'
import { startServer } from '@/mock-platform/server/start.ts'
import { projectIds } from '@/mock-platform/world/projects.ts'
import {
  largestComparisonAddress,
  longestLogAddress,
  reportAddress,
} from '../e2e/support/addresses.ts'
import { startConsole } from '../e2e/support/platform.ts'
import { beginSignedIn, openSession } from '../e2e/support/sign-in.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import { bytesOf, type Figure, type Measurement } from './budgets.ts'
import { buildBenchPage, buildConsole } from './build.ts'
import { alternately, median } from './measure/alternate.ts'
import { callsBeforeRows } from './measure/calls.ts'
import { firstRouteWithArea } from './measure/growth.ts'
import { measureIdle } from './measure/idle.ts'
import {
  busyTimeOf,
  heapGrowth,
  timeOfDrawer,
  timeOfNextScreen,
  timesOfComparison,
} from './measure/journeys.ts'
import { costOfLog, heapGrowthOfLogs, rowsOfLog } from './measure/log.ts'
import { framesOfPanning } from './measure/pan.ts'
import { noteRows, slowDown, timeOfRows } from './measure/rows.ts'
import { bytesOfOpenPage } from './measure/scripts.ts'
import {
  benchGrid,
  benchRuns,
  benchTable,
  openWizard,
  type Scrolling,
  scrollThrough,
  timeOfShowing,
  wizardList,
} from './measure/scroll.ts'
import { longestTaskOfPressing, longestTaskOfTyping, noteTasks } from './measure/typing.ts'
import { chartRoute, chartScript, firstRoute, weigh, weighedPages } from './pages.ts'
import { writeReferencePage } from './reference/build.ts'
import {
  openReferenceForm,
  openReferenceList,
  referenceAddress,
  referenceList,
  timeOfReferencePress,
  timeOfReferenceWork,
} from './reference/measure.ts'
import { type Results, tableOf, writeResults } from './report.ts'
import { inProject, largeLists } from './routes.ts'

/** Scrolls through each list. */
const scrolls = 3

/** Openings of the longest log. */
const logs = 3

const { values: options, positionals: wanted } = parseArgs({
  options: { dist: { type: 'string' }, runs: { type: 'string', default: '7' } },
  allowPositionals: true,
})
/** Runs of each time that is taken; their median counts. */
const runs = Number(options.runs)

const scratch = await mkdtemp(join(tmpdir(), 'console-bench-'))
const consoleFolder = options.dist === undefined ? join(scratch, 'console') : resolve(options.dist)
const [pageFolder, referenceFolder] = [join(scratch, 'page'), join(scratch, 'reference')]
const results: Results = { measured: {}, failures: {} }

const isWanted = (figure: Figure) =>
  wanted.length === 0 || wanted.some((start) => figure.startsWith(start))

/** Takes some figures; one that cannot be taken does not keep the others from being. */
const take = async (
  figures: readonly Figure[],
  measure: () => Promise<{ readonly [figure in Figure]?: number | Measurement }>,
) => {
  if (!figures.some(isWanted)) return
  console.log(`${figures.join(', ')} ...`)
  try {
    for (const [figure, measured] of Object.entries(await measure())) {
      results.measured[figure as Figure] =
        typeof measured === 'number' ? { value: measured } : measured
    }
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    for (const figure of figures) results.failures[figure] = reason
  }
}

if (options.dist === undefined) {
  // What the machine does besides may change meanwhile: the reference stands before and after.
  const before = timeOfReferenceWork()
  const value = await buildConsole(consoleFolder)
  await take(['build'], async () => ({
    build: { value, reference: (before + timeOfReferenceWork()) / 2 },
  }))
}
await buildBenchPage(pageFolder)
await writeReferencePage(referenceFolder)

const running = await startConsole(consoleFolder)
const bench = await startServer({ console: () => createConsoleFiles(pageFolder) })
const reference = await startServer({ console: () => createConsoleFiles(referenceFolder) })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments })
const session = await openSession(browser, running.origin, 'Privileged')

/** A page with nothing in the cache, for as long as `use` takes. */
const withPageOf = async <Result>(
  baseURL: string,
  prepare: (context: BrowserContext) => Promise<unknown>,
  use: (page: Page, context: BrowserContext) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 } })
  // The loader of these files names functions by a helper; those that are sent to a page need it there.
  await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
  await prepare(context)
  try {
    return await use(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

type Use<Result> = (page: Page, context: BrowserContext) => Promise<Result>

/** A page of the console for somebody who is signed in. */
const withPage = <Result>(use: Use<Result>) =>
  withPageOf(running.origin, (context) => beginSignedIn(context, session), use)

const withReference = <Result>(use: Use<Result>) =>
  withPageOf(reference.origin, async () => undefined, use)

const withBenchPage = <Result>(use: (page: Page) => Promise<Result>) =>
  withPageOf(
    bench.origin,
    async () => undefined,
    async (page) => {
      await page.goto(basePath)
      await page.locator('tbody th').first().waitFor()
      return use(page)
    },
  )

/** Nothing is there: the browser begins a process for the origin, and has seen nothing of the page. */
const nowhere = `${basePath}/assets/nowhere`

const navigationTo =
  (address: string, rate: number): Use<number> =>
  async (page, context) => {
    await noteRows(context)
    // A page that moves to another process loses the brake for some time.
    await page.goto(nowhere)
    await slowDown(page, rate)
    await page.goto(address)
    return timeOfRows(page)
  }

/** Times of the console and of the reference page until rows are painted. */
const navigation = (address: string, rate: number) =>
  alternately(
    runs,
    () => withPage(navigationTo(address, rate)),
    () => withReference(navigationTo(referenceAddress, rate)),
  )

/** Times of a press in the console and on the reference page. */
const press = (ofConsole: (page: Page) => Promise<number>) =>
  alternately(
    runs,
    () => withPage(ofConsole),
    () => withReference(timeOfReferencePress),
  )

for (const { name } of weighedPages) {
  const isFirst = name === firstRoute
  await take([bytesOf(name), ...(isFirst ? (['firstRouteRequests'] as const) : [])], async () => {
    const { bytes, sizes } = await withPage((page) => weigh(page, name))
    return { [bytesOf(name)]: bytes, ...(isFirst && { firstRouteRequests: sizes.size }) }
  })
}
await take(['chartScript'], async () => ({
  chartScript: await withPage(async (page) => {
    await weigh(page, chartRoute)
    return bytesOfOpenPage(page, chartScript)
  }),
}))
await take(['firstRouteGrowth'], async () => {
  const { bytes } = await withPage((page) => weigh(page, firstRoute))
  return { firstRouteGrowth: (await firstRouteWithArea(browser, scratch)) - bytes }
})
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
  nextScreenTime: await press((page) => timeOfNextScreen(page, inProject('shuttle', '/suites'))),
}))
await take(['drawerTime'], async () => ({
  drawerTime: await press((page) => timeOfDrawer(page, inProject('shuttle', '/reports'))),
}))

/** What is typed into, on pages of the large project. */
const typing = {
  wizardTypingTask: { address: largeLists.wizard, form: (page) => page.getByRole('main') },
  catalogTypingTask: { address: largeLists.newCatalog, form: (page) => page.getByRole('main') },
  filterTypingTask: { address: largeLists.suites, form: (page) => page.getByRole('main') },
  reportFilterTypingTask: { address: largeLists.reports, form: (page) => page.getByRole('main') },
  paletteTypingTask: {
    address: largeLists.reports,
    form: async (page) => {
      await page.getByRole('row').nth(1).waitFor()
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Find pages and actions' })
      await palette.getByRole('combobox').waitFor()
      return palette
    },
  },
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
  await take([figure as keyof typeof typing], async () => {
    const value = await withPage(async (page) => {
      await noteTasks(page)
      await page.goto(address)
      return longestTaskOfTyping(page, await form(page))
    })
    const busy = await withReference(async (page) => {
      await noteTasks(page)
      return longestTaskOfTyping(page, await openReferenceForm(page))
    })
    return { [figure]: { value, reference: busy } }
  })
}

/** Lists of the large project whose heads, checkboxes and pages are pressed. */
const pressed = {
  suitesPressTask: largeLists.suites,
  reportsPressTask: largeLists.reports,
} as const satisfies { [figure in Figure]?: string }
for (const [figure, address] of Object.entries(pressed)) {
  await take([figure as keyof typeof pressed], async () => {
    const value = await withPage(async (page) => {
      await noteTasks(page)
      await page.goto(address)
      return longestTaskOfPressing(page)
    })
    const busy = await withReference(async (page) => {
      await noteTasks(page)
      return longestTaskOfTyping(page, await openReferenceForm(page))
    })
    return { [figure]: { value, reference: busy } }
  })
}
await take(['logFirstLines', 'logSearch', 'logMemory', 'logTask'], async () => {
  const address = await longestLogAddress()
  const found: Awaited<ReturnType<typeof costOfLog>>[] = []
  for (let run = 0; run < logs; run++) {
    found.push(await withPage((page) => costOfLog(page, address)))
  }
  return {
    logFirstLines: median(found.map(({ firstLines }) => firstLines)),
    logSearch: median(found.map(({ search }) => search)),
    logMemory: median(found.map(({ memory }) => memory)),
    logTask: median(found.map(({ longestTask }) => longestTask)),
  }
})
await take(['logRows'], async () => {
  const address = await longestLogAddress()
  return { logRows: await withPage((page) => rowsOfLog(page, address)) }
})
await take(['logHeap'], async () => {
  const address = await reportAddress('case')
  return { logHeap: await withPage((page) => heapGrowthOfLogs(page, address, 100)) }
})
await take(['compareTime', 'compareChartTime'], async () => {
  const address = await largestComparisonAddress()
  const found: Awaited<ReturnType<typeof timesOfComparison>>[] = []
  for (let run = 0; run < runs; run++) {
    found.push(await withPage((page) => timesOfComparison(page, address)))
  }
  return {
    compareTime: median(found.map(({ ofTable }) => ofTable)),
    compareChartTime: median(found.map(({ ofChart }) => ofChart)),
  }
})
await take(['idleRenders', 'hiddenRequests'], async () => {
  const { renders, hiddenRequests } = await withPage((page) =>
    measureIdle(page, inProject('shuttle', '/reports')),
  )
  return { idleRenders: renders, hiddenRequests }
})
await take(['heap'], async () => ({
  heap: await withPage((page) => heapGrowth(page, inProject('shuttle', '/reports'), 200)),
}))

/** The text of a service's real answer. */
const answerOf = async (path: string) => {
  const { access_token: token }: { access_token: string } = JSON.parse(session.value)
  const address = `${running.origin}/services/evaluation/projects/${projectIds.large}${path}`
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.text()
}

/** Scrolls a list and that of the reference page in turn; the median of each figure, but the most rows. */
const scrolled = async (page: Page, list: Parameters<typeof scrollThrough>[1]) => {
  const found: Scrolling[] = []
  const references: Scrolling[] = []
  for (let run = 0; run < scrolls; run++) {
    await page.bringToFront()
    found.push(await scrollThrough(page, list))
    references.push(
      await withReference(async (other) => {
        await openReferenceList(other)
        return scrollThrough(other, referenceList)
      }),
    )
  }
  const both = (part: (scrolling: Scrolling) => number): Measurement => ({
    value: median(found.map(part)),
    reference: median(references.map(part)),
  })
  return {
    rows: Math.max(...found.map(({ rows }) => rows)),
    frames: both(({ framesPerSecond }) => framesPerSecond),
    task: both(({ longestTask }) => longestTask),
  }
}

await take(['tableRows', 'tableFrames', 'tableTask'], async () => {
  const { rows, frames, task } = await withBenchPage((page) => scrolled(page, benchTable))
  return { tableRows: rows, tableFrames: frames, tableTask: task }
})
/** A page of the bench's own with another content. */
const withBenchPageAt = <Result>(hash: string, use: (page: Page) => Promise<Result>) =>
  withBenchPage(async (page) => {
    // Another hash alone loads nothing.
    await page.goto('about:blank')
    await page.goto(`${bench.origin}${basePath}/${hash}`)
    return use(page)
  })

const gridFigures = [
  'gridCells',
  'gridFirst',
  'gridFirstWork',
  'gridMore',
  'gridMoreWork',
  'gridDownFrames',
  'gridDownTask',
  'gridAcrossFrames',
  'gridAcrossTask',
] as const
await take(gridFigures, () =>
  withBenchPageAt('#grid', async (page) => {
    await page.setViewportSize({ width: 2560, height: 1440 })
    await page.getByRole('button', { name: 'First' }).waitFor()
    const show = async (name: string) => {
      let time = Number.NaN
      const work = await busyTimeOf(page, async () => {
        time = await timeOfShowing(page, name)
      })
      return { time, work }
    }
    const first = await show('First')
    const more: (typeof first)[] = []
    while (more.length < runs) more.push(await show('More'))
    await show('All')
    const { rows: gridCells } = await scrollThrough(page, benchGrid)
    await page.setViewportSize({ width: 1280, height: 800 })
    const down = await scrolled(page, benchGrid)
    const across = await scrolled(page, { ...benchGrid, across: true })
    return {
      gridCells,
      gridFirst: first.time,
      gridFirstWork: first.work,
      gridMore: median(more.map(({ time }) => time)),
      gridMoreWork: median(more.map(({ work }) => work)),
      gridDownFrames: down.frames,
      gridDownTask: down.task,
      gridAcrossFrames: across.frames,
      gridAcrossTask: across.task,
    }
  }),
)
await take(['runsDownFrames', 'runsDownTask', 'runsAcrossFrames', 'runsAcrossTask'], () =>
  withBenchPageAt('#runs', async (page) => {
    await page.getByRole('region').waitFor()
    const down = await scrolled(page, benchRuns)
    const across = await scrolled(page, { ...benchRuns, across: true })
    return {
      runsDownFrames: down.frames,
      runsDownTask: down.task,
      runsAcrossFrames: across.frames,
      runsAcrossTask: across.task,
    }
  }),
)
await take(['wizardRows', 'wizardFrames', 'wizardTask'], async () => {
  const { rows, frames, task } = await withPage(async (page) => {
    await openWizard(page, largeLists.wizard)
    return scrolled(page, wizardList)
  })
  return { wizardRows: rows, wizardFrames: frames, wizardTask: task }
})
/** Points of the charts that are dragged. */
const dragged = { chartFrames: 50_000, chartFramesOfMost: 100_000 } as const
for (const [figure, points] of Object.entries(dragged)) {
  await take([figure as keyof typeof dragged], async () => {
    const reference = await withReference(async (page) => {
      await openReferenceList(page)
      return (await scrollThrough(page, referenceList)).framesPerSecond
    })
    const value = await withPageOf(
      bench.origin,
      async () => undefined,
      async (page) => {
        await page.goto(`${basePath}?points=${points}`)
        return framesOfPanning(page)
      },
    )
    return { [figure]: { value, reference } }
  })
}
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
await Promise.all([running.close(), bench.close(), reference.close()])
await rm(scratch, { recursive: true })
console.log(`\n${tableOf(results)}\n\nWritten to ${file}.`)
process.exitCode = Object.keys(results.failures).length > 0 ? 1 : 0

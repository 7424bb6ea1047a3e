/** `npm run bench`: measures the console against the mock platform, see `usage`. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import { scriptOptions } from '../setup/script-options.ts'
import { openBench } from './bench.ts'
import { compareBuilds } from './beside.ts'
import { buildBenchPage, buildConsole } from './build.ts'
import { takeBulkChanges } from './measure/bulk-changes.ts'
import { takeCharts } from './measure/charts.ts'
import { takeDecoding } from './measure/decoding.ts'
import { takeEvidence } from './measure/evidence.ts'
import { measureIdle } from './measure/idle.ts'
import { heapGrowth } from './measure/journeys.ts'
import { takeLists } from './measure/lists.ts'
import { takeLogs } from './measure/log.ts'
import { takeNewFailures } from './measure/new-failures.ts'
import { takeTables } from './measure/tables.ts'
import { takeTasks } from './measure/typing.ts'
import { takeWeights } from './measure/weights.ts'
import { writeReferencePage } from './reference/build.ts'
import { timeOfReferenceWork } from './reference/measure.ts'
import { tableOf, writeResults } from './report.ts'
import { inProject } from './routes.ts'
import { beginResults } from './take.ts'

const usage = `Measures the console in a real browser, and tells each figure beside what it is to reach.

  npm run bench -- [names] [options]

  names            only figures whose names begin so; docs/bench.md lists them
  --dist <folder>  measures this build instead of a new one
  --beside <folder>  instead of all this, measures times in turn with those of another build
  --runs <n>       how often each time is measured; 7 when left out`

const { values: options, positionals: wanted } = scriptOptions(usage, {
  options: {
    dist: { type: 'string' },
    beside: { type: 'string' },
    runs: { type: 'string', default: '7' },
  },
  allowPositionals: true,
})
const { results, take } = beginResults(wanted)
const scratch = await mkdtemp(join(tmpdir(), 'console-bench-'))
const built = {
  console: options.dist === undefined ? join(scratch, 'console') : resolve(options.dist),
  page: join(scratch, 'page'),
  reference: join(scratch, 'reference'),
}
if (options.dist === undefined) {
  // Other work of the machine may change meanwhile: the reference stands before and after.
  const before = timeOfReferenceWork()
  const value = await buildConsole(built.console)
  await take(['build'], async () => ({
    build: { value, reference: (before + timeOfReferenceWork()) / 2 },
  }))
}
if (options.beside !== undefined) {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: chromiumArguments,
  })
  const builds = { dist: built.console, beside: resolve(options.beside) }
  await compareBuilds(browser, { ...builds, runs: Number(options.runs), wanted })
  await browser.close()
  await rm(scratch, { recursive: true })
  process.exit()
}
await buildBenchPage(built.page)
await writeReferencePage(built.reference)

const bench = await openBench(built, { take, runs: Number(options.runs), scratch })
await takeWeights(bench)
await takeLists(bench)
await takeNewFailures(bench)
await takeEvidence(bench)
await takeTasks(bench)
await takeBulkChanges(bench)
await takeLogs(bench)
const reports = inProject('shuttle', '/reports')
await take(['idleRenders', 'hiddenRequests'], async () => {
  const { renders, hiddenRequests } = await bench.withPage((page) => measureIdle(page, reports))
  return { idleRenders: renders, hiddenRequests }
})
await take(['heap'], async () => ({
  heap: await bench.withPage((page) => heapGrowth(page, reports, 200)),
}))
await takeTables(bench)
await takeCharts(bench)
await takeDecoding(bench)

const file = await writeResults(results, bench.browser.version())
await bench.close()
await rm(scratch, { recursive: true })
console.log(`\n${tableOf(results)}\n\nWritten to ${file}.`)
process.exitCode = Object.keys(results.failures).length > 0 ? 1 : 0

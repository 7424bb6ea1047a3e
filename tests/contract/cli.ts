/**
 * `npm run contract`: holds a platform against the contracts, operation by operation.
 * `docs/contract-tests.md` explains what is checked and how; `--help` lists the options.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { causeOf } from './lib/causes.ts'
import { htmlText } from './lib/html.ts'
import { junitText } from './lib/junit.ts'
import { readKnown, withKnown } from './lib/known.ts'
import { startMockTarget } from './lib/mock-target.ts'
import { allOperations, loadDocuments } from './lib/operations.ts'
import { helpText, type Options, readOptions } from './lib/options.ts'
import { createReport, exitCodeOf, leftOverLines, type Report, terminalText } from './lib/report.ts'
import { runContractTests } from './lib/run.ts'
import { readStagingTarget } from './lib/staging-target.ts'
import { UsageError } from './lib/usage-error.ts'
import type { LeftOver } from './lib/write-context.ts'

const targetOf = ({ target, token, grant }: Options) => {
  if (target === undefined) return startMockTarget()
  return readStagingTarget(
    target,
    token === undefined && grant ? { grant } : { token: token ?? '' },
  )
}

const writeText = async (file: string, text: string) => {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

const writeReports = async (report: Report, { report: folder, json }: Options) => {
  await writeText(join(folder, 'index.html'), htmlText(report))
  await writeText(join(folder, 'junit.xml'), junitText(report))
  if (json) await writeText(json, `${JSON.stringify(report, undefined, 2)}\n`)
}

/** Milliseconds in which one Ctrl-C may arrive several times: from the terminal, npm and tsx. */
const echo = 1000

/** Keeps what a run has made in a file while it stands, below what an earlier run that was killed has left there. */
const keepStanding = ({ report: folder }: Options) => {
  const file = join(folder, 'left-over.txt')
  const earlier = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return (leftOvers: readonly LeftOver[]) => {
    const lines = leftOverLines({ leftOvers }).map((line) => `${line}\n`)
    mkdirSync(folder, { recursive: true })
    if (earlier === '' && lines.length === 0) rmSync(file, { force: true })
    else writeFileSync(file, earlier + lines.join(''))
  }
}

/** Throws `UsageError` unless the reports can be written, before anything is tried in vain. */
const expectWritable = ({ report: folder, json }: Options) => {
  const files = [join(folder, 'index.html'), join(folder, 'junit.xml'), ...(json ? [json] : [])]
  for (const file of files) {
    try {
      mkdirSync(dirname(file), { recursive: true })
      appendFileSync(file, '')
    } catch (error) {
      throw new UsageError(`The report cannot be written to ${file}: ${causeOf(error)}`)
    }
  }
}

/** Whether the run is to end: by Ctrl-C, or a pipeline that is canceled. Before it begins, and pressed again, it ends the process at once. */
const onInterrupt = () => {
  let since: number | undefined
  let isRunning = false
  const stop = () => {
    if (!isRunning) process.exit(2)
    if (since !== undefined && Date.now() - since > echo) process.exit(2)
    if (since === undefined) {
      console.error('Stopping: what was made is taken away, then the report is written.')
    }
    since ??= Date.now()
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return {
    begin: () => {
      isRunning = true
    },
    isStopping: () => since !== undefined,
  }
}

/** Runs the tests; the exit code says how they ended. */
const main = async () => {
  const documents = await loadDocuments()
  const names = allOperations(documents).map(({ name }) => name)
  const options = readOptions(process.argv.slice(2), process.env, names)
  if (options === 'help') {
    console.log(helpText)
    return 0
  }
  const { begin, isStopping } = onInterrupt()
  const known = options.known === undefined ? [] : await readKnown(options.known, names)
  expectWritable(options)
  const target = await targetOf(options)
  const onStanding = keepStanding(options)
  try {
    const started = Date.now()
    begin()
    const run = await runContractTests(documents, target, options, isStopping, onStanding)
    const startedAt = new Date(started).toISOString()
    const { operations, notes } = withKnown(run.operations, known, startedAt.slice(0, 10))
    const kept = [...run.kept].map(
      ([state, things]) => `Kept by the platform, ${state}: ${things.join(', ')}`,
    )
    const report = createReport({
      target: target.name,
      startedAt,
      seconds: (Date.now() - started) / 1000,
      write: options.write,
      mustOfferAll: target.isMock,
      operations,
      leftOvers: run.leftOvers,
      end: run.end,
      isUnusable: run.isUnusable,
      // The mock platform is thrown away, and what it keeps with it.
      notes: target.isMock ? notes : [...notes, ...kept],
      demands: options,
    })
    await writeReports(report, options)
    console.log(terminalText(report))
    console.log(`Report: ${join(options.report, 'index.html')}`)
    return exitCodeOf(report)
  } finally {
    await target.close()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  const usage = error instanceof UsageError
  console.error(usage ? `${error.message}\nnpm run contract -- --help lists the options.` : error)
  // Tests that could not run say nothing of the contracts, whatever the reason.
  return 2
})

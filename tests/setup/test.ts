/**
 * `npm test`: everything continuous integration checks, one kind after the other, with one total
 * at the end. `npm run test:<kind> -- <arguments>` runs one kind alone, e.g. `npm run test:e2e -- suites`.
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'

interface Count {
  passed: number
  failed: number
}

const scratch = mkdtempSync(join(tmpdir(), 'console-tests-'))

/** Runs a command in the foreground; true when it ends well. */
const run = (command: string, args: string[], env: Record<string, string> = {}) =>
  new Promise<boolean>((done) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('error', (error) => {
      console.error(error.message)
      done(false)
    })
    child.on('exit', (code) => done(code === 0))
  })

/** One check without tests of its own counts as one. */
const check = async (command: string, ...args: string[]): Promise<Count> =>
  (await run(command, args)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

const add = (counts: Count[]) =>
  counts.reduce(
    (all, one) => ({ passed: all.passed + one.passed, failed: all.failed + one.failed }),
    {
      passed: 0,
      failed: 0,
    },
  )

/** Tests counted from a runner's JSON report; a runner that fails without a failed test counts as one failure. */
const counted = (ok: boolean, read: () => Count): Count => {
  try {
    const count = read()
    if (count.passed + count.failed === 0) return { passed: 0, failed: 1 }
    return ok || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

const lint = async () =>
  add(
    await Promise.all([
      check('biome', 'check', '--error-on-warnings', '.'),
      check('depcruise', 'src', 'generated', 'codegen', 'tests', '--config'),
      check('knip'),
    ]),
  )

const types = () => check('node', 'node_modules/typescript7/bin/tsc', '--noEmit')

const codegen = () => check('tsx', 'codegen.config.ts', '--check')

const unit = async (args: string[]) => {
  const report = join(scratch, 'unit.json')
  const ok = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...args,
  ])
  return counted(ok, () => {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

const contract = async (args: string[]) => {
  const report = join(scratch, 'contract.json')
  const ok = await run('tsx', ['tests/contract/cli.ts', '--write', '--json', report, ...args])
  return counted(ok, () => {
    const { passed, failed } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed, failed }
  })
}

/** Builds what browser tests run against; true when it ends well. */
const built = async () =>
  (await run('vite', ['build', '--logLevel', 'warn'])) &&
  (await run('vite', ['build', '--mode', 'demo', '--base', '/a/b/', '--logLevel', 'warn']))

const browse = async (args: string[], slowSeed?: string) => {
  const report = join(scratch, 'e2e.json')
  const env = {
    CHROMIUM: ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    ...(slowSeed !== undefined && { SLOW_SEED: slowSeed }),
  }
  const ok = await run(
    'playwright',
    [
      'test',
      '--reporter=list,json,tests/setup/failure-reporter.ts,tests/setup/costs-reporter.ts',
      ...args,
    ],
    env,
  )
  return counted(ok, () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
  })
}

const e2e = async (args: string[]) => ((await built()) ? browse(args) : { passed: 0, failed: 1 })

/** Browser tests with a slow processor and late answers, by the seed in `SLOW_SEED`, else by three new ones. */
const slow = async (args: string[]) => {
  if (!(await built())) return { passed: 0, failed: 1 }
  const seeds = process.env.SLOW_SEED?.split(',') ?? [0, 1, 2].map(() => randomUUID().slice(0, 6))
  const counts: Count[] = []
  for (const seed of seeds) {
    console.log(`\nSLOW_SEED=${seed}`)
    counts.push(await browse(args, seed))
  }
  return add(counts)
}

type Kinds = { [name: string]: (args: string[]) => Promise<Count> }

/** Everything that `npm test` runs. */
const kinds: Kinds = { lint, types, codegen, unit, contract, e2e }

/** Those that only run when they are asked for. */
const onDemand: Kinds = { slow }

const [kind, ...args] = process.argv.slice(2)
if (kind && !kinds[kind] && !onDemand[kind]) {
  console.error(
    `There is no kind of test called ${kind}. Kinds: ${Object.keys({ ...kinds, ...onDemand }).join(', ')}.`,
  )
  process.exit(2)
}

/** Each uses one processor for most of its time. */
const together = ['lint', 'types', 'codegen']

const runKind = async (name: string): Promise<Count> => {
  const started = Date.now()
  console.log(`\n== ${name} ==`)
  const count = (await (kinds[name] ?? onDemand[name])?.(args)) ?? { passed: 0, failed: 1 }
  const took = ((Date.now() - started) / 1000).toFixed(1)
  console.log(`== ${name}: ${count.passed} passed, ${count.failed} failed in ${took} s ==`)
  return count
}

const others = Object.keys(kinds).filter((name) => !together.includes(name))
const counts: Count[] = []
for (const names of kind ? [[kind]] : [together, ...others.map((name) => [name])]) {
  counts.push(...(await Promise.all(names.map(runKind))))
}
rmSync(scratch, { recursive: true, force: true })
const total = add(counts)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

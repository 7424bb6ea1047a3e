/** `npm run test:cold-loads`: opens the list of reports again and again, see `usage`. */
import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { createRandom } from '@/mock-platform/world/random.ts'
import { controlOver, createDemo, type Demo } from '../e2e/support/demo.ts'
import { type RunningConsole, startConsole, seed as worldSeed } from '../e2e/support/platform.ts'
import { watchProblems } from '../e2e/support/problems.ts'
import { beginSignedIn, openSession, type Session } from '../e2e/support/sign-in.ts'
import { chromiumArguments, ensureChromium } from '../setup/chromium.ts'
import { scriptOptions } from '../setup/script-options.ts'
import { rowHead, slowDown, slowLine } from './measure/rows.ts'
import { inProject } from './routes.ts'

const usage = `Opens the list of reports of a build in a fresh browser context, again and again: as it is, on a slow line,
with a slow processor, with answers that come late, and with a call that gets no answer. Tells each load after which
no rows stand on the page within 30 s, and why.

  npm run test:cold-loads -- [loads] [options]

  loads            how many; 500 when left out
  --seed <text>    draws how each of them is; printed, and another each time when left out
  --from <n>       begins with this load of the seed
  --dist <folder>  this build; dist when left out`

/** Within so many milliseconds rows are on the page. */
const patience = 30_000

/** So many loads share a sign-in: its tokens live for an hour. */
const loadsOfSession = 100

const kinds = ['plain', 'slow line', 'slow processor', 'late answers', 'lost call'] as const

/** Calls of the first page that may get no answer, once: they are made again. */
const lostCalls = ['project.listProjects', 'evaluation.listJobReports', 'auth.assertFeatureScope']

const { values: options, positionals } = scriptOptions(usage, {
  options: {
    seed: { type: 'string', default: Math.random().toString(36).slice(2, 8) },
    from: { type: 'string', default: '1' },
    dist: { type: 'string', default: 'dist' },
  },
  allowPositionals: true,
})
const loads = Number(positionals[0] ?? 500)
const { seed } = options

/** Makes a load what the seed says it is; says what that is. */
const prepare = async (page: Page, demo: Demo, load: number) => {
  const random = createRandom(`${seed}/${load}`)
  const kind = random.pick(kinds)
  const away = random.pick([40, 150, 400])
  const late = random.pick([300, 900, 3000])
  const lost = random.pick(lostCalls)
  await demo.reset(worldSeed)
  switch (kind) {
    case 'plain':
      return kind
    case 'slow line':
      await slowLine(page, away)
      return `${kind}, ${away} ms away`
    case 'slow processor':
      await slowDown(page, 4)
      return kind
    case 'late answers':
      await demo.latency(late, `${seed}/${load}`)
      return `${kind}, up to ${late} ms`
    case 'lost call':
      await demo.fault(lost, { kind: 'drop' }, 1)
      return `${kind} of ${lost}`
  }
}

/** Opens the list once; tells why it has no rows, undefined if it has, and how it was made. */
const open = async (
  browser: Browser,
  {
    running,
    session,
    demo,
    load,
  }: { running: RunningConsole; session: Session; demo: Demo; load: number },
) => {
  const viewport = { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL: running.origin, viewport })
  await beginSignedIn(context, session)
  const problems = watchProblems(context)
  try {
    const page = await context.newPage()
    const made = await prepare(page, demo, load)
    const begun = Date.now()
    try {
      await page.goto(inProject('shuttle', '/reports'), { waitUntil: 'commit', timeout: patience })
      await page.locator(rowHead).first().waitFor({ timeout: patience })
      return { made, took: Date.now() - begun }
    } catch {
      const shown = await page.locator('body').innerText({ timeout: 5000 }).catch(String)
      const why = [`at ${page.url()}`, `shows: ${shown.slice(0, 500)}`, ...problems.end()]
      return { made, took: Date.now() - begun, why: why.join('\n  ') }
    }
  } finally {
    await context.close()
  }
}

const running = await startConsole(resolve(options.dist))
const demo = createDemo(controlOver(running.origin))
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: chromiumArguments,
})
console.log(`seed ${seed}`)
let session: Session | undefined
const [slowest, failed] = [{ took: 0, text: '' }, [] as number[]]
const from = Number(options.from)
for (let load = from; load < from + loads; load += 1) {
  if ((load - from) % loadsOfSession === 0) {
    await demo.reset(worldSeed)
    session = await openSession(browser, running.origin, 'Member')
  }
  if (!session) throw new Error('Nobody is signed in.')
  const { made, took, why } = await open(browser, { running, session, demo, load })
  if (took > slowest.took) Object.assign(slowest, { took, text: `load ${load}, ${made}` })
  if (why !== undefined) {
    failed.push(load)
    console.log(`load ${load}, ${made}: no rows after ${took} ms\n  ${why}`)
  }
  if ((load - from + 1) % 50 === 0) {
    console.log(
      `${load - from + 1} loads, ${failed.length} without rows; the slowest took ${slowest.took} ms (${slowest.text})`,
    )
  }
}
await browser.close()
await running.close()
console.log(
  failed.length === 0
    ? `All ${loads} loads showed rows; the slowest took ${slowest.took} ms (${slowest.text}).`
    : `${failed.length} of ${loads} loads showed none: ${failed.join(', ')}`,
)
process.exitCode = failed.length === 0 ? 0 : 1

import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { startConsole } from '../e2e/support/platform.ts'
import { beginSignedIn, openSession } from '../e2e/support/sign-in.ts'
import { median, quartiles } from './measure/alternate.ts'
import { timeOfPress } from './measure/journeys.ts'
import { blockingUntilFirst, navigationTo, rowHead, slowDown, slowLine } from './measure/rows.ts'
import { inProject, largeLists } from './routes.ts'

/** A figure that two builds are compared by, in milliseconds. */
type Comparison = (page: Page, context: BrowserContext) => Promise<number>

/** A failed job of the list: not one that is still running, whose cases have failed so far. */
const failedJob = (page: Page) =>
  page
    .getByRole('row')
    .filter({ has: page.getByText('Failed', { exact: true }) })
    .getByRole('rowheader')
    .getByRole('link')
    .first()

const settled = (page: Page) => page.waitForLoadState('networkidle')

/** Opens the list of reports, as many milliseconds away and as many times slower. */
const openList = async (page: Page, { away = 0, rate = 1 }) => {
  await page.goto(inProject('shuttle', '/reports'))
  await expect(page.locator(rowHead).first()).toBeVisible()
  await settled(page)
  await slowLine(page, away)
  await slowDown(page, rate)
}

/** From the press on the first failed job, as soon as the list is quiet, until what a selector finds is painted. */
const toJob =
  (selector: string): Comparison =>
  async (page) => {
    await openList(page, { away: 40 })
    return timeOfPress(page, failedJob(page), selector)
  }

/** From Back on a job until the rows of the list are painted. */
const back: Comparison = async (page) => {
  await openList(page, {})
  await failedJob(page).click()
  await expect(page.locator('a[href*="/tests/"]').first()).toBeVisible()
  await settled(page)
  await slowDown(page, 4)
  return page.evaluate(
    (head) =>
      new Promise<number>((done) => {
        const begun = performance.now()
        new MutationObserver((_, observer) => {
          if (!document.title.startsWith('Reports') || !document.querySelector(head)) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)))
        }).observe(document, { childList: true, subtree: true, attributes: true })
        history.back()
      }),
    rowHead,
  )
}

const { reports, suites } = largeLists

const comparisons: { readonly [figure: string]: Comparison } = {
  'reports, rows, 1×': navigationTo(reports),
  'reports, rows, 4×': navigationTo(reports, { rate: 4 }),
  'reports, rows, 40 ms': navigationTo(reports, { away: 40 }),
  'suites, rows, 1×': navigationTo(suites),
  'suites, rows, 40 ms': navigationTo(suites, { away: 40 }),
  'reports, blocking until rows, 1×': blockingUntilFirst(reports),
  'reports, blocking until rows, 4×': blockingUntilFirst(reports, 4),
  'reports, first paint, 4×': navigationTo(reports, { rate: 4, until: 'first-contentful-paint' }),
  'list to job, head, 40 ms': toJob('h1'),
  'list to job, failures, 40 ms': toJob('a[href*="/tests/"]'),
  'back to the list, 4×': back,
}

const open = async (browser: Browser, dist: string) => {
  const running = await startConsole(dist)
  const session = await openSession(browser, running.origin, 'Privileged')
  return {
    close: () => running.close(),
    take: async (measure: Comparison) => {
      const viewport = { width: 1280, height: 800 }
      const context = await browser.newContext({ baseURL: running.origin, viewport })
      // The loader of these files names functions by a helper; those that are sent to a page need it there.
      await context.addInitScript({ content: 'globalThis.__name = (value) => value' })
      await beginSignedIn(context, session)
      try {
        return await measure(await context.newPage(), context)
      } finally {
        await context.close()
      }
    },
  }
}

const inMs = (values: readonly number[]) => {
  const [low, high] = quartiles(values)
  return `${median(values).toFixed(0)} ms (${low.toFixed(0)} to ${high.toFixed(0)})`
}

/**
 * Measures a build beside another one in alternating pairs, and tells each figure of both: medians with quartiles,
 * the ratio of the medians, and in how many pairs the build was faster.
 */
export const compareBuilds = async (
  browser: Browser,
  {
    dist,
    beside,
    runs,
    wanted,
  }: { dist: string; beside: string; runs: number; wanted: readonly string[] },
): Promise<void> => {
  const [build, other] = [await open(browser, dist), await open(browser, beside)]
  for (const [figure, measure] of Object.entries(comparisons)) {
    if (wanted.length > 0 && !wanted.some((start) => figure.startsWith(start))) continue
    const [values, others]: [number[], number[]] = [[], []]
    // The first pair warms up the servers.
    for (let run = 0; run <= runs; run++) {
      // Whoever is measured second finds a busier machine, or a warmer one: each is so in turn.
      const isFirst = run % 2 === 0
      if (isFirst) values.push(await build.take(measure))
      others.push(await other.take(measure))
      if (!isFirst) values.push(await build.take(measure))
    }
    values.shift()
    others.shift()
    const faster = values.filter((value, pair) => value < (others[pair] ?? 0)).length
    const ratio = (median(values) / median(others)).toFixed(2)
    console.log(
      `${figure}: ${ratio} ×, ${inMs(values)} beside ${inMs(others)}, faster in ${faster} of ${runs} pairs`,
    )
  }
  await Promise.all([build.close(), other.close()])
}

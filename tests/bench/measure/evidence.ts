import type { Page } from '@playwright/test'
import { basePath } from '@/config/base-path.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { find, type Item } from '../../e2e/support/addresses.ts'
import type { Bench } from '../bench.ts'
import { inProject } from '../routes.ts'
import { median } from './alternate.ts'
import { noteTasks } from './typing.ts'

/** Something that a page shows: so many elements with such a text. */
interface Shown {
  selector: string
  text: string
  count?: number
}

/** A page that tells what is derived from finished jobs. */
interface Told {
  address: string
  /** All of it is there once all of these are. */
  shown: readonly Shown[]
  /** The job that is shown, which the page reads itself. */
  jobId?: string
}

interface Job extends Item {
  job_id: string
  status: string
  test?: { case_results?: { total_count: number } }
}

const changes = { selector: 'tbody tr', text: '\\d new|\\d fixed|no change|no earlier run' }

/** The pages, in a project of a common size. */
const toldPages = async () => {
  const { job_id: jobId } = await find<Job>(
    'evaluation.listJobReports',
    'reports',
    ({ status, test }) => status === 'failed' && (test?.case_results?.total_count ?? 0) >= 300,
    { projectId: projectIds.shuttle },
  )
  return {
    overview: {
      address: `${inProject('shuttle', '/overview')}&since=7d`,
      shown: [{ selector: '[aria-label="New failures"] [role="status"]', text: '\\d new failure' }],
    },
    list: { address: inProject('shuttle', '/reports'), shown: [changes] },
    job: {
      address: `${basePath}/reports/${jobId}?project_id=${projectIds.shuttle}&tab=failures`,
      shown: [{ selector: 'tbody [aria-label^="Last"] a', text: '' }],
      jobId,
    },
  } as const satisfies { [name: string]: Told }
}

/** Lets a page note when its frame was painted, and when all of something was. */
const noteTold = (page: Page, shown: readonly Shown[]) =>
  page.addInitScript((wanted) => {
    const isThere = ({ selector, text, count = 1 }: Shown) =>
      [...document.querySelectorAll(selector)].filter((each) =>
        new RegExp(text).test(each.textContent ?? ''),
      ).length >= count
    const look = () => {
      const has = (name: string) => performance.getEntriesByName(name).length > 0
      if (!has('shell') && document.querySelector('main h1')) performance.mark('shell')
      if (has('shell') && wanted.every(isThere)) performance.mark('told')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, shown)

/** How long a page with evidence took, in milliseconds. */
interface Times {
  /** From the start of the navigation until all was told. */
  told: number
  /** The same from when the frame of the page was painted. */
  afterShell: number
  /** The longest task. */
  task: number
}

const timesOf = async (page: Page): Promise<Times> => {
  const marks = await page.waitForFunction(
    () => {
      const [told] = performance.getEntriesByName('told')
      const [shell] = performance.getEntriesByName('shell')
      return told && shell && { told: told.startTime, shell: shell.startTime }
    },
    undefined,
    { timeout: 120_000 },
  )
  const { told, shell } = (await marks.jsonValue()) ?? { told: Number.NaN, shell: Number.NaN }
  const task = await page.evaluate(() => window.benchLongestTask)
  return { told, afterShell: told - shell, task }
}

/** Notes the calls of a page for the results of other jobs than the one that it shows. */
const noteCalls = (page: Page, jobId?: string) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, of] = /\/jobs\/([^/]+)\/(?:case|suite|spec)\/reports/.exec(request.url()) ?? []
    if (of !== undefined && of !== jobId) calls.push(request.url())
  })
  return calls
}

/** Waits until a page has made no call for two seconds. */
const whenQuiet = async (page: Page, calls: readonly string[]) => {
  for (let before = -1; before !== calls.length; ) {
    before = calls.length
    await page.waitForTimeout(2000)
  }
}

/** A first visit of a page, and one that finds all of it kept. */
interface Visits {
  first: Times
  kept: Times
}

/** Visits a page with evidence for the first time, and once more when all that it needs is kept. */
const visit = async (page: Page, { address, shown, jobId }: Told): Promise<Visits> => {
  await noteTasks(page)
  await noteTold(page, shown)
  const calls = noteCalls(page, jobId)
  await page.goto(address)
  const first = await timesOf(page)
  await whenQuiet(page, calls)
  await page.reload()
  return { first, kept: await timesOf(page) }
}

/** How many failed rows of the list tell what has changed once all do. */
const changedRows = async (page: Page, { address, shown }: Told): Promise<number> => {
  const calls = noteCalls(page)
  await noteTold(page, shown)
  await page.goto(address)
  await page.waitForFunction(() => performance.getEntriesByName('told')[0])
  await whenQuiet(page, calls)
  return page.locator(changes.selector, { hasText: new RegExp(changes.text) }).count()
}

/** Takes how soon pages tell what is derived from finished jobs, at a first visit and from what is kept. */
export const takeEvidence = async ({ take, runs, withPage }: Bench): Promise<void> => {
  const medianOf = (visits: readonly Visits[], of: (each: Visits) => number) =>
    median(visits.map(of))
  const visits = async (told: Told) => {
    const found: Visits[] = []
    while (found.length < runs) found.push(await withPage((page) => visit(page, told)))
    return found
  }
  await take(['overviewKept', 'overviewTask'], async () => {
    const found = await visits((await toldPages()).overview)
    return {
      overviewKept: medianOf(found, ({ kept }) => kept.afterShell),
      overviewTask: medianOf(found, ({ first, kept }) => Math.max(first.task, kept.task)),
    }
  })
  await take(['listChanges', 'listKept'], async () => {
    const { list } = await toldPages()
    const count = await withPage((page) => changedRows(page, list))
    const found = await visits({ ...list, shown: [{ ...changes, count }] })
    return {
      listChanges: medianOf(found, ({ first }) => first.told),
      listKept: medianOf(found, ({ kept }) => kept.afterShell),
    }
  })
  await take(['jobKept'], async () => ({
    jobKept: medianOf(await visits((await toldPages()).job), ({ kept }) => kept.afterShell),
  }))
}

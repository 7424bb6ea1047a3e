import { getJobReportOperation, listJobReportsOperation } from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { ApiError } from '@/transport/errors.ts'
import type { EngineCore } from './engine-core.ts'
import type { HeldResults } from './held-results.ts'
import { timeOf } from './job-header.ts'
import type { JobIndex } from './job-index.ts'
import type { Covered } from './kept-store.ts'
import { pagesOf, readPage } from './list-pages.ts'
import type { Down } from './messages.ts'
import type { Level } from './polite-queue.ts'

/** The page of the console that has handed over a page hands over the next one by then, in milliseconds, or none. */
const givenPause = 5000

const nowhere = (): Covered => ({ from: Number.POSITIVE_INFINITY, to: 0 })

/** Known jobs that a page would hold between two of its jobs, had they not been deleted; none where it is in no order. */
const missingIn = (page: readonly JobReport[], known: readonly JobReport[]): string[] => {
  const times = page.map(timeOf)
  if (times.some((time, at) => time > (times[at - 1] ?? time))) return []
  const [newest = 0] = times
  const oldest = times.at(-1) ?? 0
  const ids = new Set(page.map(({ jobId }) => jobId))
  // Of equal times the next page may hold some.
  return known.flatMap((job) =>
    timeOf(job) < newest && timeOf(job) > oldest && !ids.has(job.jobId) ? job.jobId : [],
  )
}

const newWalk = () => ({ tokens: new Set<string>(), range: undefined as Covered | undefined })

/** Reads jobs of the project: the newest, older ones page by page, all of them anew, or a single one. */
export const createJobReader = (core: EngineCore, index: JobIndex, results: HeldResults) => {
  const { projectId, queue, call, clock } = core
  const list = { operation: listJobReportsOperation, path: { projectId } }
  /** The walk through all older jobs, which a token that has expired begins anew. */
  let walk = newWalk()
  /** The range of the pages that the page of the console has read. */
  let givenRange = nowhere()
  /** When the last one came; 0 once it was the last of the list. */
  let givenAt = 0

  /** Takes a page of jobs in, in the range that it covers together with the pages before it. */
  const takePage = (jobs: readonly JobReport[], range: Covered, isEnd: boolean) => {
    const times = jobs.map(timeOf)
    range.to = Math.max(range.to, ...times)
    // A job without a time that can be read stands nowhere; 0 is the beginning.
    range.from = isEnd ? 0 : Math.max(1, Math.min(range.from, ...times.filter((time) => time > 0)))
    const added = index.take(jobs)
    index.cover(range)
    if (isEnd) index.end()
    const gone = missingIn(jobs, index.jobsOf())
    leaveOut(gone)
    return { added, gone }
  }

  /** Leaves out jobs that are gone, in all tabs. */
  const leaveOut = (gone: readonly string[]) => {
    if (gone.length > 0 && results.forget(gone)) core.tell({ kind: 'gone', jobIds: gone })
  }

  return {
    /** The newest jobs, until a page holds nothing new. */
    head: async (urgency: Level) => {
      const before = index.reach.covered[0]
      const begun = clock.now()
      const range = nowhere()
      for await (const { page, last } of pagesOf<JobReport>(core, list, urgency)) {
        const isKnown = page.reports.every(({ jobId }) => index.isKnown(jobId))
        const { added, gone } = takePage(page.reports, range, last)
        if (!before && !last) index.reach.cursor = page.nextToken
        const isDone = last || !before || (isKnown && range.from < before.to)
        if (isDone) index.headAt = begun
        await index.keep(added, gone)
        if (isDone) return
      }
    },

    /** A page of older jobs. */
    older: async (urgency: Level) => {
      const { cursor, covered } = index.reach
      const range = walk.range ?? (cursor === undefined ? undefined : covered.at(-1)) ?? nowhere()
      const page = await readPage<JobReport>(core, list, urgency, cursor).catch((thrown) => {
        const isRefused = thrown instanceof ApiError && thrown.status >= 400 && thrown.status < 500
        if (index.reach.cursor === undefined || !isRefused || thrown.status === 401) throw thrown
      })
      if (!page) {
        index.reach.cursor = undefined
        walk = newWalk()
        return
      }
      const token = page.nextToken
      const isEnd = !token || walk.tokens.has(token)
      walk.range = { ...range }
      const { added, gone } = takePage(page.reports, walk.range, isEnd)
      if (isEnd) walk = newWalk()
      else {
        walk.tokens.add(token)
        // Pages that were handed over meanwhile may lead further.
        if (index.reach.cursor === cursor) index.reach.cursor = token
      }
      await index.keep(added, gone)
    },

    /** A page of the list that the page of the console has read; the walk through older jobs goes on after it. */
    given: async ({ jobs, isFirst, nextToken }: Omit<Extract<Down, { kind: 'page' }>, 'kind'>) => {
      if (isFirst) givenRange = nowhere()
      givenAt = nextToken ? clock.now() : 0
      clock.after(givenPause, core.schedule)
      const before = index.reach.covered.at(-1)
      const { added, gone } = takePage(jobs, givenRange, !nextToken)
      if (!nextToken) walk = newWalk()
      else if (!index.isWhole() && !(before && before.from < givenRange.from)) {
        index.reach.cursor = nextToken
      }
      if (added.length + gone.length > 0) await index.keep(added, gone)
    },

    /** Whether the page of the console reads on: what it will hand over is not read twice. */
    isBeingGiven: () => clock.now() - givenAt < givenPause,

    /** The whole list once more, for jobs that are gone or were dated back. */
    whole: async () => {
      // Items that appear meanwhile may stand before the first page.
      const known = index.jobsOf()
      const all: JobReport[] = []
      let isEnd = false
      for await (const { page } of pagesOf<JobReport>(core, list, () => 'ahead')) {
        all.push(...page.reports)
        isEnd = !page.nextToken
      }
      const ids = new Set(all.map(({ jobId }) => jobId))
      const times = all.map(timeOf)
      // A list that ends with a repeated token may end too soon.
      const oldest = isEnd ? 0 : Math.min(...times)
      const newest = Math.max(0, ...times)
      const gone = known.flatMap((job) =>
        !ids.has(job.jobId) && timeOf(job) >= oldest ? job.jobId : [],
      )
      leaveOut(gone)
      const added = index.take(all)
      index.reach.covered = [{ from: 0, to: newest }]
      index.reach.wholeAt = clock.now()
      index.end()
      await index.keep(added, gone)
    },

    /** A single job. */
    job: async (jobId: string, urgency: Level) => {
      const job: JobReport = await queue.run(getJobReportOperation, urgency, () =>
        call(getJobReportOperation, { path: { projectId, jobId } }),
      )
      await index.keep(index.take([job]))
    },
  }
}

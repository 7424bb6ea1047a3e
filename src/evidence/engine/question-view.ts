import { isPlacedIn } from './case-places.ts'
import type { Asking, EngineCore } from './engine-core.ts'
import type { HeldResults } from './held-results.ts'
import { isFinal, timeOf } from './job-header.ts'
import type { JobIndex } from './job-index.ts'
import { nameOfParts } from './job-parts.ts'
import { keyOfWant } from './other-tabs.ts'
import type { Urgency } from './polite-queue.ts'
import type { View, Want } from './view.ts'

/** The newest jobs are asked for again after this time, in milliseconds, when somebody asks. */
const headAge = 60_000

/** A job whose end is newer than so many milliseconds is looked for, should the newest jobs be older. */
const newestAge = 5000

/** Values common to the answers of one round, by name. */
export type Round = Map<string, unknown>

/** The known facts as a question sees them: those that it lacks are noted in its wants. */
export const viewFor = (
  { asking }: EngineCore,
  { index, results, round }: { index: JobIndex; results: HeldResults; round: Round },
  asked: Asking,
): View => {
  /** Whether the page reads the cases of a job, for whichever question. */
  const isGiven = (jobId: string) =>
    [...asking.values()].some(
      ({ message: { ask }, isResting }) =>
        !isResting && 'isGiven' in ask && ask.isGiven && ask.job.jobId === jobId,
    )

  const viewOf = (want: (want: Want, urgency?: Urgency) => void): View => {
    const view: View = {
      texts: results.texts,
      reach: index.readReach(),
      jobs: index.jobsOf,
      job: (jobId) => {
        const found = index.headers.get(jobId)
        if (!found) want({ kind: 'job', jobId })
        return found
      },
      wantHead: () => {
        const isOld = index.headAt < asked.since - headAge || index.headAt < asked.lookedAt
        if (isOld) want({ kind: 'head' })
      },
      wantAll: (urgency) => {
        if (!index.isWhole()) want({ kind: index.headAt > 0 ? 'older' : 'head' }, urgency)
      },
      isCovered: (job, from, urgency) => {
        const time = timeOf(job)
        const { covered } = index.reach
        const [newest] = covered
        if (!newest || (time > newest.to && index.headAt < asked.since - newestAge)) {
          want({ kind: 'head' }, urgency)
          return false
        }
        // A job that was running may have come to its end.
        const unsure = [...index.open.values()].filter(
          ({ catalogId, at, checkedAt }) =>
            catalogId === job.catalog.id &&
            at >= from &&
            at < time &&
            checkedAt < asked.since - headAge,
        )
        for (const { jobId } of unsure) want({ kind: 'job', jobId }, urgency)
        const isRead = covered.some(
          (range) => Math.min(time, newest.to) <= range.to && range.from < Math.max(from, 1),
        )
        if (!isRead) want({ kind: index.headAt > 0 ? 'older' : 'head' }, urgency)
        return isRead && unsure.length === 0
      },
      held: (job) => {
        asked.jobs.add(job.jobId)
        return results.at(job)
      },
      results: (job, urgency) => {
        const found = view.held(job)
        if (found) return found
        const { jobId } = job
        // The page has the cases of a job that is running, and of one that it lists.
        if (!isFinal(job) || isGiven(jobId)) {
          asked.isWaiting = true
          if (isFinal(job) && !results.unkept.has(jobId)) want({ kind: 'kept', jobId }, urgency)
        } else {
          results.seen.set(jobId, job)
          want({ kind: 'results', jobId }, urgency)
        }
        return undefined
      },
      isShort: ({ jobId }) => {
        asked.jobs.add(jobId)
        return results.short.has(jobId)
      },
      placed: (job, whole = [], urgency) => {
        const found = view.results(job, urgency)
        if (!found || !isFinal(job) || found.keys.length === 0) return found
        const missing = whole.filter((scenario) => !found.placedWhole.includes(scenario))
        if (found.isUnlikePlaced && missing.length === 0) return found
        want({ kind: 'places', jobId: job.jobId, whole: missing.toSorted() }, urgency)
        return undefined
      },
      placedIn: (job, of, urgency) => {
        const found = view.results(job, urgency)
        if (!found || !isFinal(job) || isPlacedIn(found, of)) return found
        want({ kind: 'place', jobId: job.jobId, ...of }, urgency)
        return undefined
      },
      parts: (job, suiteReportId, urgency) => {
        const { jobId } = job
        asked.jobs.add(jobId)
        const found = results.parts.get(nameOfParts(jobId, suiteReportId))
        if (found) return found
        results.seen.set(jobId, job)
        want(
          { kind: 'parts', jobId, ...(suiteReportId !== undefined && { suiteReportId }) },
          urgency,
        )
        return undefined
      },
      marks: ({ jobId }) => {
        const found = results.marks.get(jobId)
        if (!found) want({ kind: 'marks', jobId })
        return found
      },
      reports: (jobId) => results.reports.get(jobId),
      quiet: () => viewOf(wantQuietly),
      asked: (name) =>
        [...asking.values()].flatMap(({ message, isResting }) =>
          message.name === name && !isResting ? message.ask : [],
        ) as never,
      once: (name, make) => {
        asked.isShared = true
        if (!round.has(name)) round.set(name, make())
        // Kept under its name.
        return round.get(name) as never
      },
    }
    return view
  }

  const wantNow = (want: Want, urgency: Urgency = 'now') => {
    const key = keyOfWant(want)
    if ('jobId' in want) asked.jobs.add(want.jobId)
    if (urgency === 'now' || !asked.wants.has(key)) asked.wants.set(key, { want, urgency })
  }
  /** Notes only what may be on the disk. */
  const wantQuietly = (want: Want, urgency?: Urgency) => {
    if (want.kind === 'kept') wantNow(want, urgency)
    else if (want.kind === 'results' && !results.unkept.has(want.jobId)) {
      wantNow({ kind: 'kept', jobId: want.jobId }, urgency)
    }
  }
  return viewOf(wantNow)
}

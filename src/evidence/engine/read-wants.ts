import { ApiError, isNotFound } from '@/transport/errors.ts'
import type { EngineCore, Wanted } from './engine-core.ts'
import type { HeldResults } from './held-results.ts'
import type { JobIndex } from './job-index.ts'
import type { Problem } from './messages.ts'
import { isOfJobs, jobOfWant, keyOfWant, type OtherTabs } from './other-tabs.ts'
import type { Level, Urgency } from './polite-queue.ts'
import { createJobReader } from './read-jobs.ts'
import { createResultReader } from './read-results.ts'
import type { Want } from './view.ts'

/** The whole list is walked again after a day: nobody tells of jobs that were deleted or dated back. */
const wholeAge = 86_400_000

/** A job that is read for the same reason again and again is left alone after so many failures, until somebody retries. */
const failureWait = 60_000

const older: Want = { kind: 'older' }

/** Results that another tab may have put on the disk, and those that no tab keeps. */
const isOwn = (want: Want) => !isOfJobs(want)

/** Reads what is wanted, by this tab's questions and by other tabs. */
export const createWantReader = (
  core: EngineCore,
  index: JobIndex,
  results: HeldResults,
  tabs: OtherTabs,
) => {
  const { clock, queue, asking } = core
  const jobReader = createJobReader(core, index, results)
  const resultReader = createResultReader(core, results, tabs)
  /** The reads under way, and how urgent each is by now. */
  const running = new Map<string, Urgency>()
  const failed = new Map<string, { until: number; problem: Problem }>()

  /** False where the tab that reads has to do it. */
  const read = (want: Want, urgency: Level): Promise<unknown> => {
    switch (want.kind) {
      case 'head':
      case 'older':
        return jobReader[want.kind](urgency)
      case 'job':
        return jobReader.job(want.jobId, urgency)
      case 'places':
      case 'place':
        return resultReader.places(want, urgency)
      case 'parts':
        return resultReader.parts(want, urgency)
      default:
        return resultReader[want.kind](want.jobId, urgency)
    }
  }

  const fail = (want: Want, problem: Problem) => {
    failed.set(keyOfWant(want), { until: clock.now() + failureWait, problem })
    clock.after(failureWait, core.schedule)
  }

  /** Tells this tab and those that want it, too, that something cannot be read. */
  const tellProblem = (want: Want, thrown: unknown) => {
    const { message, status, requestId }: Problem =
      thrown instanceof ApiError ? thrown : { message: String(thrown), status: 0 }
    const problem = { message, status, requestId }
    fail(want, problem)
    if (tabs.wants.has(keyOfWant(want))) core.tell({ kind: 'failed', want, problem })
  }

  const begin = async ({ want, urgency }: Wanted) => {
    const key = keyOfWant(want)
    const level: Level = () => running.get(key) ?? urgency
    level.onTrouble = (thrown) => {
      if (thrown === undefined) failed.delete(key)
      else tellProblem(want, thrown)
      core.schedule()
    }
    running.set(key, urgency)
    try {
      if ((await read(want, level)) === false) tabs.ask([{ want, urgency: level() }])
      else tabs.settle(key)
      failed.delete(key)
    } catch (thrown) {
      if (isNotFound(thrown) && 'jobId' in want) {
        core.tell({ kind: 'gone', jobIds: [want.jobId] })
        await results.drop(want.jobId)
      }
      tellProblem(want, thrown)
    } finally {
      tabs.wants.delete(key)
      running.delete(key)
      // Where nothing else is awaited, there is nothing to gather.
      const isLast = ![...running.values()].includes('now')
      core.schedule('jobId' in want ? want.jobId : undefined, isLast ? 0 : undefined)
    }
  }

  /** Reads on to the end of the list, and all of it once it is old, while nothing else is to be read. */
  const readAhead = () => {
    if (!index.isWhole()) {
      const isBegun = index.headAt > 0 && !failed.has(keyOfWant(older)) && !jobReader.isBeingGiven()
      if (isBegun) void begin({ want: older, urgency: 'ahead' })
    } else if (index.reach.wholeAt < clock.now() - wholeAge) {
      running.set('walk', 'ahead')
      void jobReader
        .whole()
        .catch(() => {
          index.reach.wholeAt = clock.now()
        })
        .finally(() => running.delete('walk'))
    }
  }

  // A tab that does not read for the others calls only for what no tab keeps.
  const openQueue = () => queue.setOpen(core.presence !== 'hidden')

  return {
    readJob: jobReader.job,
    takePage: jobReader.given,

    /** Notes that something could not be read. */
    fail,

    /** Failed reads of some wants. */
    problemOf: (keys: Iterable<string>): Problem | undefined =>
      [...keys].flatMap((key) => failed.get(key)?.problem ?? [])[0],

    /** Why something is left alone for now. */
    refusalOf: (want: Want): Problem | undefined => {
      const { until = 0, problem } = failed.get(keyOfWant(want)) ?? {}
      return until > clock.now() ? problem : undefined
    },

    /** Another tab has read jobs, or something of one job: what failed here may be there. */
    forget: (jobId?: string) => {
      for (const key of failed.keys()) if (jobOfWant(key) === jobId) failed.delete(key)
    },

    /** Makes the failed calls once more. */
    retry: () => {
      failed.clear()
      queue.retry()
    },

    /** Lets calls go out while this tab is shown. */
    openQueue,

    /** Begins to read what is wanted, what somebody waits for first. */
    pump: () => {
      if (core.presence === 'hidden' || !core.isStarted) return
      // Another tab asks ahead only while somebody is at it.
      queue.setAhead(core.presence === 'here' || tabs.wants.size > 0)
      const wanted = new Map<string, Wanted>()
      const asked = [...asking.values()].filter(({ isResting }) => !isResting)
      const note = (isLast: boolean) => {
        for (const { message, wants } of asked) {
          if ((message.name === 'standing') !== isLast) continue
          for (const [key, each] of wants) {
            if (each.urgency === 'now' || !wanted.has(key)) wanted.set(key, each)
          }
        }
      }
      note(false)
      for (const [key, each] of tabs.wants) if (!wanted.has(key)) wanted.set(key, each)
      const isLeft = (key: string) => (failed.get(key)?.until ?? 0) > clock.now()
      // It takes many times the calls of all others, which would wait behind it for minutes.
      if ([...wanted.keys()].every(isLeft)) note(true)
      for (const [key, { urgency }] of wanted) {
        if (urgency === 'ahead' || running.get(key) !== 'ahead') continue
        running.set(key, 'now')
        openQueue()
      }
      tabs.settleBut(wanted)
      const missing: Wanted[] = []
      for (const [key, each] of wanted) {
        const { want, urgency } = each
        if (running.has(key) || tabs.isAwaited(key) || isLeft(key)) continue
        if (want.kind === 'older' && jobReader.isBeingGiven()) continue
        if (isOwn(want) || !tabs.isOfReader(want)) void begin(each)
        else if (urgency === 'now' || core.presence === 'here') missing.push(each)
      }
      if (missing.length > 0) tabs.ask(missing)
      if (running.size === 0 && core.isLeading && asking.size > 0) readAhead()
    },
  }
}

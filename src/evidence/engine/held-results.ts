import type { CaseReport } from '@generated/evaluation/types.ts'
import { isPlacedIn } from './case-places.ts'
import type { EngineCore, Wanted } from './engine-core.ts'
import { countsOf, isFinal, type JobHeader, timeOf } from './job-header.ts'
import type { JobIndex } from './job-index.ts'
import { areParts, isOfJob, type JobPart, nameOfParts, sizeOfParts } from './job-parts.ts'
import { areAll, areResults, type JobResults, resultsOf } from './job-results.ts'
import { isKept } from './kept-form.ts'
import type { ReadCase } from './read-case.ts'
import { createTexts, type Texts } from './texts.ts'
import type { Marks, Want } from './view.ts'

/** Cells of results that are held in memory: some 300 jobs. */
const heldRows = 200_000

/** Suites and scenarios in lists that are held in memory: those of the last runs of a hundred rows. */
const heldParts = 60_000

/** Reports of cases that are held in memory: of a dozen failed jobs. */
const heldReports = 4000

/** The results of jobs in memory, and their way to the disk and back. */
export type HeldResults = ReturnType<typeof createHeldResults>

/** Leaves out the oldest lists while all hold more items than a limit, but not the one that is named. */
const leaveOldest = (
  lists: Map<string, { readonly length: number }>,
  limit: number,
  newest: string,
) => {
  let count = [...lists.values()].reduce((sum, { length }) => sum + length, 0)
  for (const [name, { length }] of lists) {
    if (count <= limit || name === newest) break
    lists.delete(name)
    count -= length
  }
}

/** Makes a memory without results. */
export const createHeldResults = (core: EngineCore, index: JobIndex) => {
  const { store, tell } = core
  let keptTexts = 1
  const held = new Map<string, JobResults>()
  /** Jobs that were asked about: those of other projects, whose releases are shared, stand in no list. */
  const seen = new Map<string, JobHeader>()
  /** Jobs whose cases were not as many as their report says. */
  const short = new Set<string>()
  /** Jobs whose results are not on the disk. */
  const unkept = new Set<string>()
  let saving: Promise<void> = Promise.resolve()

  const hold = (found: JobResults) => {
    held.delete(found.jobId)
    held.set(found.jobId, found)
    let rows = [...held.values()].reduce((sum, { keys }) => sum + keys.length, 0)
    for (const [jobId, { keys }] of held) {
      if (rows <= heldRows || jobId === found.jobId) break
      held.delete(jobId)
      rows -= keys.length
    }
  }

  const results = {
    texts: createTexts() as Texts,
    held,
    seen,
    short,
    unkept,
    marks: new Map<string, Marks>(),
    /** Lists of suites and scenarios, by their names. */
    parts: new Map<string, readonly JobPart[]>(),
    /** All cases of failed jobs that have just been read, for the pages of these jobs. */
    reports: new Map<string, readonly CaseReport[]>(),

    /** Holds the cases of a job, should some have failed: no other page lists them. */
    holdReports: (jobId: string, reports: readonly CaseReport[]) => {
      if (results.short.has(jobId) || !reports.some(({ status }) => status === 'failed')) return
      results.reports.set(jobId, reports)
      leaveOldest(results.reports, heldReports, jobId)
    },

    /** Holds a list of suites or scenarios: the one on the disk, or what is read, which is kept then. */
    holdParts: async (
      { jobId, suiteReportId }: Extract<Want, { kind: 'parts' }>,
      read: () => Promise<readonly JobPart[]>,
    ) => {
      const name = nameOfParts(jobId, suiteReportId)
      const kept = await store.results(name).catch(() => undefined)
      const parts = areParts(kept) ? kept : await read()
      results.parts.set(name, parts)
      leaveOldest(results.parts, heldParts, name)
      const job = index.headers.get(jobId) ?? seen.get(jobId)
      if (parts === kept || !job) return
      await store.saveParts(name, parts, { bytes: sizeOfParts(parts), at: timeOf(job) })
    },

    /** The results of a job as far as they are in memory. */
    at: (job: JobHeader): JobResults | undefined => {
      const { jobId } = job
      const running = isFinal(job) ? undefined : index.live.get(jobId)
      if (running) running.results ??= resultsOf(jobId, running.cases, results.texts)
      const found = running?.results ?? held.get(jobId)
      return found ?? (countsOf(job) ? undefined : resultsOf(jobId, [], results.texts))
    },

    /** Whether what is wanted of the results of a job was read, and is on the disk. */
    isKept: (want: Want): want is Extract<Want, { kind: 'results' | 'places' | 'place' }> => {
      if (want.kind !== 'results' && want.kind !== 'places' && want.kind !== 'place') return false
      const found = held.get(want.jobId)
      if (!found || short.has(want.jobId)) return false
      if (want.kind === 'place') return isPlacedIn(found, want)
      return (
        want.kind === 'results' ||
        (found.isUnlikePlaced && want.whole.every((each) => found.placedWhole.includes(each)))
      )
    },

    /** Begins anew with what is on the disk, whose texts have other numbers. */
    load: async () => {
      const kept = await store.load()
      if (!isKept(kept)) throw new Error('What is kept is of another form.')
      const texts = createTexts()
      texts.add(kept.texts)
      keptTexts = texts.size
      results.texts = texts
      held.clear()
      for (const each of index.live.values()) each.results = undefined
      index.takeKept(kept)
      core.schedule()
    },

    /** Whether something that is wanted may be on the disk, and so comes in a moment: half an answer is not worth drawing. */
    mayCome: (wanted: Iterable<Wanted>): boolean =>
      !store.isMemory &&
      [...wanted].some(
        ({ want, urgency }) =>
          urgency === 'now' &&
          (want.kind === 'kept' || want.kind === 'results') &&
          !unkept.has(want.jobId),
      ),

    /** Holds the results of a job that are on the disk, if their texts have the numbers they have there; else false. */
    holdKept: async (jobId: string): Promise<boolean> => {
      try {
        const kept = await store.results(jobId)
        if (kept === undefined) return false
        if (!core.isLeading && !areResults(kept, keptTexts)) await results.load()
        if (!areResults(kept, keptTexts) || kept.jobId !== jobId) return false
        hold(kept)
        return true
      } catch {
        return false
      }
    },

    /** Holds results, and keeps them on the disk where they are all of their job. */
    save: async (found: JobResults) => {
      const { jobId } = found
      hold(found)
      unkept.delete(jobId)
      core.schedule(jobId)
      const job = index.headers.get(jobId) ?? seen.get(jobId)
      if (!job || !areAll(found, job)) {
        short.add(jobId)
        if (core.isLeading) tell({ kind: 'results', jobId })
        return
      }
      short.delete(jobId)
      const numbered = results.texts
      // One after the other: the texts of each follow those of the one before.
      saving = saving
        .then(async () => {
          if (!core.isLeading || results.texts !== numbered) return
          const added = numbered.from(keptTexts)
          const isKept = await store.saveResults(found, timeOf(job), keptTexts, added)
          if (isKept) keptTexts += added.length
          tell({ kind: 'results', jobId })
        })
        .catch(() => undefined)
      await saving
    },

    /** Takes what the page has read itself. */
    takeCases: (job: JobHeader, cases: readonly ReadCase[]) => {
      const { jobId } = job
      if (!isFinal(job)) index.live.set(jobId, { cases, results: undefined })
      else if (!held.has(jobId) || short.has(jobId)) {
        seen.set(jobId, job)
        void results.save(resultsOf(jobId, cases, results.texts))
      }
      core.schedule(jobId)
    },

    /** Leaves out jobs and what is in memory of them; whether any of them was known. */
    forget: (jobIds: readonly string[]): boolean => {
      for (const jobId of jobIds) {
        held.delete(jobId)
        results.marks.delete(jobId)
        results.reports.delete(jobId)
        for (const name of results.parts.keys())
          if (isOfJob(name, jobId)) results.parts.delete(name)
      }
      return index.forget(jobIds)
    },

    /** Leaves a job out for good: it is gone. */
    drop: async (jobId: string) => {
      index.open.delete(jobId)
      if (results.forget([jobId])) await index.keep([], [jobId])
      if (core.isLeading) await store.drop(jobId)
    },
  }
  return results
}

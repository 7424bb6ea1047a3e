import type { JobReport } from '@generated/evaluation/types.ts'
import type { EngineCore } from './engine-core.ts'
import { isFinal, newestFirst, timeOf } from './job-header.ts'
import type { JobResults } from './job-results.ts'
import type { Covered, Kept, OpenJob, Reach } from './kept-store.ts'
import type { ReadCase } from './read-case.ts'
import type { ReadReach } from './view.ts'

/** Headers in one message, so that none keeps the page for long. */
const messageSize = 400

/** Joins ranges that touch, the newest first. */
const joined = (ranges: readonly Covered[]): Covered[] => {
  const found: Covered[] = []
  // A page of jobs of one time is a range without length, which a longer one holds.
  const ordered = ranges.toSorted((one, other) => other.to - one.to || one.from - other.from)
  for (const { from, to } of ordered) {
    const last = found.at(-1)
    if (last && to > last.from) last.from = Math.min(last.from, from)
    else found.push({ from, to })
  }
  return found
}

/** The jobs that are known, those at their end with their whole reports, which lists show; and how far they are read. */
export type JobIndex = ReturnType<typeof createJobIndex>

/** Makes an index without jobs. */
export const createJobIndex = (core: EngineCore) => {
  const { store, clock, post, tell, asking } = core
  const headers = new Map<string, JobReport>()
  /** Newest first, all and by catalog; made when they are first asked for. */
  const sorted = new Map<string, readonly JobReport[]>()
  /** Those that are not on the disk, or were not when this tab last looked: a tab that does not read keeps nothing. */
  const unsaved = new Map<string, JobReport>()
  const open = new Map<string, OpenJob & { checkedAt: number }>()
  /** Cases of jobs that are running, and their columns as long as the texts have their numbers. */
  const live = new Map<string, { cases: readonly ReadCase[]; results: JobResults | undefined }>()

  const isWhole = () => index.reach.covered[0]?.from === 0
  const readReach = (): ReadReach => ({
    jobs: headers.size,
    isWhole: isWhole(),
    from: index.reach.covered[0]?.from ?? Number.POSITIVE_INFINITY,
    to: index.reach.covered[0]?.to ?? 0,
    openFrom: [...open.values()].reduce(
      (oldest, { at }) => Math.min(oldest, at),
      Number.POSITIVE_INFINITY,
    ),
    isCurrent: index.headAt > 0,
  })

  /** Tells the page of jobs, should it ask for them. */
  const tellKnown = (added: readonly JobReport[], gone: readonly string[] = []) => {
    if (![...asking.values()].some(({ message }) => message.name === 'jobs')) return
    for (let at = 0; at === 0 || at < added.length; at += messageSize) {
      const part = added.slice(at, at + messageSize)
      post({ kind: 'known', added: part, gone: at === 0 ? gone : [], reach: readReach() })
    }
  }

  /** Takes jobs in; says which of them were not known as they are. */
  const take = (jobs: readonly JobReport[]): JobReport[] => {
    const added: JobReport[] = []
    for (const job of jobs) {
      const { jobId, catalog } = job
      if (!isFinal(job)) {
        open.set(jobId, { jobId, catalogId: catalog.id, at: timeOf(job), checkedAt: clock.now() })
        continue
      }
      open.delete(jobId)
      live.delete(jobId)
      if (headers.has(jobId)) continue
      headers.set(jobId, job)
      unsaved.set(jobId, job)
      added.push(job)
    }
    if (added.length > 0) sorted.clear()
    return added
  }

  /** All jobs of some ranges are known. */
  const cover = (...ranges: Covered[]) => {
    index.reach.covered = joined([...index.reach.covered, ...ranges])
  }

  const index = {
    headers,
    open,
    live,
    reach: { covered: [], open: [], wholeAt: 0 } as Reach,
    /** When the newest jobs were read; 0 while they were not. */
    headAt: 0,
    isWhole,
    /** Whether a job is known, finished or not. */
    isKnown: (jobId: string) => headers.has(jobId) || open.has(jobId),
    readReach,
    tellKnown,
    take,
    /** The finished jobs of a catalog, or all, the newest first. */
    jobsOf: (catalogId = ''): readonly JobReport[] => {
      const known = sorted.get(catalogId)
      if (known) return known
      const all = sorted.get('') ?? [...headers.values()].sort(newestFirst)
      sorted.set('', all)
      const own = catalogId === '' ? all : all.filter(({ catalog }) => catalog.id === catalogId)
      sorted.set(catalogId, own)
      return own
    },
    cover,
    /** The list was read to its end. */
    end: () => {
      index.reach.cursor = undefined
      // The newest jobs alone, where they are all, do not tell which are gone.
      index.reach.wholeAt ||= clock.now()
    },
    /** Tells of jobs that came and went, and keeps that on the disk. */
    keep: async (added: readonly JobReport[], gone: readonly string[] = []) => {
      tellKnown(added, gone)
      core.schedule()
      if (!core.isLeading) return
      const written = [...unsaved.values()]
      unsaved.clear()
      await store.saveHeaders(written, gone, { ...index.reach, open: [...open.values()] })
      tell({ kind: 'headers' })
    },
    /** Takes in what is on the disk; whether that is more than was known. */
    takeKept: ({ headers: jobs, reach }: Kept): boolean => {
      const before = JSON.stringify(index.reach.covered)
      const added = take(jobs)
      for (const { jobId } of jobs) unsaved.delete(jobId)
      if (reach) {
        const { covered } = index.reach
        index.reach = { ...reach }
        cover(...covered)
        for (const job of reach.open) {
          if (!index.isKnown(job.jobId)) open.set(job.jobId, { ...job, checkedAt: 0 })
        }
      }
      tellKnown(added)
      return added.length > 0 || JSON.stringify(index.reach.covered) !== before
    },
    /** Leaves jobs out; whether any of them was known. */
    forget: (jobIds: readonly string[]): boolean => {
      const gone = jobIds.filter((jobId) => headers.delete(jobId))
      for (const jobId of jobIds) unsaved.delete(jobId)
      sorted.clear()
      return gone.length > 0
    },
  }
  return index
}

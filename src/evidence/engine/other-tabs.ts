import type { EngineCore, Wanted } from './engine-core.ts'
import type { Want } from './view.ts'

/** The tab that reads is asked again after this time. */
const patience = 3000

/** A job told of so often and still not there is not on the disk: once may have been for another part of it. */
const toldInVain = 2

/** Key of a want: the same twice is read once. */
export const keyOfWant = (want: Want): string => JSON.stringify(want)

const readWant = (key: string): Want => JSON.parse(key)

/** The job that a want is of, by its key; undefined for lists of jobs. */
export const jobOfWant = (key: string): string | undefined => {
  const want = readWant(key)
  return 'jobId' in want ? want.jobId : undefined
}

/** Whether jobs are wanted, not what came of their cases. */
export const isOfJobs = ({ kind }: Want) => kind === 'head' || kind === 'older' || kind === 'job'

/** Questions of this tab to the one that reads, and of others to this one when it reads. */
export type OtherTabs = ReturnType<typeof createOtherTabs>

/** Tabs that have asked for nothing yet. */
export const createOtherTabs = (core: EngineCore) => {
  const { clock, tell, schedule } = core
  /** Questions sent to the tab that reads, until they may be sent again. */
  const awaited = new Map<string, number>()
  /** How often that tab has told of what it was asked for. */
  const told = new Map<string, number>()
  return {
    /** Wants of other tabs. */
    wants: new Map<string, Wanted>(),
    /** Asks the tab that reads. */
    ask: (wants: Wanted[]) => {
      for (const { want } of wants) {
        const key = keyOfWant(want)
        awaited.set(key, clock.now() + patience)
        told.set(key, told.get(key) ?? 0)
      }
      clock.after(patience, schedule)
      tell({ kind: 'wanted', wants })
    },
    /** Whether the tab that reads was asked for something just now. */
    isAwaited: (key: string) => (awaited.get(key) ?? 0) > clock.now(),
    /** That tab has told that it has read something of a job. */
    note: (jobId: string) => {
      for (const [key, count] of told) if (jobOfWant(key) === jobId) told.set(key, count + 1)
    },
    /** That tab has told that it has read jobs, and whether the disk holds more than before: older ones come page by page. */
    noteJobs: (isMore: boolean) => {
      for (const [key, count] of told) {
        const want = readWant(key)
        if (isOfJobs(want)) told.set(key, isMore && want.kind === 'older' ? 0 : count + 1)
      }
    },
    /** It is there. */
    settle: (key: string) => told.delete(key),
    /** Of jobs, nothing is wanted any more but this. */
    settleBut: (wanted: ReadonlyMap<string, unknown>) => {
      for (const key of told.keys()) {
        if (!wanted.has(key) && isOfJobs(readWant(key))) told.delete(key)
      }
    },
    /**
     * Whether the tab that reads has to read something. Where it has told of it and it is still not on the disk, which
     * may be full, this tab reads it, too.
     */
    isOfReader: (want: Want) => !core.isLeading && (told.get(keyOfWant(want)) ?? 0) < toldInVain,
    /** It has answered, or is another one: what still lacks is asked for again. */
    askAgain: () => awaited.clear(),
  }
}

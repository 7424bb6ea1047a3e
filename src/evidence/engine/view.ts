import type { CaseReport } from '@generated/evaluation/types.ts'
import type { BaselineJob } from './baseline-rule.ts'
import type { ScenarioOfSuite } from './case-places.ts'
import type { JobHeader } from './job-header.ts'
import type { JobPart } from './job-parts.ts'
import type { JobResults } from './job-results.ts'
import type { Urgency } from './polite-queue.ts'
import type { Texts } from './texts.ts'

/** One missing thing of an answer, to be read. */
export type Want =
  /** The newest jobs. */
  | { kind: 'head' }
  /** A page of older jobs. */
  | { kind: 'older' }
  /** One job: it was open when it was last seen, or is not known. */
  | { kind: 'job'; jobId: string }
  /** The cases of a job. */
  | { kind: 'results'; jobId: string }
  /** The same, should they be on the disk. */
  | { kind: 'kept'; jobId: string }
  /** The suites of the cases of a job: of equal cases that ended differently, and of all cases of `whole`. */
  | { kind: 'places'; jobId: string; whole: readonly string[] }
  /** The cases of one scenario in one suite of a job. */
  | ({ kind: 'place'; jobId: string } & ScenarioOfSuite)
  /** The suites of a job, or the scenarios of one of them. */
  | { kind: 'parts'; jobId: string; suiteReportId?: string | undefined }
  /** The scenarios of a job that are marked N/A. */
  | { kind: 'marks'; jobId: string }

/** Scenarios that are marked N/A in a job, by the suites in which they are; it changes after the end of a job. */
export interface Marks {
  /** Ids of suites by scenario id. */
  marked: ReadonlyMap<string, ReadonlySet<string>>
  /** In how many suites each scenario ran. */
  suites: ReadonlyMap<string, number>
}

/** How far the jobs of the project are read. */
export interface ReadReach {
  /** Jobs that are known. */
  jobs: number
  /** All of them. */
  isWhole: boolean
  /** All jobs since then are known, in milliseconds since 1970; infinite while none are. */
  from: number
  /** All jobs from there up to this time are, in milliseconds since 1970. */
  to: number
  /** When the oldest job was scheduled that had not come to its end when it was last seen; infinite without one. */
  openFrom: number
  /** The newest jobs have been read here, and not only been found on the disk. */
  isCurrent: boolean
}

/** The facts known so far. Asking for one that is not known notes that it is wanted. */
export interface View {
  readonly texts: Texts
  readonly reach: ReadReach
  /** The finished jobs of a catalog, or all, the newest first. */
  jobs: (catalogId?: string) => readonly JobHeader[]
  job: (jobId: string) => JobHeader | undefined
  /**
   * Whether all finished jobs between a job and an earlier time are known; wants them otherwise. `from` is in
   * milliseconds, 0 for the beginning.
   */
  isCovered: (job: JobHeader, from: number, urgency?: Urgency) => boolean
  /** Wants the newest jobs, should they not have been read in the last minute. */
  wantHead: () => void
  /** Wants all older jobs, too. */
  wantAll: (urgency?: Urgency) => void
  results: (job: JobHeader, urgency?: Urgency) => JobResults | undefined
  /** The results of a job if they are at hand; wants nothing. */
  held: (job: JobHeader) => JobResults | undefined
  /** Whether the cases of a job are not as many as its report says: they may not be all. */
  isShort: (job: JobHeader) => boolean
  /** As `results`, with the suites of equal cases that ended differently, and of all cases of some scenarios. */
  placed: (job: JobHeader, whole?: readonly string[], urgency?: Urgency) => JobResults | undefined
  /** As `results`, with the suite of those cases of a scenario that ran in it. */
  placedIn: (job: JobHeader, of: ScenarioOfSuite, urgency?: Urgency) => JobResults | undefined
  /** Outcomes of the suites of a finished job, or of the scenarios of one of them. */
  parts: (
    job: JobHeader,
    suiteReportId?: string,
    urgency?: Urgency,
  ) => readonly JobPart[] | undefined
  marks: (job: JobHeader) => Marks | undefined
  /** All cases of a failed job that was read just now; wants nothing. */
  reports: (jobId: string) => readonly CaseReport[] | undefined
  /** The same, which calls for nothing: it wants only what may be on the disk. */
  quiet: () => View
  /** The questions of a name that somebody looks at. */
  asked: <Ask>(name: string) => readonly Ask[]
  /** Values common to answers that are given together: made once, by name. */
  once: <Value>(name: string, make: () => Value) => Value
}

/** The earlier job that a job is compared with, as far as is known. */
export interface FoundBaseline {
  baseline: (Omit<BaselineJob, 'of'> & { of: BaselineJob['of'] | 'choice' }) | undefined
  /** No job that is not read yet can take its place. */
  isCertain: boolean
}

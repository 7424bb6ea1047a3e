import type { JobReport } from '@generated/evaluation/types.ts'
import type { ReportFilter } from '@/models/reports/report-search.ts'
import { type KnownJobs, noJobs } from './engine/evidence-client.ts'
import { timeOf } from './engine/job-header.ts'
import { evidenceOf } from './open-evidence.ts'

/** A list waits so long for the disk, in milliseconds; then it reads its next page. */
const patience = 1000

/** What a list of job reports is narrowed to by the service. */
interface Narrowed {
  state: ReportFilter['state']
  catalogId: string | undefined
}

/**
 * The whole list of job reports, from its first ones and from finished jobs that are kept; undefined as long as jobs
 * may lack that are neither among the one nor the other: newer than those that are kept, or not finished when they
 * were last seen.
 */
export const joinKept = (
  fresh: readonly JobReport[],
  { jobs, reach }: Pick<KnownJobs, 'jobs' | 'reach'>,
  { state, catalogId }: Narrowed,
): readonly JobReport[] | undefined => {
  const oldest = fresh.reduce((time, job) => Math.min(time, timeOf(job)), Number.POSITIVE_INFINITY)
  // The jobs come in several messages.
  const isHere = reach.isWhole && jobs.length === reach.jobs
  if (!isHere || oldest >= reach.to || oldest >= reach.openFrom) return undefined
  const ids = new Set(fresh.map(({ jobId }) => jobId))
  const rest = jobs.filter(
    (job) =>
      timeOf(job) <= oldest &&
      !ids.has(job.jobId) &&
      (catalogId === undefined || job.catalog.id === catalogId) &&
      (state === undefined || state.some((one) => one === job.status)),
  )
  return [...fresh, ...rest]
}

const isLoaded = (known: KnownJobs) => known !== noJobs && known.jobs.length >= known.reach.jobs

/** Resolves once the jobs on the disk are there, or it has taken too long. */
const untilLoaded = async (projectId: string): Promise<void> => {
  const { jobs, listenToJobs } = evidenceOf(projectId)
  const loaded = Promise.withResolvers<void>()
  const look = () => {
    if (isLoaded(jobs())) loaded.resolve()
  }
  const stop = listenToJobs(false, look)
  setTimeout(loaded.resolve, patience)
  look()
  await loaded.promise
  stop()
}

/** A page of the list of all jobs. */
export interface ReportPage {
  reports: readonly JobReport[]
  nextToken?: string | undefined
}

/** Hands a page over that a list has read, so that nothing reads it again. */
export const keepPage = (projectId: string, page: ReportPage, isFirst: boolean): void =>
  evidenceOf(projectId).client.tellPage({
    jobs: page.reports,
    isFirst,
    nextToken: page.nextToken,
  })

/** The whole list of job reports from its first ones, should this browser have kept all others; undefined otherwise. */
export const wholeFromKept = async (
  projectId: string,
  fresh: readonly JobReport[],
  narrowed: Narrowed,
): Promise<readonly JobReport[] | undefined> => {
  const { jobs } = evidenceOf(projectId)
  if (jobs() === noJobs) await untilLoaded(projectId)
  return joinKept(fresh, jobs(), narrowed)
}

import type { BuildLogs, BuildReport } from '@generated/evaluation/types.ts'
import { usedByJob } from '../ml/world-package-releases.ts'
import { isoOf, second } from '../moments.ts'
import { vocabularyOf } from '../vocabulary/choose.ts'
import type { World } from '../world.ts'
import { type Job, testStartOf } from './job.ts'
import { partId, placeOfPart } from './part-ids.ts'
import { buildStatusOf } from './world-report.ts'

/** Default time until logs expire, in milliseconds. */
const unlimited = Number.POSITIVE_INFINITY

/** Whether logs finished at `finishedAt` have expired; times in milliseconds. */
export const isExpired = ({ testOptions }: Job, finishedAt: number, now: number) => {
  const { logExpirationTime } = testOptions
  const kept = logExpirationTime === undefined ? unlimited : logExpirationTime * second
  return now > finishedAt + kept
}

/** Files of a build, by the places of their ids. */
const files = [
  'buildOutputStream',
  'buildReposFile',
  'buildOutput',
] as const satisfies readonly (keyof BuildLogs)[]

/** A file of a build. */
export type BuildFile = (typeof files)[number]

/** The file of a job's build that has an id; undefined for any other id. */
export const buildFileOf = ({ buildReportId }: Job, id: string): BuildFile | undefined => {
  const place = placeOfPart(buildReportId, id, files.length)
  return place === undefined ? undefined : files[place]
}

const logsOf = (job: Job, finishedAt: number | undefined, now: number): BuildLogs => {
  const id = (file: BuildFile) => partId(job.buildReportId, files.indexOf(file))
  if (finishedAt === undefined) {
    return now < job.plan.startAt ? {} : { buildOutputStream: { id: id('buildOutputStream') } }
  }
  const expired = isExpired(job, finishedAt, now)
  return {
    buildReposFile: { id: id('buildReposFile'), type: 'repos', expired },
    buildOutput: { id: id('buildOutput'), type: 'txt', expired },
  }
}

/** The build that a job goes on with, at a time in milliseconds; undefined for a job without a build. */
const lastBuildOf = (job: Job, now: number, world: World): BuildReport | undefined => {
  const { plan, cancel, event } = job
  const status = buildStatusOf(job, now)
  if (!status || !plan.build) return undefined
  const endAt = Math.min(testStartOf(plan), cancel?.at ?? unlimited)
  const finishedAt = now >= endAt ? endAt : undefined
  return {
    id: job.buildReportId,
    jobId: job.id,
    status,
    ...(status === 'failed' && plan.failMessage && { failMessage: plan.failMessage }),
    ...(now >= plan.startAt && endAt > plan.startAt && { startedAt: isoOf(plan.startAt) }),
    ...(finishedAt !== undefined && { finishedAt: isoOf(finishedAt) }),
    catalog: job.catalog,
    parents: { jobReportId: job.reportId },
    event: {
      ...(event.source && { source: event.source }),
      ...(event.sourceId && { sourceId: event.sourceId }),
    },
    ...(status === 'succeeded' && {
      artifact: {
        name: 'autoware',
        build: { type: 'container' },
        images: ['runtime', vocabularyOf(job.projectId).simulatorImage].map((type, place) => ({
          id: partId(job.buildReportId, 10 + place),
          type,
          expired: isExpired(job, endAt, now),
        })),
      },
    }),
    mlPackages: usedByJob(world, job),
    options: job.buildOptions,
    logs: logsOf(job, finishedAt, now),
  }
}

/** Share of the time of a build after which it broke and began again. */
const brokenAfter = 0.2

/** The build of a job that broke and was made again. */
const brokenBuild = (job: Job, last: BuildReport): BuildReport => {
  const { startAt } = job.plan
  const brokenAt = startAt + (testStartOf(job.plan) - startAt) * brokenAfter
  const { artifact: _, ...rest } = last
  return {
    ...rest,
    id: partId(job.buildReportId, files.length),
    status: 'failed',
    failMessage: 'The machine of the build went away.',
    finishedAt: isoOf(brokenAt),
    logs: {},
  }
}

/** Builds of a job at a time in milliseconds, the oldest first; none for a job without a build. */
export const buildReportsOf = (job: Job, now: number, world: World): BuildReport[] => {
  const last = lastBuildOf(job, now, world)
  if (!last) return []
  return job.rebuilt && last.finishedAt !== undefined ? [brokenBuild(job, last), last] : [last]
}

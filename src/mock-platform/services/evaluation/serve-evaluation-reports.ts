import type { JobReport } from '@generated/evaluation/types.ts'
import { pageOf } from '@/mock-platform/core/platform-paging.ts'
import { refuse } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, ok } from '@/mock-platform/define-service.ts'
import { catalogArea } from '@/mock-platform/world/catalogs/world-catalog-area.ts'
import { releasesOf } from '@/mock-platform/world/firmware/world-firmware-area.ts'
import type { Job } from '@/mock-platform/world/jobs/job.ts'
import { jobArea } from '@/mock-platform/world/jobs/world-job-area.ts'
import { releaseStatusOf, reportOf, statusOf } from '@/mock-platform/world/jobs/world-report.ts'
import { usedByJob } from '@/mock-platform/world/ml/world-package-releases.ts'
import type { World } from '@/mock-platform/world/world.ts'

const ownJob = (world: World, projectId: string, jobId: string): Job | undefined =>
  world.of(jobArea, projectId).find(({ id }) => id === jobId)

/** Finds a job of a project. Refuses with 404 when there is none. */
export const findJob = (world: World, projectId: string, jobId: string): Job =>
  ownJob(world, projectId, jobId) ?? refuse(404, 'job_not_found', 'The job does not exist.')

/** The job that created a release which another project shares with this one. */
const sharedJob = (world: World, projectId: string, jobId: string): Job | undefined => {
  for (const { catalog } of world.of(catalogArea, projectId).values()) {
    if (!catalog.sharedFrom) continue
    const job = world.of(jobArea, catalog.sharedFrom).find(({ id }) => id === jobId)
    const releaseId = job?.plan.release?.id
    if (releaseId && releasesOf(world, catalog).some(({ id }) => id === releaseId)) return job
  }
  return undefined
}

/**
 * Finds a job whose reports a project may read: its own, and those of releases shared with it. Refuses others
 * with 404.
 */
export const findVisibleJob = (world: World, projectId: string, jobId: string): Job =>
  ownJob(world, projectId, jobId) ??
  sharedJob(world, projectId, jobId) ??
  refuse(404, 'job_not_found', 'The job does not exist.')

/** The short report of a job that used a release of an ML package. */
const usingReportOf = (report: JobReport) => {
  const { id, jobId, status, scheduledBy, catalog, event, test, firmware } = report
  const { description, startedAt, finishedAt, userName } = report
  return {
    id,
    jobId,
    status,
    description,
    userName,
    scheduledBy,
    catalog,
    event,
    ...(startedAt && { startedAt }),
    ...(finishedAt && { finishedAt }),
    ...(firmware && { firmware }),
    ...(test && { test: { caseResults: test.caseResults } }),
  }
}

/** Handlers for job reports. */
export const jobReportHandlers = {
  listJobReports: ({ path, query, world, clock }) => {
    const { catalogId, status } = query
    const now = clock.now()
    const statuses = new Set(status)
    const found = world
      .of(jobArea, path.projectId)
      .filter(
        (job) =>
          (catalogId === undefined || job.catalog.id === catalogId) &&
          (statuses.size === 0 || statuses.has(statusOf(job, now))),
      )
    const { items, ...token } = pageOf(found, query)
    return ok({ reports: items.map((job) => reportOf(job, now, world)), ...token })
  },
  listPackageJobReports: ({ path, query, world, clock }) => {
    const now = clock.now()
    const found = world
      .of(jobArea, path.projectId)
      .filter((job) =>
        usedByJob(world, job).some(
          ({ id, releaseId }) => id === path.packageId && releaseId === query.mlPackageReleaseId,
        ),
      )
    const { items, ...token } = pageOf(found, query)
    return ok({ reports: items.map((job) => usingReportOf(reportOf(job, now, world))), ...token })
  },
  getJobReport: ({ path, world, clock }) =>
    ok(reportOf(findVisibleJob(world, path.projectId, path.jobId), clock.now(), world)),
  getFirmwareReleaseReport: ({ path, world, clock }) => {
    const now = clock.now()
    const catalog = world.of(catalogArea, path.projectId).get(path.catalogId)?.catalog
    const isListed = catalog && releasesOf(world, catalog).some(({ id }) => id === path.releaseId)
    // A shared-in release was created by a job of the other project, for the catalog there.
    const job = world
      .of(jobArea, catalog?.sharedFrom ?? path.projectId)
      .find(({ plan }) => isListed && plan.release?.id === path.releaseId)
    return job && releaseStatusOf(job, now)
      ? ok(reportOf(job, now, world))
      : refuse(404, 'report_not_found', 'No job has created the release.')
  },
} satisfies HandlersOf<'evaluation'>

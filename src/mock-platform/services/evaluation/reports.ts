import { pageOf } from '../../core/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { type HandlersOf, ok } from '../../define-service.ts'
import { catalogArea } from '../../world/catalogs/area.ts'
import { jobArea } from '../../world/jobs/area.ts'
import type { Job } from '../../world/jobs/job.ts'
import { releaseStatusOf, reportOf, statusOf } from '../../world/jobs/report.ts'
import type { World } from '../../world/world.ts'

/** A job of a project. Refuses when there is none. */
export const findJob = (world: World, projectId: string, jobId: string): Job =>
  world.of(jobArea, projectId).find(({ id }) => id === jobId) ??
  refuse(404, 'job_not_found', 'The job does not exist.')

/** Reports of jobs. */
export const jobReportHandlers: HandlersOf<'evaluation'> = {
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
  getJobReport: ({ path, world, clock }) =>
    ok(reportOf(findJob(world, path.projectId, path.jobId), clock.now(), world)),
  getFirmwareReleaseReport: ({ path, world, clock }) => {
    const now = clock.now()
    // A release that another project shares was made by a job of that project.
    const record = world.of(catalogArea, path.projectId).get(path.catalogId)
    const job = world
      .of(jobArea, record?.catalog.sharedFrom ?? path.projectId)
      .find(({ plan }) => plan.release?.id === path.releaseId)
    return job && releaseStatusOf(job, now)
      ? ok(reportOf(job, now, world))
      : refuse(404, 'report_not_found', 'No job has made the release.')
  },
}

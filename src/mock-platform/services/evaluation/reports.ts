import { pageOf } from '../../core/paging.ts'
import { refuse } from '../../core/refusal.ts'
import { type HandlersOf, ok } from '../../define-service.ts'
import { jobArea } from '../../world/jobs/area.ts'
import type { Job } from '../../world/jobs/job.ts'
import { reportOf, statusOf } from '../../world/jobs/report.ts'
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
}

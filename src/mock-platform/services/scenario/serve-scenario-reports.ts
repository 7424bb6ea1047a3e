import { pageBy } from '@/mock-platform/core/platform-paging.ts'
import { refuseByName } from '@/mock-platform/core/refusal.ts'
import { type HandlersOf, ok } from '@/mock-platform/define-service.ts'
import { grantAccess, placeOf } from '@/mock-platform/object-store/grants.ts'
import {
  type ScenarioJobPlan,
  scenarioJobArea,
  scenarioReportAt,
} from '@/mock-platform/world/scenarios/world-reports.ts'
import type { World } from '@/mock-platform/world/world.ts'

/** Lifetime of the credentials for a log, in seconds. */
const grantTime = 900

/** Size of a sample log, in bytes: large enough to be seen coming. */
const logSize = 3 * 1024 ** 2

/** A zip file without entries, after so many bytes that are none of it. */
const sampleLog = () => {
  const content = new Uint8Array(logSize)
  content.set([0x50, 0x4b, 0x05, 0x06], logSize - 22)
  return content
}

const findJob = (world: World, projectId: string, jobId: string): ScenarioJobPlan =>
  world.of(scenarioJobArea, projectId).find(({ report }) => report.id === jobId) ??
  refuseByName(404, 'scenario_job_not_found', 'The scenario report does not exist.')

/** Handlers for the reports of jobs that make scenarios from recordings, and for their logs. */
export const scenarioReportHandlers = {
  listScenarioReports: ({ path, query, world, clock }) => {
    const { items, ...token } = pageBy(
      world.of(scenarioJobArea, path.projectId),
      query,
      ({ report }) => report.id,
    )
    return ok({ reports: items.map((plan) => scenarioReportAt(plan, clock.now())), ...token })
  },
  getScenarioReport: ({ path, world, clock }) =>
    ok(scenarioReportAt(findJob(world, path.projectId, path.jobId), clock.now())),
  getScenarioReportLogGrant: (call) => {
    const { path, world, clock } = call
    const { reports } = scenarioReportAt(findJob(world, path.projectId, path.jobId), clock.now())
    const { status } =
      reports.find(({ id }) => id === path.reportId) ??
      refuseByName(404, 'scenario_report_not_found', 'The job has no such report.')
    if (status !== 'succeeded' && status !== 'failed') {
      refuseByName(409, 'log_not_ready', 'The log is there once the report has ended.')
    }
    const place = { bucket: 'scenario-reports', key: `${path.projectId}/logs/${path.reportId}.zip` }
    world.objectStore.samples.set(placeOf(place), sampleLog)
    const awsStsCredentials = grantAccess(call, place, 'read', grantTime)
    const expiresAt = new Date(clock.now() + grantTime * 1000).toISOString()
    return ok({ ...place, awsStsCredentials, expiresAt })
  },
} satisfies HandlersOf<'scenario'>

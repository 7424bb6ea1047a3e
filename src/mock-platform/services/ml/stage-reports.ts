import { pageBy, pageOf } from '@/mock-platform/core/platform-paging.ts'
import { runArea } from '@/mock-platform/world/ml/world-ml-runs.ts'
import { refuse } from '../../core/refusal.ts'
import { type HandlersOf, ok } from '../../define-service.ts'
import { placeOfPart } from '../../world/jobs/part-ids.ts'
import { idCount } from '../../world/ml/part-places.ts'
import { endOf, type MlRun } from '../../world/ml/run.ts'
import { stageLogOf } from '../../world/ml/run-log.ts'
import {
  buildReportsOf,
  processReportsOf,
  stageOfStream,
  trainReportsOf,
} from '../../world/ml/run-report.ts'
import { day } from '../../world/moments.ts'
import type { World } from '../../world/world.ts'
import { findRun } from './serve-runs.ts'

/** For how long logs and checkpoints of a run are at hand after its end, in milliseconds. */
export const keptTime = 40 * day

interface ListQuery {
  order?: 'asc' | 'desc'
  size?: number
  nextToken?: string
}

const listed = <Report extends { id: string }>(reports: Report[], query: ListQuery) => {
  if (query.order === 'desc') reports.reverse()
  const { items, ...token } = pageOf(reports, query)
  return ok({ reports: items, ...token })
}

const found = <Report extends { id: string }>(reports: Report[], reportId: string) =>
  ok(
    reports.find(({ id }) => id === reportId) ??
      refuse(404, 'report_not_found', 'The report does not exist.'),
  )

/** The run of a project that has a part with this id, and the place of that; undefined when none has. */
export const findRunOfPart = (
  world: World,
  projectId: string,
  id: string,
): { run: MlRun; place: number } | undefined => {
  for (const run of world.of(runArea, projectId)) {
    const place = placeOfPart(run.id, id, idCount)
    if (place !== undefined) return { run, place }
  }
  return undefined
}

/** Handlers for the reports of stages and their logs. */
export const stageReportHandlers = {
  listBuildReports: ({ path, query, world, clock }) =>
    listed(buildReportsOf(findRun(world, path), clock.now()), query),
  getBuildReport: ({ path, world, clock }) =>
    found(buildReportsOf(findRun(world, path), clock.now()), path.buildReportId),
  listProcessReports: ({ path, query, world, clock }) =>
    listed(processReportsOf(findRun(world, path), clock.now()), query),
  getProcessReport: ({ path, world, clock }) =>
    found(processReportsOf(findRun(world, path), clock.now()), path.processReportId),
  listTrainReports: ({ path, query, world, clock }) =>
    listed(trainReportsOf(findRun(world, path), clock.now()), query),
  getTrainReport: ({ path, world, clock }) =>
    found(trainReportsOf(findRun(world, path), clock.now()), path.trainReportId),
  listLogStreamEvents: ({ path, query, world, clock }) => {
    const at = findRunOfPart(world, path.projectId, path.logStreamId)
    const stream = at && stageOfStream(at.place)
    if (!(at && stream)) {
      return refuse(404, 'log_stream_not_found', 'The log stream does not exist.')
    }
    if (clock.now() > endOf(at.run) + keptTime) {
      refuse(410, 'log_expired', 'The log has expired.')
    }
    const { count, line } = stageLogOf(at.run, stream.stage, stream.part, clock.now())
    const places = Array.from({ length: count }, (_, place) => place)
    if (query.order === 'desc') places.reverse()
    const { items, ...token } = pageBy(places, query, String)
    return ok({ events: items.map((place) => ({ message: line(place) })), ...token })
  },
} satisfies HandlersOf<'ml'>

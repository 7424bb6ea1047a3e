import type {
  BuildReport,
  ProcessReport,
  Run,
  RunLog,
  RunReport,
  StageReport,
  TrainReport,
} from '@generated/ml/types.ts'
import { partId } from '../jobs/part-ids.ts'
import { isoOf } from '../moments.ts'
import { idPlaces } from './part-places.ts'
import {
  endOf,
  failingStage,
  isCanceled,
  type MlRun,
  reusedRunOf,
  reuseTime,
  type StageName,
  stageNames,
  stageStateOf,
  startOf,
} from './run.ts'
import { configTextOf, metricsOf } from './training.ts'

/** Reports of each stage by name, and where their ids begin. */
const parts = {
  build: { place: 0, names: ['Image'] },
  process: { place: 1, names: ['Recordings 1 of 2', 'Recordings 2 of 2'] },
  train: { place: 3, names: ['Training'] },
} as const satisfies Record<StageName, { place: number; names: readonly string[] }>

const statusOf = (run: MlRun, now: number): RunReport['status'] => {
  if (isCanceled(run, now)) return 'canceled'
  if (now < run.plan.startAt) return 'scheduled'
  if (now < endOf(run)) return 'started'
  return failingStage(run) ? 'failed' : 'succeeded'
}

const outcomeOf = (run: MlRun, stage: StageName, now: number) => {
  const state = stageStateOf(run, stage, now)
  return state === 'succeeded' || state === 'failed' || state === 'skipped' ? state : undefined
}

/** State of a run at a time in milliseconds. */
export const runReportOf = (run: MlRun, now: number): RunReport => {
  const [build, process] = [outcomeOf(run, 'build', now), outcomeOf(run, 'process', now)]
  const train = outcomeOf(run, 'train', now)
  const failing = failingStage(run)
  const status = statusOf(run, now)
  const end = endOf(run)
  return {
    runId: run.id,
    experimentId: run.experimentId,
    status,
    ...(status === 'failed' && failing && { failMessage: run.plan[failing].failMessage }),
    ...(now >= run.plan.startAt &&
      end > run.plan.startAt && { startedAt: isoOf(run.plan.startAt) }),
    ...(now >= end && { finishedAt: isoOf(end) }),
    build: {
      ...(build && { status: build }),
      ...(run.reusedBuildRunId && { reusedBuildRunId: run.reusedBuildRunId }),
    },
    process: {
      ...(process && { status: process }),
      ...(run.reusedProcessRunId && { reusedProcessRunId: run.reusedProcessRunId }),
    },
    train: { ...(train && train !== 'skipped' && { status: train }) },
    event: run.event,
  }
}

/** A run as the service answers it at a time in milliseconds. */
export const answerOf = (run: MlRun, now: number): Run => ({
  id: run.id,
  name: run.name,
  description: run.description,
  experimentId: run.experimentId,
  createdAt: isoOf(run.createdAt),
  createdBy: run.createdBy,
  userName: run.userName ?? '',
  deprecated: run.deprecated,
  ...(run.configPath && { configPath: run.configPath }),
  // The file is read with the source, as the build starts.
  ...(now >= run.plan.startAt && {
    configRaw: configTextOf(run),
    config: run.package
      ? { trainingArtifacts: { packageId: run.package.id, packageName: run.package.name } }
      : {},
  }),
  metricsSummary: metricsOf(run, now).map(({ name, value }) => ({ name, value })),
  report: runReportOf(run, now),
})

/** The reports of a stage so far, oldest first. */
const stageReports = (run: MlRun, stage: StageName, now: number): StageReport[] => {
  const state = stageStateOf(run, stage, now)
  if (state === 'none' || state === 'skipped') return []
  const { endAt, failMessage } = run.plan[stage]
  const { place, names } = parts[stage]
  const end = Math.min(endAt, endOf(run))
  return names.map((name, index) => ({
    id: partId(run.id, idPlaces.reports + place + index),
    name,
    // The first part that fails stops the others.
    status: state === 'failed' && index > 0 ? 'canceled' : state,
    startedAt: isoOf(startOf(run, stage)),
    ...(now >= end && { finishedAt: isoOf(end) }),
    ...(state === 'failed' && index === 0 && { failMessage }),
    experimentId: run.experimentId,
  }))
}

const withReuse = (report: StageReport) =>
  report.status === 'succeeded' && report.finishedAt
    ? { ...report, reuseExpiresAt: isoOf(Date.parse(report.finishedAt) + reuseTime) }
    : report

const streamOf = (run: MlRun, stage: StageName, index: number) => ({
  id: partId(run.id, idPlaces.streams + parts[stage].place + index),
})

/** The build reports of a run. */
export const buildReportsOf = (run: MlRun, now: number): BuildReport[] =>
  stageReports(run, 'build', now).map((report, index) => ({
    ...withReuse(report),
    logs: { buildOutputStream: streamOf(run, 'build', index) },
  }))

/** The process reports of a run. */
export const processReportsOf = (run: MlRun, now: number): ProcessReport[] =>
  stageReports(run, 'process', now).map((report, index) => ({
    ...withReuse(report),
    logs: { processOutputStream: streamOf(run, 'process', index) },
  }))

/** The train reports of a run. */
export const trainReportsOf = (run: MlRun, now: number): TrainReport[] =>
  stageReports(run, 'train', now).map((report, index) => ({
    ...report,
    logs: { trainOutputStream: streamOf(run, 'train', index) },
  }))

/** The stage that writes a stream, by the place of its id; undefined for an id of something else. */
export const stageOfStream = (place: number): { stage: StageName; part: number } | undefined => {
  const stage = stageNames.find(
    (name) =>
      place >= idPlaces.streams + parts[name].place &&
      place < idPlaces.streams + parts[name].place + parts[name].names.length,
  )
  return stage && { stage, part: place - idPlaces.streams - parts[stage].place }
}

/** Log files of a run: one of each stage that has ended, oldest first. */
export const runLogsOf = (
  run: MlRun,
  now: number,
  sizeOf: (stage: StageName) => number,
): RunLog[] =>
  stageNames.flatMap((stage, index) => {
    const state = stageStateOf(run, stage, now)
    if (!['succeeded', 'failed', 'canceled'].includes(state) || reusedRunOf(run, stage)) return []
    return {
      id: partId(run.id, idPlaces.logs + index),
      experimentId: run.experimentId,
      category: stage,
      size: sizeOf(stage),
      createdAt: isoOf(Math.min(run.plan[stage].endAt, endOf(run))),
    }
  })

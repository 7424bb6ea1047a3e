import type { HandlersOf } from '../../define-service.ts'
import { runFileHandlers } from './run-files.ts'
import { scheduleRunHandlers } from './schedule-run.ts'
import { experimentHandlers } from './serve-experiments.ts'
import { runHandlers } from './serve-runs.ts'
import { stageReportHandlers } from './stage-reports.ts'

/** Handlers for experiments, runs and all that belongs to them. */
export const experimentServiceHandlers = {
  ...experimentHandlers,
  ...runHandlers,
  ...scheduleRunHandlers,
  ...stageReportHandlers,
  ...runFileHandlers,
} satisfies HandlersOf<'ml'>

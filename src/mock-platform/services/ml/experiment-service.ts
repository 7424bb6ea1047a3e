import type { HandlersOf } from '../../define-service.ts'
import { experimentHandlers } from './experiments.ts'
import { runFileHandlers } from './run-files.ts'
import { runHandlers } from './runs.ts'
import { scheduleRunHandlers } from './schedule-run.ts'
import { stageReportHandlers } from './stage-reports.ts'

/** Handlers for experiments, runs and all that belongs to them. */
export const experimentServiceHandlers = {
  ...experimentHandlers,
  ...runHandlers,
  ...scheduleRunHandlers,
  ...stageReportHandlers,
  ...runFileHandlers,
} satisfies HandlersOf<'ml'>

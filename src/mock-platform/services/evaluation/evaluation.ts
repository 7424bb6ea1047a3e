import { defineService } from '../../define-service.ts'
import { logHandlers } from './logs.ts'
import { scheduleHandlers } from './schedule.ts'
import { caseReportHandlers } from './serve-case-reports.ts'
import { jobReportHandlers } from './serve-evaluation-reports.ts'
import { integrationHandlers } from './serve-integrations.ts'
import { sourceHandlers } from './serve-sources.ts'
import { testReportHandlers } from './serve-test-reports.ts'
import { suiteHandlers } from './suites.ts'

/** Suites, integrations, sources, jobs and their reports. Errors have the form with a code. */
export const evaluationService = defineService('evaluation', {
  ...suiteHandlers,
  ...integrationHandlers,
  ...sourceHandlers,
  ...scheduleHandlers,
  ...jobReportHandlers,
  ...testReportHandlers,
  ...caseReportHandlers,
  ...logHandlers,
})

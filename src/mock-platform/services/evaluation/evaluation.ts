import { defineService } from '../../define-service.ts'
import { caseReportHandlers } from './case-reports.ts'
import { integrationHandlers } from './integrations.ts'
import { logHandlers } from './logs.ts'
import { jobReportHandlers } from './reports.ts'
import { scheduleHandlers } from './schedule.ts'
import { sourceHandlers } from './sources.ts'
import { suiteHandlers } from './suites.ts'
import { testReportHandlers } from './test-reports.ts'

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

import { defineService } from '../../define-service.ts'
import { jobReportHandlers } from './reports.ts'
import { suiteHandlers } from './suites.ts'

/** Suites, integrations, sources, jobs and their reports. Refusals have the form with a code. */
export const evaluationService = defineService('evaluation', {
  ...suiteHandlers,
  ...jobReportHandlers,
})

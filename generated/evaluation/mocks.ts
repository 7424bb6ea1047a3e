// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import {
  createIntegrationAnswer,
  createSuiteAnswer,
  downloadLogAnswer,
  downloadSourceAnswer,
  getBuildReportAnswer,
  getCaseReportAnswer,
  getFirmwareReleaseReportAnswer,
  getIntegrationAnswer,
  getJobReportAnswer,
  getSourceAnswer,
  getSpecReportAnswer,
  getSuiteAnswer,
  getSuiteReportAnswer,
  listBuildReportsAnswer,
  listCaseAttemptsAnswer,
  listCaseReportsAnswer,
  listIntegrationsAnswer,
  listJobReportsAnswer,
  listLogStreamEventsAnswer,
  listPackageJobReportsAnswer,
  listSourcesAnswer,
  listSpecReportsAnswer,
  listSuiteReportsAnswer,
  listSuiteSpecsAnswer,
  listSuitesAnswer,
  listSuitesByScenarioAnswer,
  scheduleJobAnswer,
  updateIntegrationAnswer,
  updateSuiteAnswer,
} from './random.ts'
import type {
  BuildReport,
  BuildReportPage,
  CaseAttemptPage,
  CaseReport,
  CaseReportPage,
  CreateSuiteAnswer,
  CreateSuiteRequest,
  DownloadRequest,
  Integration,
  IntegrationPage,
  IntegrationRequest,
  JobReport,
  JobReportPage,
  LogDownload,
  LogEventPage,
  PackageJobReportPage,
  SaveIntegrationAnswer,
  ScheduleJobAnswer,
  ScheduleJobRequest,
  Source,
  SourceDownload,
  SourcePage,
  SpecReport,
  SpecReportPage,
  Suite,
  SuitePage,
  SuiteReport,
  SuiteReportPage,
  SuiteSpecPage,
  UpdateSuiteAnswer,
  UpdateSuiteRequest,
} from './wire.ts'

/** Arguments and answers of the operations of the evaluation service, in wire form. */
export interface EvaluationCalls {
  /** List integrations. */
  listIntegrations: { path: 'project_id'; body: undefined; answer: IntegrationPage }
  /** Create an integration. */
  createIntegration: { path: 'project_id'; body: IntegrationRequest; answer: SaveIntegrationAnswer }
  /** Get an integration. */
  getIntegration: { path: 'project_id' | 'integration_id'; body: undefined; answer: Integration }
  /** Delete an integration. */
  deleteIntegration: { path: 'project_id' | 'integration_id'; body: undefined; answer: undefined }
  /** Update an integration. */
  updateIntegration: {
    path: 'project_id' | 'integration_id'
    body: IntegrationRequest
    answer: SaveIntegrationAnswer
  }
  /** Start a job. */
  scheduleJob: { path: 'project_id'; body: ScheduleJobRequest; answer: ScheduleJobAnswer }
  /** Cancel a job. */
  cancelJob: { path: 'project_id' | 'job_id'; body: undefined; answer: undefined }
  /** List sources. */
  listSources: { path: 'project_id'; body: undefined; answer: SourcePage }
  /** Get a source. */
  getSource: { path: 'project_id' | 'source_id'; body: undefined; answer: Source }
  /** Get a download link of a source. */
  downloadSource: {
    path: 'project_id' | 'source_id'
    body: DownloadRequest
    answer: SourceDownload
  }
  /** List suites. */
  listSuites: { path: 'project_id'; body: undefined; answer: SuitePage }
  /** Create a suite. */
  createSuite: { path: 'project_id'; body: CreateSuiteRequest; answer: CreateSuiteAnswer }
  /** Get a suite. */
  getSuite: { path: 'project_id' | 'suite_id'; body: undefined; answer: Suite }
  /** Update a suite. */
  updateSuite: {
    path: 'project_id' | 'suite_id'
    body: UpdateSuiteRequest
    answer: UpdateSuiteAnswer
  }
  /** Delete a suite. */
  deprecateSuite: { path: 'project_id' | 'suite_id'; body: undefined; answer: undefined }
  /** List the specs of a suite. */
  listSuiteSpecs: { path: 'project_id' | 'suite_id'; body: undefined; answer: SuiteSpecPage }
  /** List the suites of a scenario. */
  listSuitesByScenario: { path: 'project_id' | 'scenario_id'; body: undefined; answer: SuitePage }
  /** List job reports. */
  listJobReports: { path: 'project_id'; body: undefined; answer: JobReportPage }
  /** Get a job report. */
  getJobReport: { path: 'project_id' | 'job_id'; body: undefined; answer: JobReport }
  /** Get the report of a firmware release. */
  getFirmwareReleaseReport: {
    path: 'project_id' | 'catalog_id' | 'release_id'
    body: undefined
    answer: JobReport
  }
  /** List the job reports of an ML package release. */
  listPackageJobReports: {
    path: 'project_id' | 'package_id'
    body: undefined
    answer: PackageJobReportPage
  }
  /** List build reports. */
  listBuildReports: { path: 'project_id' | 'job_id'; body: undefined; answer: BuildReportPage }
  /** Get a build report. */
  getBuildReport: {
    path: 'project_id' | 'job_id' | 'build_report_id'
    body: undefined
    answer: BuildReport
  }
  /** List suite reports. */
  listSuiteReports: { path: 'project_id' | 'job_id'; body: undefined; answer: SuiteReportPage }
  /** Get a suite report. */
  getSuiteReport: {
    path: 'project_id' | 'job_id' | 'suite_report_id'
    body: undefined
    answer: SuiteReport
  }
  /** List spec reports. */
  listSpecReports: { path: 'project_id' | 'job_id'; body: undefined; answer: SpecReportPage }
  /** Get a spec report. */
  getSpecReport: {
    path: 'project_id' | 'job_id' | 'spec_report_id'
    body: undefined
    answer: SpecReport
  }
  /** List case reports. */
  listCaseReports: { path: 'project_id' | 'job_id'; body: undefined; answer: CaseReportPage }
  /** Get a case report. */
  getCaseReport: {
    path: 'project_id' | 'job_id' | 'case_report_id'
    body: undefined
    answer: CaseReport
  }
  /** List the attempts of a case. */
  listCaseAttempts: {
    path: 'project_id' | 'job_id' | 'case_report_id'
    body: undefined
    answer: CaseAttemptPage
  }
  /** Get a download link of a log. */
  downloadLog: { path: 'project_id' | 'log_id'; body: DownloadRequest; answer: LogDownload }
  /** List the events of a log stream. */
  listLogStreamEvents: {
    path: 'project_id' | 'log_stream_id'
    body: undefined
    answer: LogEventPage
  }
}

const mocks: Mocks<EvaluationCalls> = {
  listIntegrations: {
    method: 'GET',
    path: '/projects/{project_id}/integrations',
    status: 200,
    random: listIntegrationsAnswer,
  },
  createIntegration: {
    method: 'POST',
    path: '/projects/{project_id}/integrations/',
    status: 201,
    random: createIntegrationAnswer,
  },
  getIntegration: {
    method: 'GET',
    path: '/projects/{project_id}/integrations/{integration_id}',
    status: 200,
    random: getIntegrationAnswer,
  },
  deleteIntegration: {
    method: 'DELETE',
    path: '/projects/{project_id}/integrations/{integration_id}',
    status: 204,
  },
  updateIntegration: {
    method: 'POST',
    path: '/projects/{project_id}/integrations/{integration_id}/versions',
    status: 201,
    random: updateIntegrationAnswer,
  },
  scheduleJob: {
    method: 'POST',
    path: '/projects/{project_id}/jobs/schedule',
    status: 201,
    random: scheduleJobAnswer,
  },
  cancelJob: { method: 'POST', path: '/projects/{project_id}/jobs/{job_id}/cancel', status: 204 },
  listSources: {
    method: 'GET',
    path: '/projects/{project_id}/sources',
    status: 200,
    random: listSourcesAnswer,
  },
  getSource: {
    method: 'GET',
    path: '/projects/{project_id}/sources/{source_id}',
    status: 200,
    random: getSourceAnswer,
  },
  downloadSource: {
    method: 'POST',
    path: '/projects/{project_id}/sources/{source_id}/download',
    status: 200,
    random: downloadSourceAnswer,
  },
  listSuites: {
    method: 'GET',
    path: '/projects/{project_id}/suites',
    status: 200,
    random: listSuitesAnswer,
  },
  createSuite: {
    method: 'POST',
    path: '/projects/{project_id}/suites',
    status: 201,
    random: createSuiteAnswer,
  },
  getSuite: {
    method: 'GET',
    path: '/projects/{project_id}/suites/{suite_id}',
    status: 200,
    random: getSuiteAnswer,
  },
  updateSuite: {
    method: 'POST',
    path: '/projects/{project_id}/suites/{suite_id}/versions',
    status: 201,
    random: updateSuiteAnswer,
  },
  deprecateSuite: {
    method: 'POST',
    path: '/projects/{project_id}/suites/{suite_id}/deprecate',
    status: 204,
  },
  listSuiteSpecs: {
    method: 'GET',
    path: '/projects/{project_id}/suites/{suite_id}/specs',
    status: 200,
    random: listSuiteSpecsAnswer,
  },
  listSuitesByScenario: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/{scenario_id}/suites',
    status: 200,
    random: listSuitesByScenarioAnswer,
  },
  listJobReports: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/reports',
    status: 200,
    random: listJobReportsAnswer,
  },
  getJobReport: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/report',
    status: 200,
    random: getJobReportAnswer,
  },
  getFirmwareReleaseReport: {
    method: 'GET',
    path: '/projects/{project_id}/catalogs/{catalog_id}/firmware/releases/{release_id}/report',
    status: 200,
    random: getFirmwareReleaseReportAnswer,
  },
  listPackageJobReports: {
    method: 'GET',
    path: '/projects/{project_id}/ml/packages/{package_id}/jobs/reports',
    status: 200,
    random: listPackageJobReportsAnswer,
  },
  listBuildReports: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/build/reports',
    status: 200,
    random: listBuildReportsAnswer,
  },
  getBuildReport: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/build/reports/{build_report_id}',
    status: 200,
    random: getBuildReportAnswer,
  },
  listSuiteReports: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/suite/reports',
    status: 200,
    random: listSuiteReportsAnswer,
  },
  getSuiteReport: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/suite/reports/{suite_report_id}',
    status: 200,
    random: getSuiteReportAnswer,
  },
  listSpecReports: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/spec/reports',
    status: 200,
    random: listSpecReportsAnswer,
  },
  getSpecReport: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/spec/reports/{spec_report_id}',
    status: 200,
    random: getSpecReportAnswer,
  },
  listCaseReports: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/case/reports',
    status: 200,
    random: listCaseReportsAnswer,
  },
  getCaseReport: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/case/reports/{case_report_id}',
    status: 200,
    random: getCaseReportAnswer,
  },
  listCaseAttempts: {
    method: 'GET',
    path: '/projects/{project_id}/jobs/{job_id}/case/reports/{case_report_id}/attempts',
    status: 200,
    random: listCaseAttemptsAnswer,
  },
  downloadLog: {
    method: 'POST',
    path: '/projects/{project_id}/logs/{log_id}/download',
    status: 200,
    random: downloadLogAnswer,
  },
  listLogStreamEvents: {
    method: 'GET',
    path: '/projects/{project_id}/log_streams/{log_stream_id}/events',
    status: 200,
    random: listLogStreamEventsAnswer,
  },
}

/** MSW handlers of every operation of the evaluation service. */
export const evaluationHandlers = (options: HandlersOptions<EvaluationCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the evaluation service. */
export const evaluationHandler = <Id extends keyof EvaluationCalls>(
  id: Id,
  options: HandlerOptions<EvaluationCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)

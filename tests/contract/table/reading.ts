import type { ReadTable } from '../lib/read-context.ts'

/**
 * Calls that read and need more than the ids of their path: bodies with ids in them, parameters that
 * go together. A body that is not here is the contract's own example.
 */
export const reading = {
  'auth.assertFeatureScope': {
    body: {
      assertion_type: 'token',
      token: '{session.token}',
      feature_scope: '{project.id}:{session.feature}',
    },
  },
  // Who started a job may have left the project since.
  'project.getMember': { tolerates: [404] },
  'project.batchGetMembers': {
    body: { member_subject_ids: ['{job.scheduled_by}'] },
    batch: {
      asked: 'member_subject_ids',
      answered: 'members.subject_id',
      each: { call: 'project.getMember', id: 'subject_id' },
    },
    alike: { call: 'project.getMember', path: { subject_id: 'subject_id' } },
  },
  'catalog.listPackageFirmwareReleases': {
    alike: {
      call: 'catalog.getFirmwareRelease',
      path: { catalog_id: 'catalog_id', release_id: 'id' },
    },
  },
  'firmware-registry.batchGetFirmwareImages': {
    body: { image_ids: ['{deployment.image_id}'] },
    batch: { asked: 'image_ids', answered: 'images.id' },
  },
  'evaluation.listSuitesByScenario': {
    alike: { call: 'evaluation.getSuite', path: { suite_id: 'id' } },
  },
  'evaluation.listSuiteSpecs': {
    shows: { 'specs.scenario_id': '{suite.specs.scenario_id}' },
    alike: { call: 'evaluation.getSuite', at: 'specs' },
  },
  'evaluation.listJobReports': {
    alike: { call: 'evaluation.getJobReport', path: { job_id: 'job_id' } },
  },
  'evaluation.listPackageJobReports': {
    alike: { call: 'evaluation.getJobReport', path: { job_id: 'job_id' } },
  },
  'evaluation.getFirmwareReleaseReport': {
    alike: { call: 'evaluation.getJobReport', path: { job_id: 'job_id' } },
  },
  'evaluation.listSuiteReports': {
    parts: {
      of: 'endedJob',
      path: { job_id: '{endedJob.job_id}' },
      state: 'test.status',
      counts: 'test.case_results',
    },
  },
  'evaluation.listSpecReports': {
    shows: { 'reports.parents.job_report_id': '{job.id}' },
    parts: {
      of: 'suiteReport',
      query: { suite_report_id: '{suiteReport.id}' },
      state: 'status',
      counts: 'case_results',
    },
  },
  'evaluation.getSpecReport': { shows: { 'parents.job_report_id': '{job.id}' } },
  'evaluation.listCaseReports': {
    parts: {
      of: 'endedSpec',
      query: { spec_report_id: '{endedSpec.id}' },
      state: 'status',
      counts: 'case_results',
    },
  },
  'evaluation.getCaseReport': {
    shows: { 'scenario.id': '{caseReport.scenario.id}' },
    trying: { attempt_id: { attempt_id: '{caseAttempt.id}' } },
  },
  'evaluation.listCaseAttempts': { shows: { 'attempts.id': '{caseReport.attempt_id}' } },
  'metrics.queryMetrics': {
    body: {
      index: 'case_report_index',
      compute: [{ aggregation: 'count', select: 'status' }],
      group_by: [{ by: 'status' }],
      job_report_id: '{endedJob.id}',
      clear_cache: false,
    },
    sums: {
      at: 'series.row.data',
      to: [
        '{endedJob.test.case_results.success_count}',
        '{endedJob.test.case_results.failure_count}',
      ],
    },
  },
  'scenario.batchGetScenarios': {
    body: { items: [{ scenario_id: '{scenario.id}' }] },
    batch: { asked: 'items.scenario_id', answered: 'found.id' },
    alike: { call: 'scenario.getScenario', path: { scenario_id: 'id' } },
  },
  'scenario.batchGetScenarioVersions': {
    body: {
      items: [{ scenario_id: '{scenario.id}', scenario_version_id: '{scenario.version_id}' }],
    },
    batch: { asked: 'items.scenario_id', answered: 'found.id' },
    alike: {
      call: 'scenario.getScenarioVersion',
      path: { scenario_id: 'id', version_id: 'version_id' },
    },
  },
  // What is there has at least the version that it is in.
  'scenario.listScenarioVersions': { shows: { 'versions.version_id': '{scenario.version_id}' } },
  'scenario.listScenarioAssetVersions': {
    shows: { 'versions.version_id': '{asset.version_id}' },
  },
  'scenario.listScenarioReports': {
    alike: { call: 'scenario.getScenarioReport', path: { job_id: 'id' } },
  },
  'scenario.batchGetScenarioFormats': {
    body: { items: [{ id: '{scenario.id}', version_id: '{scenario.version_id}' }] },
    batch: { asked: 'items.id', answered: 'succeeded.id' },
  },
  'scenario.listScenarios': {
    trying: { display_name: { display_name: '{scenario.display_name}' } },
  },
  'ml.listRuns': {
    trying: {
      sort_metric_name: { sort: 'metric_value', sort_metric_name: '{runMetric.name}' },
    },
  },
  // One of the two ids is given.
  'ml.listArtifacts': {
    query: { run_id: '{run.id}' },
    trying: { package_id: { package_id: '{package.id}' } },
  },
  'ml.batchGetArtifacts': {
    body: { ids: ['{artifact.id}'] },
    batch: { asked: 'ids', answered: 'found.id' },
    alike: { call: 'ml.listArtifacts', query: { run_id: 'run_id' }, at: 'artifacts' },
  },
  'ml.listRunReports': {
    alike: {
      call: 'ml.getRun',
      path: { experiment_id: 'experiment_id', run_id: 'run_id' },
      at: 'report',
    },
  },
  'ml.listExperimentRunReports': {
    alike: { call: 'ml.getRun', path: { run_id: 'run_id' }, at: 'report' },
  },
  'ml.batchGetPackages': {
    body: { ids: ['{package.id}'] },
    batch: { asked: 'ids', answered: 'found.id' },
    alike: { call: 'ml.getPackage', path: { package_id: 'id' } },
  },
  'ml.batchGetPackageReleases': {
    body: { ids: ['{packageRelease.id}'] },
    batch: { asked: 'ids', answered: 'found.id' },
    alike: {
      call: 'ml.getPackageRelease',
      path: { package_id: 'package_id', release_id: 'id' },
    },
  },
  'ml.downloadPackageRelease': {
    path: { package_id: '{packedRelease.package_id}', release_id: '{packedRelease.id}' },
  },
} as const satisfies ReadTable

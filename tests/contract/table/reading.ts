import type { ReadTable } from '../lib/read-checks.ts'

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
  'project.batchGetMembers': { body: { member_subject_ids: ['{job.scheduled_by}'] } },
  'firmware-registry.batchGetFirmwareImages': { body: { image_ids: ['{deployment.image_id}'] } },
  'evaluation.getCaseReport': { trying: { attempt_id: { attempt_id: '{caseAttempt.id}' } } },
  'metrics.queryMetrics': {
    body: {
      index: 'case_report_index',
      compute: [{ aggregation: 'count', select: 'status' }],
      group_by: [{ by: 'status' }],
      job_report_id: '{job.id}',
      clear_cache: false,
    },
  },
  'scenario.batchGetScenarios': { body: { items: [{ scenario_id: '{scenario.id}' }] } },
  'scenario.batchGetScenarioVersions': {
    body: {
      items: [{ scenario_id: '{scenario.id}', scenario_version_id: '{scenario.version_id}' }],
    },
  },
  'scenario.batchGetScenarioFormats': {
    body: { items: [{ id: '{scenario.id}', version_id: '{scenario.version_id}' }] },
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
  'ml.batchGetArtifacts': { body: { ids: ['{artifact.id}'] } },
  'ml.batchGetPackages': { body: { ids: ['{package.id}'] } },
  'ml.batchGetPackageReleases': { body: { ids: ['{packageRelease.id}'] } },
  'ml.downloadPackageRelease': {
    path: { package_id: '{packedRelease.package_id}', release_id: '{packedRelease.id}' },
  },
} as const satisfies ReadTable

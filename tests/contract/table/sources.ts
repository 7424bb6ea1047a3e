import type { Source } from '../lib/resolver.ts'

/**
 * Where the things come from that operations are called with. A suite comes from the list `…/suites` without a
 * line, since a path has `…/suites/{suite_id}`.
 */
export const sources = {
  project: { words: 'project', from: 'project.listProjects' },

  catalog: { words: 'catalog', from: 'catalog.listCatalogs' },
  firmwareRelease: {
    words: 'firmware release',
    from: 'catalog.listFirmwareReleases',
  },
  draftRelease: {
    words: 'draft of a firmware release',
    from: 'catalog.listFirmwareReleases',
    query: { draft: true },
    where: { draft: true, deprecated: false },
  },
  deployment: {
    words: 'firmware image in a firmware release',
    within: 'firmwareRelease',
    at: 'items.deployment',
  },
  catalogShare: { words: 'share of a catalog', from: 'catalog.listCatalogShares' },
  catalogInvitation: {
    words: 'invitation to a catalog',
    from: 'catalog.listCatalogShareInvitations',
  },

  integration: { words: 'integration', from: 'evaluation.listIntegrations' },
  source: {
    words: 'source',
    from: 'evaluation.listSources',
    prefer: { expired: false },
  },
  job: { words: 'job', from: 'evaluation.listJobReports' },
  builtJob: {
    words: 'job with a build',
    from: 'evaluation.listJobReports',
    prefer: { 'build.status': 'succeeded' },
  },
  endedJob: {
    words: 'job with tests that have ended',
    from: 'evaluation.listJobReports',
    query: { status: ['failed', 'succeeded'] },
    prefer: { 'test.status': 'failed' },
  },
  endedSpec: {
    words: 'spec report that has ended',
    from: 'evaluation.listSpecReports',
    where: { status: 'succeeded' },
  },
  caseAttempt: { words: 'attempt of a case', from: 'evaluation.listCaseAttempts' },
  caseLog: {
    words: 'log of a case',
    within: 'caseReport',
    at: 'logs.simulation_log',
    prefer: { expired: false },
  },
  buildStream: {
    words: 'log stream of a build',
    within: 'buildReport',
    at: 'logs.build_output_stream',
  },
  packageInBuild: {
    words: 'ML package in a build',
    within: 'buildReport',
    at: 'ml_packages',
  },

  scenario: {
    words: 'scenario',
    from: 'scenario.listScenarios',
    prefer: { deprecated: false },
  },
  approvedScenario: {
    words: 'approved scenario',
    from: 'scenario.listScenarios',
    query: { review_status: 'approved' },
    prefer: { deprecated: false, 'review.status': 'approved' },
  },
  shareableScenario: {
    words: 'scenario that can be shared',
    from: 'scenario.listScenarios',
    query: { suite_type: 'planning_sim_v2' },
    prefer: { deprecated: false, type: 'planning_sim_v2' },
  },
  scenarioShare: { words: 'share of a scenario', from: 'scenario.listScenarioShares' },
  scenarioInvitation: {
    words: 'invitation to a scenario',
    from: 'scenario.listScenarioShareInvitations',
  },
  asset: { words: 'scenario asset', from: 'scenario.listScenarioAssets' },
  scenarioReport: {
    words: 'scenario report',
    from: 'scenario.listScenarioReports',
    prefer: { status: 'succeeded' },
  },
  scenarioReportEntry: {
    words: 'entry of a scenario report',
    within: 'scenarioReport',
    at: 'reports',
    prefer: { status: 'succeeded' },
  },

  areaMap: { words: 'area map', from: 'map.listAreaMaps' },
  areaMapVersion: { words: 'version of an area map', from: 'map.listAreaMapVersions' },

  runMetric: { words: 'metric of a run', from: 'ml.listRunMetrics' },
  runBuildReport: { words: 'build report of a run', from: 'ml.listBuildReports' },
  runProcessReport: { words: 'process report of a run', from: 'ml.listProcessReports' },
  runTrainReport: { words: 'train report of a run', from: 'ml.listTrainReports' },
  trainStream: {
    words: 'log stream of a training',
    within: 'runTrainReport',
    at: 'logs.train_output_stream',
  },
  runLog: { words: 'log of a run', from: 'ml.listRunLogs' },
  runSource: {
    words: 'source of runs',
    from: 'ml.listSources',
    prefer: { expired: false },
  },
  artifact: {
    words: 'artifact of a run',
    from: 'ml.listArtifacts',
    query: { run_id: '{run.id}' },
  },
  checkpoint: { words: 'checkpoint of a run', from: 'ml.listCheckpoints' },
  runIntegration: { words: 'integration for runs', from: 'ml.listIntegrations' },
  trainingDataset: {
    words: 'training dataset',
    from: 'ml.listTrainingDatasets',
    prefer: { deployment_status: 'deployed' },
  },
  package: { words: 'ML package', from: 'ml.listPackages' },
  packageRelease: { words: 'release of an ML package', from: 'ml.listPackageReleases' },
  packedRelease: {
    words: 'packed release of an ML package',
    from: 'ml.listPackageReleases',
    prefer: { 'packaging_report.status': 'completed' },
  },
  packageShare: { words: 'share of an ML package', from: 'ml.listPackageShares' },
  packageInvitation: {
    words: 'invitation to an ML package',
    from: 'ml.listPackageShareInvitations',
  },
} as const satisfies { readonly [name: string]: Source }

/** Name of a thing that a source yields. */
export type SourceName = keyof typeof sources

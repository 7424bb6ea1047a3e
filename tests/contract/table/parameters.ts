import type { Service } from '@/config/services.ts'
import type { SourceName } from './sources.ts'

type Place = `${SourceName}.${string}`

/**
 * By service: the field that a path or query parameter is filled from, unless it is the `id` of an item of the
 * list that its path follows: `suite_id` in `…/suites/{suite_id}`. The project is the same everywhere.
 */
export const parameters = {
  auth: {},
  project: { subject_id: 'job.scheduled_by' },
  catalog: {
    release_id: 'firmwareRelease.id',
    share_id: 'catalogShare.id',
    invitation_id: 'catalogInvitation.id',
    package_id: 'packageRelease.package_id',
    ml_package_release_id: 'packageRelease.id',
  },
  'firmware-registry': { image_id: 'deployment.image_id' },
  simulator: { catalog_id: 'job.catalog.id', job_id: 'job.job_id' },
  evaluation: {
    integration_id: 'integration.id',
    scenario_id: 'scenario.id',
    catalog_id: 'catalog.id',
    release_id: 'firmwareRelease.id',
    job_id: 'job.job_id',
    attempt_id: 'caseAttempt.id',
    log_id: 'caseLog.id',
    log_stream_id: 'buildStream.id',
    package_id: 'packageRelease.package_id',
    ml_package_release_id: 'packageRelease.id',
  },
  scenario: {
    version_id: 'scenario.version_id',
    share_id: 'scenarioShare.id',
    invitation_id: 'scenarioInvitation.id',
    job_id: 'scenarioReport.id',
    report_id: 'scenarioReportEntry.id',
  },
  map: { area_map_id: 'areaMap.area_map_id', version_id: 'areaMapVersion.version_id' },
  metrics: {},
  notification: {},
  ml: {
    build_report_id: 'runBuildReport.id',
    process_report_id: 'runProcessReport.id',
    train_report_id: 'runTrainReport.id',
    log_stream_id: 'trainStream.id',
    log_id: 'runLog.id',
    source_id: 'runSource.id',
    integration_id: 'runIntegration.id',
    annotation_dataset_id: 'trainingDataset.annotation_dataset_id',
    training_dataset_id: 'trainingDataset.id',
    release_id: 'packageRelease.id',
    share_id: 'packageShare.id',
    invitation_id: 'packageInvitation.id',
  },
} as const satisfies { readonly [S in Service]: { readonly [parameter: string]: Place } }

import type { Step, Story } from '../../lib/stories.ts'
import { beside } from '../beside.ts'

const needsRepository = 'needs a git repository and an access token for it'

const run = { run_id: '{startedRun.run_id}' }

const invitation = {
  call: 'ml.listPackageShareInvitations',
  path: { project_id: '{partner.id}' },
  shows: { 'shared_package.id': '{package.id}' },
  keep: 'packageInvitation',
  own: true,
} as const

const answerPath = {
  project_id: '{partner.id}',
  package_id: '{packageInvitation.shared_package.id}',
  invitation_id: '{packageInvitation.id}',
}

const share = {
  call: 'ml.createPackageShare',
  effect: { creates: 'packageShare' },
  body: { destination: '{partner.id}' },
} as const

const createExperiment = {
  call: 'ml.createExperiment',
  effect: { creates: 'experiment' },
  over: { name: '{fresh.name}' },
} as const satisfies Step

const otherExperiment = beside({
  name: 'otherExperiment',
  create: createExperiment,
  get: 'ml.getExperiment',
  remove: 'ml.deprecateExperiment',
  path: { experiment_id: '{otherExperiment.id}' },
  gone: 'deprecated',
  field: 'name',
})

const createIntegration = {
  call: 'ml.createIntegration',
  effect: { creates: 'runIntegration' },
  onlyMock: needsRepository,
} as const satisfies Step

const otherRunIntegration = beside({
  name: 'otherRunIntegration',
  create: createIntegration,
  get: 'ml.getIntegration',
  remove: 'ml.deleteIntegration',
  path: { integration_id: '{otherRunIntegration.id}' },
  gone: 'deleted',
  field: 'github_v3.repo',
})

const createPackage = {
  call: 'ml.createPackage',
  effect: { creates: 'package' },
  over: { name: '{fresh.name}' },
} as const satisfies Step

const otherPackage = beside({
  name: 'otherPackage',
  create: createPackage,
  get: 'ml.getPackage',
  remove: 'ml.deprecatePackage',
  path: { package_id: '{otherPackage.id}' },
  gone: 'deprecated',
  field: 'name',
})

/** Experiments and runs, integrations, training datasets, packages with releases and shares. */
export const mlStories = [
  {
    title: 'An experiment is created and changed, a run started in it, canceled and deleted',
    steps: [
      createExperiment,
      {
        call: 'ml.getExperiment',
        shows: { name: '{sent.name}', description: '{sent.description}', deprecated: false },
      },
      { call: 'ml.listExperiments', shows: { id: '{experiment.id}' } },
      ...otherExperiment.made,
      {
        call: 'ml.updateExperiment',
        effect: { changes: 'experiment' },
        over: { name: '{fresh.name}' },
      },
      {
        call: 'ml.getExperiment',
        shows: { name: '{sent.name}', description: '{sent.description}' },
      },
      otherExperiment.stays,
      {
        call: 'ml.scheduleRun',
        effect: { creates: 'startedRun' },
        body: {
          name: '{fresh.name}',
          description: 'Started by the contract tests.',
          training_options: { command: 'python train.py --epochs 1' },
          config_path: 'config.yaml',
          source_id: '{runSource.id}',
        },
      },
      {
        call: 'ml.getRun',
        path: run,
        shows: { name: '{sent.name}', experiment_id: '{experiment.id}', deprecated: false },
      },
      { call: 'ml.listRuns', shows: { id: '{startedRun.run_id}' } },
      {
        call: 'ml.updateRun',
        effect: { changes: 'startedRun' },
        path: run,
        over: { name: '{fresh.name}' },
      },
      {
        call: 'ml.getRun',
        path: run,
        shows: { name: '{sent.name}', description: '{sent.description}' },
      },
      { call: 'ml.cancelRun', effect: { changes: 'startedRun' }, path: run },
      {
        call: 'ml.getRun',
        path: run,
        afterSeconds: 600,
        shows: { 'report.status': 'canceled' },
      },
    ],
    cleanup: [
      { call: 'ml.deprecateRun', effect: { changes: 'startedRun' }, path: run },
      { call: 'ml.getRun', path: run, shows: { deprecated: true } },
      { call: 'ml.deprecateExperiment', effect: { changes: 'experiment' } },
      otherExperiment.stays,
      otherExperiment.removed,
    ],
    afterwards: [
      { call: 'ml.getExperiment', shows: { deprecated: true } },
      {
        call: 'ml.listExperiments',
        query: { deprecated: true },
        shows: { id: '{experiment.id}' },
      },
    ],
  },
  {
    title: 'An integration for runs is created, changed and deleted',
    steps: [
      createIntegration,
      {
        call: 'ml.getIntegration',
        shows: { 'github_v3.owner': '{sent.github_v3.owner}', deleted: false },
        keep: 'runIntegration',
      },
      { call: 'ml.listIntegrations', shows: { id: '{runIntegration.id}' } },
      ...otherRunIntegration.made,
      {
        call: 'ml.updateIntegration',
        effect: { changes: 'runIntegration' },
        over: {
          github_v3: { owner: 'example-robotics', repo: '{fresh.name}', access_token: 'example' },
          current_version_id: '{runIntegration.version_id}',
        },
        onlyMock: needsRepository,
      },
      { call: 'ml.getIntegration', shows: { 'github_v3.repo': '{sent.github_v3.repo}' } },
      otherRunIntegration.stays,
    ],
    cleanup: [
      { call: 'ml.deleteIntegration', effect: { changes: 'runIntegration' } },
      otherRunIntegration.stays,
      otherRunIntegration.removed,
    ],
    afterwards: [{ call: 'ml.getIntegration', shows: { deleted: true } }],
  },
  {
    title: 'A training dataset is deleted',
    steps: [
      { call: 'ml.deleteTrainingDataset', effect: { changes: 'trainingDataset' } },
      {
        call: 'ml.listTrainingDatasets',
        shows: { id: '{trainingDataset.id}', deployment_status: 'delete_scheduled' },
      },
    ],
  },
  {
    title: 'A package is created, changed, released, shared and deleted',
    steps: [
      createPackage,
      {
        call: 'ml.getPackage',
        shows: { name: '{sent.name}', description: '{sent.description}', deprecated: false },
        keep: 'package',
      },
      { call: 'ml.listPackages', shows: { id: '{package.id}' } },
      ...otherPackage.made,
      {
        call: 'ml.updatePackage',
        effect: { changes: 'package' },
        over: {
          name: '{fresh.name}',
          description: 'Changed by the contract tests.',
          current_version_id: '{package.version_id}',
        },
      },
      {
        call: 'ml.getPackage',
        shows: { name: '{sent.name}', description: '{sent.description}' },
        keep: 'package',
      },
      otherPackage.stays,
      {
        call: 'ml.createPackageRelease',
        effect: { creates: 'packageRelease' },
        over: { name: '{fresh.name}', artifact_ids: ['{artifact.id}'] },
      },
      {
        call: 'ml.getPackageRelease',
        shows: { name: '{sent.name}', description: '{sent.description}', deprecated: false },
      },
      { call: 'ml.listPackageReleases', shows: { id: '{packageRelease.id}' } },
      {
        call: 'ml.updatePackageRelease',
        effect: { changes: 'packageRelease' },
        over: { name: '{fresh.name}', description: 'Changed by the contract tests.' },
      },
      {
        call: 'ml.getPackageRelease',
        shows: { name: '{sent.name}', description: '{sent.description}' },
      },
      {
        call: 'ml.getPackageRelease',
        afterSeconds: 3600,
        shows: { 'packaging_report.status': 'completed' },
      },
      {
        call: 'ml.reviewPackageRelease',
        effect: { changes: 'packageRelease' },
        onlyMock: 'needs a release whose packaging is completed',
      },
      {
        call: 'ml.getPackageRelease',
        shows: { 'review.status': '{sent.status}', 'review.comment': '{sent.comment}' },
      },
      share,
      {
        call: 'ml.listPackageShares',
        shows: {
          id: '{packageShare.id}',
          destination: '{partner.id}',
          invitation_status: 'pending',
        },
      },
      invitation,
      {
        call: 'ml.rejectPackageShareInvitation',
        effect: { changes: 'packageInvitation' },
        path: answerPath,
      },
      {
        call: 'ml.listPackageShares',
        shows: { id: '{packageShare.id}', invitation_status: 'rejected' },
      },
      share,
      invitation,
      {
        call: 'ml.acceptPackageShareInvitation',
        effect: { changes: 'packageInvitation' },
        path: answerPath,
      },
      {
        call: 'ml.listPackageShares',
        afterSeconds: 600,
        shows: { id: '{packageShare.id}', invitation_status: 'accepted' },
      },
      {
        call: 'ml.listPackages',
        path: { project_id: '{partner.id}' },
        shows: { name: '{package.name}', shared_from: '{package.project_id}' },
      },
      { call: 'ml.deprecatePackageShare', effect: { changes: 'packageShare' } },
      {
        call: 'ml.listPackageShares',
        shows: { id: '{packageShare.id}', invitation_status: 'canceled' },
      },
    ],
    cleanup: [
      {
        call: 'ml.deprecatePackageRelease',
        effect: { changes: 'packageRelease' },
        onlyMock: 'needs a release whose packaging is completed',
      },
      { call: 'ml.getPackageRelease', shows: { deprecated: true } },
      { call: 'ml.listPackageReleases', lacks: { id: '{packageRelease.id}' } },
      { call: 'ml.deprecatePackage', effect: { changes: 'package' } },
      otherPackage.stays,
      otherPackage.removed,
    ],
    afterwards: [
      { call: 'ml.getPackage', shows: { deprecated: true } },
      { call: 'ml.listPackages', lacks: { id: '{package.id}' } },
      { call: 'ml.listPackages', query: { deprecated: true }, shows: { id: '{package.id}' } },
    ],
  },
] as const satisfies readonly Story[]

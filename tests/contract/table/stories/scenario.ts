import type { Step, Story } from '../../lib/stories.ts'
import { beside } from '../beside.ts'

const version = { scenario_id: '{scenario.id}', version_id: '{scenario.version_id}' }

const share = {
  call: 'scenario.createScenarioShare',
  effect: { creates: 'scenarioShare' },
  body: {
    destination: '{partner.id}',
    scenario_ids: ['{scenario.id}'],
    request_token: '{fresh.uuid}',
  },
} as const

const sharePending = {
  call: 'scenario.listScenarioShares',
  shows: { destination: '{partner.id}', invitation_status: 'pending' },
  keep: 'scenarioShare',
} as const

const invitation = {
  call: 'scenario.listScenarioShareInvitations',
  path: { project_id: '{partner.id}' },
  shows: { 'shared_scenario.id': '{scenario.id}' },
  keep: 'scenarioInvitation',
  own: true,
} as const

const answer = {
  effect: { changes: 'scenarioInvitation' },
  path: { project_id: '{partner.id}' },
  body: {
    invitations: [
      {
        scenario_id: '{scenarioInvitation.shared_scenario.id}',
        scenario_share_invitation_id: '{scenarioInvitation.id}',
      },
    ],
  },
} as const

const copyScenario = {
  call: 'scenario.copyScenario',
  effect: { creates: 'scenario' },
  path: {
    scenario_id: '{shareableScenario.id}',
    version_id: '{shareableScenario.version_id}',
  },
  over: { display_name: '{fresh.name}' },
} as const satisfies Step

const otherScenario = beside({
  name: 'otherScenario',
  create: copyScenario,
  get: 'scenario.getScenario',
  remove: 'scenario.deprecateScenario',
  path: { scenario_id: '{otherScenario.id}' },
  gone: 'deprecated',
  field: 'display_name',
})

/** Scenarios with their reviews and shares, and scenario assets. */
export const scenarioStories = [
  {
    title: 'A scenario is copied, changed, reviewed, shared and deleted',
    steps: [
      copyScenario,
      {
        call: 'scenario.getScenario',
        shows: {
          display_name: '{sent.display_name}',
          type: '{shareableScenario.type}',
          deprecated: false,
        },
        keep: 'scenario',
      },
      {
        call: 'scenario.listScenarios',
        query: { display_name: '{scenario.display_name}' },
        shows: { id: '{scenario.id}' },
      },
      ...otherScenario.made,
      {
        call: 'scenario.createScenarioVersion',
        effect: { changes: 'scenario' },
        body: {
          current_version_id: '{scenario.version_id}',
          display_name: '{fresh.name}',
          description: 'Changed by the contract tests.',
          change_message: 'A new version.',
          tags: ['contract-test'],
        },
      },
      {
        call: 'scenario.getScenario',
        shows: {
          display_name: '{sent.display_name}',
          description: '{sent.description}',
          change_message: '{sent.change_message}',
          tags: '{sent.tags}',
          'review.status': 'non_approved',
        },
        keep: 'scenario',
      },
      otherScenario.stays,
      {
        call: 'scenario.listScenarioVersions',
        shows: { version_id: '{scenario.version_id}' },
      },
      {
        call: 'scenario.reviewScenarioVersion',
        effect: { changes: 'scenario' },
      },
      {
        call: 'scenario.getScenarioVersion',
        path: version,
        shows: { 'review.status': '{sent.status}', 'review.comment': '{sent.comment}' },
      },
      {
        call: 'scenario.batchReviewScenarioVersions',
        effect: { changes: 'scenario' },
        over: { items: [{ id: '{scenario.id}', version_id: '{scenario.version_id}' }] },
      },
      {
        call: 'scenario.batchGetScenarioVersions',
        in: 'found',
        body: {
          items: [{ scenario_id: '{scenario.id}', scenario_version_id: '{scenario.version_id}' }],
        },
        shows: { id: '{scenario.id}', 'review.status': 'approved' },
      },
      {
        call: 'scenario.batchUpdateScenarioFormats',
        effect: { changes: 'scenario' },
        body: {
          items: [
            {
              id: '{scenario.id}',
              version_id: '{scenario.version_id}',
              scenario_format: '"changed by the contract tests"',
            },
          ],
        },
      },
      {
        call: 'scenario.getScenario',
        shows: { id: '{scenario.id}', 'review.status': 'non_approved' },
        keep: 'scenario',
      },
      {
        call: 'scenario.batchGetScenarioFormats',
        in: 'succeeded',
        body: { items: [{ id: '{scenario.id}', version_id: '{scenario.version_id}' }] },
        shows: { id: '{scenario.id}', scenario_format: '{sent.items.0.scenario_format}' },
      },
      share,
      sharePending,
      invitation,
      { call: 'scenario.rejectScenarioShareInvitation', ...answer },
      {
        call: 'scenario.listScenarioShares',
        shows: { id: '{scenarioShare.id}', invitation_status: 'rejected' },
      },
      share,
      sharePending,
      invitation,
      { call: 'scenario.acceptScenarioShareInvitation', ...answer },
      {
        call: 'scenario.listScenarioShares',
        afterSeconds: 600,
        shows: { id: '{scenarioShare.id}', invitation_status: 'accepted' },
      },
      { call: 'scenario.deprecateScenarioShare', effect: { changes: 'scenarioShare' } },
      {
        call: 'scenario.listScenarioShares',
        shows: { id: '{scenarioShare.id}', invitation_status: 'canceled' },
      },
    ],
    cleanup: [
      { call: 'scenario.deprecateScenario', effect: { changes: 'scenario' } },
      otherScenario.stays,
      otherScenario.removed,
    ],
    afterwards: [{ call: 'scenario.getScenario', shows: { deprecated: true } }],
  },
  {
    title: 'A scenario asset is uploaded and registered',
    steps: [
      { call: 'scenario.createScenarioAssetUpload', effect: { creates: 'upload' } },
      {
        call: 'scenario.createScenarioAsset',
        effect: { creates: 'asset' },
        over: { display_name: '{fresh.name}', file_id: '{upload.file_id}' },
        uploads: '{upload}',
        onlyMock: 'would leave a scenario asset behind, which nothing can delete',
      },
      {
        call: 'scenario.getScenarioAsset',
        shows: { display_name: '{sent.display_name}', description: '{sent.description}' },
      },
      { call: 'scenario.listScenarioAssets', shows: { id: '{asset.id}' } },
      { call: 'scenario.listScenarioAssetVersions', shows: { id: '{asset.id}' } },
    ],
  },
] as const satisfies readonly Story[]

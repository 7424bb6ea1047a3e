// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import {
  InvitationStatus,
  ParameterType,
  ScenarioFormatFailureReason,
  ScenarioReportStatus,
  ScenarioReviewStatus,
  ScenarioType,
} from './wire.ts'
import type {
  BatchGetScenariosAnswer,
  BatchScenarioFormatsAnswer,
  CreateScenarioAssetAnswer,
  Scenario,
  ScenarioAsset,
  ScenarioAssetPage,
  ScenarioAssetUpload,
  ScenarioAssetVersionPage,
  ScenarioPage,
  ScenarioReport,
  ScenarioReportLogGrant,
  ScenarioReportPage,
  ScenarioShareInvitationPage,
  ScenarioSharePage,
  ScenarioVersionPage,
  ScenarioVersionRef,
} from './wire.ts'

export const listScenariosAnswer = (
  overrideResponse: Partial<Extract<ScenarioPage, object>> = {},
): ScenarioPage => ({
  scenarios: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      author: faker.string.alpha({ length: { min: 1, max: 20 } }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
      bag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      t4_dataset_ids: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alphanumeric({ length: { min: 1, max: 20 } })),
      tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      area_map: {
        id: faker.number.int({ min: 1 }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      asset: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      review: {
        status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
        comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
        reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      source_scenario: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        synced_version_id: faker.number.int({ min: 1 }),
      },
      generated_from: {
        rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
        rosbag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        environment_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      parameter_set: {
        variables: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
        types: {
          [faker.string.alphanumeric(5)]: faker.helpers.arrayElement(Object.values(ParameterType)),
        },
        values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
          }),
        ),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const batchGetScenariosAnswer = (
  overrideResponse: Partial<Extract<BatchGetScenariosAnswer, object>> = {},
): BatchGetScenariosAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
    type: faker.helpers.arrayElement(Object.values(ScenarioType)),
    deprecated: faker.datatype.boolean(),
    shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    review: {
      status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
      comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
      reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
    parameter_set: {
      variables: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      types: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement(Object.values(ParameterType)),
      },
      values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        }),
      ),
    },
  })),
  ...overrideResponse,
})

export const batchGetScenarioVersionsAnswer = (
  overrideResponse: Partial<Extract<BatchGetScenariosAnswer, object>> = {},
): BatchGetScenariosAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
    type: faker.helpers.arrayElement(Object.values(ScenarioType)),
    deprecated: faker.datatype.boolean(),
    shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    review: {
      status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
      comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
      reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
    },
    parameter_set: {
      variables: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      types: {
        [faker.string.alphanumeric(5)]: faker.helpers.arrayElement(Object.values(ParameterType)),
      },
      values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
        }),
      ),
    },
  })),
  ...overrideResponse,
})

export const getScenarioAnswer = (
  overrideResponse: Partial<Extract<Scenario, object>> = {},
): Scenario => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  type: faker.helpers.arrayElement(Object.values(ScenarioType)),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  author: faker.string.alpha({ length: { min: 1, max: 20 } }),
  scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
  bag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  t4_dataset_ids: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => faker.string.alphanumeric({ length: { min: 1, max: 20 } })),
  tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.string.alpha({ length: { min: 10, max: 20 } }),
  ),
  area_map: {
    id: faker.number.int({ min: 1 }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  asset: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  review: {
    status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
    comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
    reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  source_scenario: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    synced_version_id: faker.number.int({ min: 1 }),
  },
  generated_from: {
    rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
    rosbag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    environment_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  },
  parameter_set: {
    variables: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    types: {
      [faker.string.alphanumeric(5)]: faker.helpers.arrayElement(Object.values(ParameterType)),
    },
    values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      }),
    ),
  },
  ...overrideResponse,
})

export const createScenarioVersionAnswer = (
  overrideResponse: Partial<Extract<ScenarioVersionRef, object>> = {},
): ScenarioVersionRef => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  ...overrideResponse,
})

export const listScenarioVersionsAnswer = (
  overrideResponse: Partial<Extract<ScenarioVersionPage, object>> = {},
): ScenarioVersionPage => ({
  versions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      author: faker.string.alpha({ length: { min: 1, max: 20 } }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
      bag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      t4_dataset_ids: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alphanumeric({ length: { min: 1, max: 20 } })),
      tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      area_map: {
        id: faker.number.int({ min: 1 }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      asset: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      review: {
        status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
        comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
        reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      source_scenario: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        synced_version_id: faker.number.int({ min: 1 }),
      },
      generated_from: {
        rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
        rosbag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        environment_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      parameter_set: {
        variables: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
        types: {
          [faker.string.alphanumeric(5)]: faker.helpers.arrayElement(Object.values(ParameterType)),
        },
        values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
          }),
        ),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getScenarioVersionAnswer = (
  overrideResponse: Partial<Extract<Scenario, object>> = {},
): Scenario => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  type: faker.helpers.arrayElement(Object.values(ScenarioType)),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  author: faker.string.alpha({ length: { min: 1, max: 20 } }),
  scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
  bag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  t4_dataset_ids: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => faker.string.alphanumeric({ length: { min: 1, max: 20 } })),
  tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.string.alpha({ length: { min: 10, max: 20 } }),
  ),
  area_map: {
    id: faker.number.int({ min: 1 }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  asset: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  review: {
    status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
    comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
    reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  source_scenario: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    synced_version_id: faker.number.int({ min: 1 }),
  },
  generated_from: {
    rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
    rosbag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    environment_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  },
  parameter_set: {
    variables: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
    types: {
      [faker.string.alphanumeric(5)]: faker.helpers.arrayElement(Object.values(ParameterType)),
    },
    values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      }),
    ),
  },
  ...overrideResponse,
})

export const copyScenarioAnswer = (
  overrideResponse: Partial<Extract<ScenarioVersionRef, object>> = {},
): ScenarioVersionRef => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  ...overrideResponse,
})

export const batchGetScenarioFormatsAnswer = (
  overrideResponse: Partial<Extract<BatchScenarioFormatsAnswer, object>> = {},
): BatchScenarioFormatsAnswer => ({
  succeeded: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  failed: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      scenario_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      reason: faker.helpers.arrayElement(Object.values(ScenarioFormatFailureReason)),
    }),
  ),
  ...overrideResponse,
})

export const batchUpdateScenarioFormatsAnswer = (
  overrideResponse: Partial<Extract<BatchScenarioFormatsAnswer, object>> = {},
): BatchScenarioFormatsAnswer => ({
  succeeded: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  failed: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      scenario_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      reason: faker.helpers.arrayElement(Object.values(ScenarioFormatFailureReason)),
    }),
  ),
  ...overrideResponse,
})

export const listScenarioSharesAnswer = (
  overrideResponse: Partial<Extract<ScenarioSharePage, object>> = {},
): ScenarioSharePage => ({
  shares: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      destination: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      invitation_status: faker.helpers.arrayElement(Object.values(InvitationStatus)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listScenarioShareInvitationsAnswer = (
  overrideResponse: Partial<Extract<ScenarioShareInvitationPage, object>> = {},
): ScenarioShareInvitationPage => ({
  scenario_share_invitations: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    shared_scenario: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      author: faker.string.alpha({ length: { min: 1, max: 20 } }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
      bag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      t4_dataset_ids: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alphanumeric({ length: { min: 1, max: 20 } })),
      tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      area_map: {
        id: faker.number.int({ min: 1 }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      asset: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      review: {
        status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
        comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
        reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      source_scenario: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        synced_version_id: faker.number.int({ min: 1 }),
      },
      generated_from: {
        rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
        rosbag_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        environment_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      parameter_set: {
        variables: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
        types: {
          [faker.string.alphanumeric(5)]: faker.helpers.arrayElement(Object.values(ParameterType)),
        },
        values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
          }),
        ),
      },
    },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listScenarioAssetsAnswer = (
  overrideResponse: Partial<Extract<ScenarioAssetPage, object>> = {},
): ScenarioAssetPage => ({
  assets: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 256 } }),
      size: faker.number.int({ min: 0, max: 10737418240 }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createScenarioAssetAnswer = (
  overrideResponse: Partial<Extract<CreateScenarioAssetAnswer, object>> = {},
): CreateScenarioAssetAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const createScenarioAssetUploadAnswer = (
  overrideResponse: Partial<Extract<ScenarioAssetUpload, object>> = {},
): ScenarioAssetUpload => ({
  aws_sts_credentials: {
    access_key_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    secret_access_key: faker.string.alpha({ length: { min: 10, max: 20 } }),
    session_token: faker.string.alpha({ length: { min: 10, max: 20 } }),
    expiration: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  bucket: faker.string.alpha({ length: { min: 10, max: 20 } }),
  key: faker.string.alpha({ length: { min: 10, max: 20 } }),
  file_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getScenarioAssetAnswer = (
  overrideResponse: Partial<Extract<ScenarioAsset, object>> = {},
): ScenarioAsset => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 256 } }),
  size: faker.number.int({ min: 0, max: 10737418240 }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  ...overrideResponse,
})

export const listScenarioAssetVersionsAnswer = (
  overrideResponse: Partial<Extract<ScenarioAssetVersionPage, object>> = {},
): ScenarioAssetVersionPage => ({
  versions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 256 } }),
      size: faker.number.int({ min: 0, max: 10737418240 }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listScenarioReportsAnswer = (
  overrideResponse: Partial<Extract<ScenarioReportPage, object>> = {},
): ScenarioReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ScenarioReportStatus)),
      created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          status: faker.helpers.arrayElement(Object.values(ScenarioReportStatus)),
          scenario_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
          rosbag: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            environment_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            area_map: {
              id: faker.number.int({ min: 1 }),
              version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            },
          },
        }),
      ),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getScenarioReportAnswer = (
  overrideResponse: Partial<Extract<ScenarioReport, object>> = {},
): ScenarioReport => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ScenarioReportStatus)),
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ScenarioReportStatus)),
      scenario_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      rosbag: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        environment_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        area_map: {
          id: faker.number.int({ min: 1 }),
          version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        },
      },
    }),
  ),
  ...overrideResponse,
})

export const getScenarioReportLogGrantAnswer = (
  overrideResponse: Partial<Extract<ScenarioReportLogGrant, object>> = {},
): ScenarioReportLogGrant => ({
  aws_sts_credentials: {
    access_key_id: faker.string.alpha({ length: { min: 10, max: 20 } }),
    secret_access_key: faker.string.alpha({ length: { min: 10, max: 20 } }),
    session_token: faker.string.alpha({ length: { min: 10, max: 20 } }),
    expiration: faker.date.past().toISOString().slice(0, 19) + 'Z',
  },
  bucket: faker.string.alpha({ length: { min: 10, max: 20 } }),
  key: faker.string.alpha({ length: { min: 10, max: 20 } }),
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

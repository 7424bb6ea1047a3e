// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

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
  EmptyResponse,
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

export const getListScenariosResponseMock = (
  overrideResponse: Partial<Extract<ScenarioPage, object>> = {},
): ScenarioPage => ({
  scenarios: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
      change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      author: faker.string.alpha({ length: { min: 1, max: 20 } }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
      bag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      t4_dataset_ids: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
      tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      area_map: {
        id: faker.number.int({ min: 1 }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      asset: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      review: {
        status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
        comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
        reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      source_scenario: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        synced_version_id: faker.number.int({ min: 1 }),
      },
      generated_from: {
        rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
        rosbag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        environment_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getBatchGetScenariosResponseMock = (
  overrideResponse: Partial<Extract<BatchGetScenariosAnswer, object>> = {},
): BatchGetScenariosAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
    type: faker.helpers.arrayElement(Object.values(ScenarioType)),
    deprecated: faker.datatype.boolean(),
    shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getBatchGetScenarioVersionsResponseMock = (
  overrideResponse: Partial<Extract<BatchGetScenariosAnswer, object>> = {},
): BatchGetScenariosAnswer => ({
  found: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
    type: faker.helpers.arrayElement(Object.values(ScenarioType)),
    deprecated: faker.datatype.boolean(),
    shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getGetScenarioResponseMock = (
  overrideResponse: Partial<Extract<Scenario, object>> = {},
): Scenario => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  type: faker.helpers.arrayElement(Object.values(ScenarioType)),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  author: faker.string.alpha({ length: { min: 1, max: 20 } }),
  scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
  bag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  t4_dataset_ids: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
  tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.string.alpha({ length: { min: 10, max: 20 } }),
  ),
  area_map: {
    id: faker.number.int({ min: 1 }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  asset: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  review: {
    status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
    comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
    reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  source_scenario: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    synced_version_id: faker.number.int({ min: 1 }),
  },
  generated_from: {
    rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
    rosbag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    environment_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getCreateScenarioVersionResponseMock = (
  overrideResponse: Partial<Extract<ScenarioVersionRef, object>> = {},
): ScenarioVersionRef => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  ...overrideResponse,
})

export const getListScenarioVersionsResponseMock = (
  overrideResponse: Partial<Extract<ScenarioVersionPage, object>> = {},
): ScenarioVersionPage => ({
  versions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
      change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      author: faker.string.alpha({ length: { min: 1, max: 20 } }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
      bag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      t4_dataset_ids: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
      tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      area_map: {
        id: faker.number.int({ min: 1 }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      asset: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      review: {
        status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
        comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
        reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      source_scenario: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        synced_version_id: faker.number.int({ min: 1 }),
      },
      generated_from: {
        rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
        rosbag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        environment_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getGetScenarioVersionResponseMock = (
  overrideResponse: Partial<Extract<Scenario, object>> = {},
): Scenario => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  type: faker.helpers.arrayElement(Object.values(ScenarioType)),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
  change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  author: faker.string.alpha({ length: { min: 1, max: 20 } }),
  scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
  bag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  t4_dataset_ids: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
  tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
    faker.string.alpha({ length: { min: 10, max: 20 } }),
  ),
  area_map: {
    id: faker.number.int({ min: 1 }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  asset: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  review: {
    status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
    comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
    reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  source_scenario: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
    synced_version_id: faker.number.int({ min: 1 }),
  },
  generated_from: {
    rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
    rosbag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    environment_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getCopyScenarioResponseMock = (
  overrideResponse: Partial<Extract<ScenarioVersionRef, object>> = {},
): ScenarioVersionRef => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  ...overrideResponse,
})

export const getBatchGetScenarioFormatsResponseMock = (
  overrideResponse: Partial<Extract<BatchScenarioFormatsAnswer, object>> = {},
): BatchScenarioFormatsAnswer => ({
  succeeded: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  failed: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      scenario_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      reason: faker.helpers.arrayElement(Object.values(ScenarioFormatFailureReason)),
    }),
  ),
  ...overrideResponse,
})

export const getBatchUpdateScenarioFormatsResponseMock = (
  overrideResponse: Partial<Extract<BatchScenarioFormatsAnswer, object>> = {},
): BatchScenarioFormatsAnswer => ({
  succeeded: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  failed: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      scenario_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      reason: faker.helpers.arrayElement(Object.values(ScenarioFormatFailureReason)),
    }),
  ),
  ...overrideResponse,
})

export const getListScenarioSharesResponseMock = (
  overrideResponse: Partial<Extract<ScenarioSharePage, object>> = {},
): ScenarioSharePage => ({
  shares: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      destination: faker.string.alpha({ length: { min: 1, max: 20 } }),
      invitation_status: faker.helpers.arrayElement(Object.values(InvitationStatus)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListScenarioShareInvitationsResponseMock = (
  overrideResponse: Partial<Extract<ScenarioShareInvitationPage, object>> = {},
): ScenarioShareInvitationPage => ({
  scenario_share_invitations: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => ({
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    shared_scenario: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.number.int({ min: 1 }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      shared_from: faker.string.alpha({ length: { min: 1, max: 20 } }),
      change_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      author: faker.string.alpha({ length: { min: 1, max: 20 } }),
      scenario_format: faker.string.alpha({ length: { min: 10, max: 20 } }),
      bag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      t4_dataset_ids: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
      tags: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
        faker.string.alpha({ length: { min: 10, max: 20 } }),
      ),
      area_map: {
        id: faker.number.int({ min: 1 }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      asset: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      review: {
        status: faker.helpers.arrayElement(Object.values(ScenarioReviewStatus)),
        comment: faker.string.alpha({ length: { min: 10, max: 200 } }),
        reviewer: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      source_scenario: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
        synced_version_id: faker.number.int({ min: 1 }),
      },
      generated_from: {
        rosbag_to_scenario_version: faker.string.alpha({ length: { min: 10, max: 20 } }),
        rosbag_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        environment_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getListScenarioAssetsResponseMock = (
  overrideResponse: Partial<Extract<ScenarioAssetPage, object>> = {},
): ScenarioAssetPage => ({
  assets: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getCreateScenarioAssetResponseMock = (
  overrideResponse: Partial<Extract<CreateScenarioAssetAnswer, object>> = {},
): CreateScenarioAssetAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getCreateScenarioAssetUploadResponseMock = (
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
  file_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getGetScenarioAssetResponseMock = (
  overrideResponse: Partial<Extract<ScenarioAsset, object>> = {},
): ScenarioAsset => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.number.int({ min: 1 }),
  display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 256 } }),
  size: faker.number.int({ min: 0, max: 10737418240 }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  deprecated: faker.datatype.boolean(),
  ...overrideResponse,
})

export const getListScenarioAssetVersionsResponseMock = (
  overrideResponse: Partial<Extract<ScenarioAssetVersionPage, object>> = {},
): ScenarioAssetVersionPage => ({
  versions: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
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

export const getListScenarioReportsResponseMock = (
  overrideResponse: Partial<Extract<ScenarioReportPage, object>> = {},
): ScenarioReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ScenarioReportStatus)),
      created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          status: faker.helpers.arrayElement(Object.values(ScenarioReportStatus)),
          scenario_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
          rosbag: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            environment_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            area_map: {
              id: faker.number.int({ min: 1 }),
              version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            },
          },
        }),
      ),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetScenarioReportResponseMock = (
  overrideResponse: Partial<Extract<ScenarioReport, object>> = {},
): ScenarioReport => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ScenarioReportStatus)),
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ScenarioReportStatus)),
      scenario_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      rosbag: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        environment_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        area_map: {
          id: faker.number.int({ min: 1 }),
          version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        },
      },
    }),
  ),
  ...overrideResponse,
})

export const getGetScenarioReportLogGrantResponseMock = (
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

export const getListScenariosMockHandler = (
  overrideResponse?:
    | ScenarioPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioPage> | ScenarioPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListScenariosResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getBatchGetScenariosMockHandler = (
  overrideResponse?:
    | BatchGetScenariosAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchGetScenariosAnswer> | BatchGetScenariosAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/batch',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchGetScenariosResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getBatchGetScenarioVersionsMockHandler = (
  overrideResponse?:
    | BatchGetScenariosAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchGetScenariosAnswer> | BatchGetScenariosAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/versions/batch',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchGetScenarioVersionsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetScenarioMockHandler = (
  overrideResponse?:
    | Scenario
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Scenario> | Scenario),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/:scenarioId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetScenarioResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateScenarioVersionMockHandler = (
  overrideResponse?:
    | ScenarioVersionRef
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScenarioVersionRef> | ScenarioVersionRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/:scenarioId',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateScenarioVersionResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getListScenarioVersionsMockHandler = (
  overrideResponse?:
    | ScenarioVersionPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioVersionPage> | ScenarioVersionPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/:scenarioId/versions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListScenarioVersionsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetScenarioVersionMockHandler = (
  overrideResponse?:
    | Scenario
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Scenario> | Scenario),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/:scenarioId/versions/:versionId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetScenarioVersionResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCopyScenarioMockHandler = (
  overrideResponse?:
    | ScenarioVersionRef
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScenarioVersionRef> | ScenarioVersionRef),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/:scenarioId/versions/:versionId/copy',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCopyScenarioResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getDeprecateScenarioMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/:scenarioId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getBatchGetScenarioFormatsMockHandler = (
  overrideResponse?:
    | BatchScenarioFormatsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchScenarioFormatsAnswer> | BatchScenarioFormatsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/format/batch_get',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchGetScenarioFormatsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getBatchUpdateScenarioFormatsMockHandler = (
  overrideResponse?:
    | BatchScenarioFormatsAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchScenarioFormatsAnswer> | BatchScenarioFormatsAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/format/batch_update',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchUpdateScenarioFormatsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getBatchReviewScenarioVersionsMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/review/batch_update',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getReviewScenarioVersionMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/:scenarioId/versions/:versionId/review',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListScenarioSharesMockHandler = (
  overrideResponse?:
    | ScenarioSharePage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioSharePage> | ScenarioSharePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/:scenarioId/shares',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListScenarioSharesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateScenarioShareMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/:scenarioId/shares',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getDeprecateScenarioShareMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/:scenarioId/shares/:shareId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListScenarioShareInvitationsMockHandler = (
  overrideResponse?:
    | ScenarioShareInvitationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioShareInvitationPage> | ScenarioShareInvitationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/shares/invitations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListScenarioShareInvitationsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getAcceptScenarioShareInvitationMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/shares/invitations/:invitationId/accept',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getRejectScenarioShareInvitationMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/scenarios/shares/invitations/:invitationId/reject',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListScenarioAssetsMockHandler = (
  overrideResponse?:
    | ScenarioAssetPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioAssetPage> | ScenarioAssetPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/assets',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListScenarioAssetsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateScenarioAssetMockHandler = (
  overrideResponse?:
    | CreateScenarioAssetAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateScenarioAssetAnswer> | CreateScenarioAssetAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/assets',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateScenarioAssetResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getCreateScenarioAssetUploadMockHandler = (
  overrideResponse?:
    | ScenarioAssetUpload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScenarioAssetUpload> | ScenarioAssetUpload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/assets/upload',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateScenarioAssetUploadResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetScenarioAssetMockHandler = (
  overrideResponse?:
    | ScenarioAsset
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioAsset> | ScenarioAsset),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/assets/:assetId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetScenarioAssetResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListScenarioAssetVersionsMockHandler = (
  overrideResponse?:
    | ScenarioAssetVersionPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioAssetVersionPage> | ScenarioAssetVersionPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/assets/:assetId/versions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListScenarioAssetVersionsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListScenarioReportsMockHandler = (
  overrideResponse?:
    | ScenarioReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioReportPage> | ScenarioReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/jobs/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListScenarioReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetScenarioReportMockHandler = (
  overrideResponse?:
    | ScenarioReport
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioReport> | ScenarioReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/jobs/:jobId/report',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetScenarioReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetScenarioReportLogGrantMockHandler = (
  overrideResponse?:
    | ScenarioReportLogGrant
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<ScenarioReportLogGrant> | ScenarioReportLogGrant),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/jobs/:jobId/reports/:reportId/share',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetScenarioReportLogGrantResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getScenarioServiceMock = () => [
  getListScenariosMockHandler(),
  getBatchGetScenariosMockHandler(),
  getBatchGetScenarioVersionsMockHandler(),
  getGetScenarioMockHandler(),
  getCreateScenarioVersionMockHandler(),
  getListScenarioVersionsMockHandler(),
  getGetScenarioVersionMockHandler(),
  getCopyScenarioMockHandler(),
  getDeprecateScenarioMockHandler(),
  getBatchGetScenarioFormatsMockHandler(),
  getBatchUpdateScenarioFormatsMockHandler(),
  getBatchReviewScenarioVersionsMockHandler(),
  getReviewScenarioVersionMockHandler(),
  getListScenarioSharesMockHandler(),
  getCreateScenarioShareMockHandler(),
  getDeprecateScenarioShareMockHandler(),
  getListScenarioShareInvitationsMockHandler(),
  getAcceptScenarioShareInvitationMockHandler(),
  getRejectScenarioShareInvitationMockHandler(),
  getListScenarioAssetsMockHandler(),
  getCreateScenarioAssetMockHandler(),
  getCreateScenarioAssetUploadMockHandler(),
  getGetScenarioAssetMockHandler(),
  getListScenarioAssetVersionsMockHandler(),
  getListScenarioReportsMockHandler(),
  getGetScenarioReportMockHandler(),
  getGetScenarioReportLogGrantMockHandler(),
]

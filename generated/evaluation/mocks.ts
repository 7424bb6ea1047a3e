// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import {
  EnvironmentType,
  IntegrationType,
  ReportStatus,
  ScenarioType,
  ScheduleRate,
  SuitePurpose,
} from './wire.ts'
import type {
  BuildReport,
  BuildReportPage,
  CaseAttemptPage,
  CaseReport,
  CaseReportPage,
  CreateSuiteAnswer,
  CronSchedule,
  EmptyResponse,
  GithubIntegration,
  GitlabIntegration,
  Integration,
  IntegrationPage,
  JobReport,
  JobReportPage,
  ListParameterOverride,
  LogDownload,
  LogEventPage,
  PackageJobReportPage,
  RangeParameterOverride,
  RateSchedule,
  SaveIntegrationAnswer,
  ScheduleJobAnswer,
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
} from './wire.ts'

export const getListIntegrationsResponseRateScheduleMock = (
  overrideResponse: Partial<RateSchedule> = {},
): RateSchedule => ({
  ...{
    branch: faker.string.alpha({ length: { min: 1, max: 20 } }),
    rate: faker.helpers.arrayElement(Object.values(ScheduleRate)),
  },
  ...overrideResponse,
})

export const getListIntegrationsResponseCronScheduleMock = (
  overrideResponse: Partial<CronSchedule> = {},
): CronSchedule => ({
  ...{
    branch: faker.string.alpha({ length: { min: 1, max: 20 } }),
    cron: faker.string.alpha({ length: { min: 9, max: 20 } }),
  },
  ...overrideResponse,
})

export const getListIntegrationsResponseGithubIntegrationMock = (
  overrideResponse: Partial<GithubIntegration> = {},
): GithubIntegration => ({
  ...{
    ...{
      ...{
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        deleted: faker.datatype.boolean(),
        deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      ...{
        catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        retest_job_id: faker.string.uuid(),
        suite_labels: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        })),
        default_job_description: faker.string.alpha({ length: { min: 10, max: 100 } }),
        default_build_options: {
          clean_build: faker.datatype.boolean(),
          debug: faker.datatype.boolean(),
          developer_option_names: Array.from(
            { length: faker.number.int({ min: 1, max: 10 }) },
            (_, i) => i + 1,
          ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
        },
        default_test_options: {
          ...{
            skip_test: faker.datatype.boolean(),
            max_retries: faker.number.int({ min: 0 }),
            log_expiration_time: faker.number.int({ min: 86400, max: 5184000 }),
            disable_logging_on_success: faker.datatype.boolean(),
            record_caret: faker.datatype.boolean(),
            calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
          },
          ...{ ignore_essential: faker.datatype.boolean() },
        },
        default_release_options: { partial_release: faker.datatype.boolean() },
      },
      ...{
        type: faker.helpers.arrayElement(['github_v3'] as const),
        github_v3: {
          ...{
            owner: faker.string.alpha({ length: { min: 1, max: 20 } }),
            repo: faker.string.alpha({ length: { min: 1, max: 20 } }),
            events: {
              push: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              pull_request: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              schedule: Array.from(
                { length: faker.number.int({ min: 1, max: 10 }) },
                (_, i) => i + 1,
              ).map(() =>
                faker.helpers.arrayElement([
                  { ...getListIntegrationsResponseRateScheduleMock() },
                  { ...getListIntegrationsResponseCronScheduleMock() },
                ]),
              ),
            },
            release_events: {
              tag: { tag_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              push: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              schedule: Array.from(
                { length: faker.number.int({ min: 1, max: 10 }) },
                (_, i) => i + 1,
              ).map(() =>
                faker.helpers.arrayElement([
                  { ...getListIntegrationsResponseRateScheduleMock() },
                  { ...getListIntegrationsResponseCronScheduleMock() },
                ]),
              ),
            },
          },
          ...{ repo_web_url: faker.internet.url() },
        },
      },
    },
    type: faker.helpers.arrayElement(['github_v3'] as const),
  },
  ...overrideResponse,
})

export const getListIntegrationsResponseGitlabIntegrationMock = (
  overrideResponse: Partial<GitlabIntegration> = {},
): GitlabIntegration => ({
  ...{
    ...{
      ...{
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        deleted: faker.datatype.boolean(),
        deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      ...{
        catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        retest_job_id: faker.string.uuid(),
        suite_labels: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        })),
        default_job_description: faker.string.alpha({ length: { min: 10, max: 100 } }),
        default_build_options: {
          clean_build: faker.datatype.boolean(),
          debug: faker.datatype.boolean(),
          developer_option_names: Array.from(
            { length: faker.number.int({ min: 1, max: 10 }) },
            (_, i) => i + 1,
          ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
        },
        default_test_options: {
          ...{
            skip_test: faker.datatype.boolean(),
            max_retries: faker.number.int({ min: 0 }),
            log_expiration_time: faker.number.int({ min: 86400, max: 5184000 }),
            disable_logging_on_success: faker.datatype.boolean(),
            record_caret: faker.datatype.boolean(),
            calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
          },
          ...{ ignore_essential: faker.datatype.boolean() },
        },
        default_release_options: { partial_release: faker.datatype.boolean() },
      },
      ...{
        type: faker.helpers.arrayElement(['gitlab_v4'] as const),
        gitlab_v4: {
          ...{
            project_id: faker.number.int({ min: 1 }),
            events: {
              push: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              merge_request: {
                branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              schedule: Array.from(
                { length: faker.number.int({ min: 1, max: 10 }) },
                (_, i) => i + 1,
              ).map(() =>
                faker.helpers.arrayElement([
                  { ...getListIntegrationsResponseRateScheduleMock() },
                  { ...getListIntegrationsResponseCronScheduleMock() },
                ]),
              ),
            },
            release_events: {
              tag: { tag_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              push: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              schedule: Array.from(
                { length: faker.number.int({ min: 1, max: 10 }) },
                (_, i) => i + 1,
              ).map(() =>
                faker.helpers.arrayElement([
                  { ...getListIntegrationsResponseRateScheduleMock() },
                  { ...getListIntegrationsResponseCronScheduleMock() },
                ]),
              ),
            },
          },
          ...{ project_web_url: faker.internet.url() },
        },
      },
    },
    type: faker.helpers.arrayElement(['gitlab_v4'] as const),
  },
  ...overrideResponse,
})

export const getListIntegrationsResponseMock = (
  overrideResponse: Partial<Extract<IntegrationPage, object>> = {},
): IntegrationPage => ({
  integrations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () =>
      faker.helpers.arrayElement([
        { ...getListIntegrationsResponseGithubIntegrationMock() },
        { ...getListIntegrationsResponseGitlabIntegrationMock() },
      ]),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getCreateIntegrationResponseMock = (
  overrideResponse: Partial<Extract<SaveIntegrationAnswer, object>> = {},
): SaveIntegrationAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getGetIntegrationResponseRateScheduleMock = (
  overrideResponse: Partial<RateSchedule> = {},
): RateSchedule => ({
  ...{
    branch: faker.string.alpha({ length: { min: 1, max: 20 } }),
    rate: faker.helpers.arrayElement(Object.values(ScheduleRate)),
  },
  ...overrideResponse,
})

export const getGetIntegrationResponseCronScheduleMock = (
  overrideResponse: Partial<CronSchedule> = {},
): CronSchedule => ({
  ...{
    branch: faker.string.alpha({ length: { min: 1, max: 20 } }),
    cron: faker.string.alpha({ length: { min: 9, max: 20 } }),
  },
  ...overrideResponse,
})

export const getGetIntegrationResponseGithubIntegrationMock = (
  overrideResponse: Partial<GithubIntegration> = {},
): GithubIntegration => ({
  ...{
    ...{
      ...{
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        deleted: faker.datatype.boolean(),
        deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      ...{
        catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        retest_job_id: faker.string.uuid(),
        suite_labels: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        })),
        default_job_description: faker.string.alpha({ length: { min: 10, max: 100 } }),
        default_build_options: {
          clean_build: faker.datatype.boolean(),
          debug: faker.datatype.boolean(),
          developer_option_names: Array.from(
            { length: faker.number.int({ min: 1, max: 10 }) },
            (_, i) => i + 1,
          ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
        },
        default_test_options: {
          ...{
            skip_test: faker.datatype.boolean(),
            max_retries: faker.number.int({ min: 0 }),
            log_expiration_time: faker.number.int({ min: 86400, max: 5184000 }),
            disable_logging_on_success: faker.datatype.boolean(),
            record_caret: faker.datatype.boolean(),
            calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
          },
          ...{ ignore_essential: faker.datatype.boolean() },
        },
        default_release_options: { partial_release: faker.datatype.boolean() },
      },
      ...{
        type: faker.helpers.arrayElement(['github_v3'] as const),
        github_v3: {
          ...{
            owner: faker.string.alpha({ length: { min: 1, max: 20 } }),
            repo: faker.string.alpha({ length: { min: 1, max: 20 } }),
            events: {
              push: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              pull_request: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              schedule: Array.from(
                { length: faker.number.int({ min: 1, max: 10 }) },
                (_, i) => i + 1,
              ).map(() =>
                faker.helpers.arrayElement([
                  { ...getGetIntegrationResponseRateScheduleMock() },
                  { ...getGetIntegrationResponseCronScheduleMock() },
                ]),
              ),
            },
            release_events: {
              tag: { tag_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              push: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              schedule: Array.from(
                { length: faker.number.int({ min: 1, max: 10 }) },
                (_, i) => i + 1,
              ).map(() =>
                faker.helpers.arrayElement([
                  { ...getGetIntegrationResponseRateScheduleMock() },
                  { ...getGetIntegrationResponseCronScheduleMock() },
                ]),
              ),
            },
          },
          ...{ repo_web_url: faker.internet.url() },
        },
      },
    },
    type: faker.helpers.arrayElement(['github_v3'] as const),
  },
  ...overrideResponse,
})

export const getGetIntegrationResponseGitlabIntegrationMock = (
  overrideResponse: Partial<GitlabIntegration> = {},
): GitlabIntegration => ({
  ...{
    ...{
      ...{
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        deleted: faker.datatype.boolean(),
        deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      ...{
        catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        retest_job_id: faker.string.uuid(),
        suite_labels: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => ({
          key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        })),
        default_job_description: faker.string.alpha({ length: { min: 10, max: 100 } }),
        default_build_options: {
          clean_build: faker.datatype.boolean(),
          debug: faker.datatype.boolean(),
          developer_option_names: Array.from(
            { length: faker.number.int({ min: 1, max: 10 }) },
            (_, i) => i + 1,
          ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
        },
        default_test_options: {
          ...{
            skip_test: faker.datatype.boolean(),
            max_retries: faker.number.int({ min: 0 }),
            log_expiration_time: faker.number.int({ min: 86400, max: 5184000 }),
            disable_logging_on_success: faker.datatype.boolean(),
            record_caret: faker.datatype.boolean(),
            calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
          },
          ...{ ignore_essential: faker.datatype.boolean() },
        },
        default_release_options: { partial_release: faker.datatype.boolean() },
      },
      ...{
        type: faker.helpers.arrayElement(['gitlab_v4'] as const),
        gitlab_v4: {
          ...{
            project_id: faker.number.int({ min: 1 }),
            events: {
              push: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              merge_request: {
                branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }),
              },
              schedule: Array.from(
                { length: faker.number.int({ min: 1, max: 10 }) },
                (_, i) => i + 1,
              ).map(() =>
                faker.helpers.arrayElement([
                  { ...getGetIntegrationResponseRateScheduleMock() },
                  { ...getGetIntegrationResponseCronScheduleMock() },
                ]),
              ),
            },
            release_events: {
              tag: { tag_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              push: { branch_filter: faker.string.alpha({ length: { min: 10, max: 20 } }) },
              schedule: Array.from(
                { length: faker.number.int({ min: 1, max: 10 }) },
                (_, i) => i + 1,
              ).map(() =>
                faker.helpers.arrayElement([
                  { ...getGetIntegrationResponseRateScheduleMock() },
                  { ...getGetIntegrationResponseCronScheduleMock() },
                ]),
              ),
            },
          },
          ...{ project_web_url: faker.internet.url() },
        },
      },
    },
    type: faker.helpers.arrayElement(['gitlab_v4'] as const),
  },
  ...overrideResponse,
})

export const getGetIntegrationResponseMock = (): Integration =>
  faker.helpers.arrayElement([
    { ...getGetIntegrationResponseGithubIntegrationMock() },
    { ...getGetIntegrationResponseGitlabIntegrationMock() },
  ])

export const getUpdateIntegrationResponseMock = (
  overrideResponse: Partial<Extract<SaveIntegrationAnswer, object>> = {},
): SaveIntegrationAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getScheduleJobResponseMock = (
  overrideResponse: Partial<Extract<ScheduleJobAnswer, object>> = {},
): ScheduleJobAnswer => ({
  job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getListSourcesResponseMock = (
  overrideResponse: Partial<Extract<SourcePage, object>> = {},
): SourcePage => ({
  sources: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      size: faker.number.int({ min: 0 }),
      expired: faker.datatype.boolean(),
      git_web_url: faker.internet.url(),
      git_ref_url: faker.internet.url(),
      git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
      git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      git_commit_url: faker.internet.url(),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetSourceResponseMock = (
  overrideResponse: Partial<Extract<Source, object>> = {},
): Source => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  size: faker.number.int({ min: 0 }),
  expired: faker.datatype.boolean(),
  git_web_url: faker.internet.url(),
  git_ref_url: faker.internet.url(),
  git_ref: faker.string.alpha({ length: { min: 10, max: 20 } }),
  git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
  git_commit_url: faker.internet.url(),
  ...overrideResponse,
})

export const getDownloadSourceResponseMock = (
  overrideResponse: Partial<Extract<SourceDownload, object>> = {},
): SourceDownload => ({ url: faker.internet.url(), ...overrideResponse })

export const getListSuitesResponseListParameterOverrideMock = (
  overrideResponse: Partial<ListParameterOverride> = {},
): ListParameterOverride => ({
  ...{
    name: faker.string.alpha({ length: { min: 1, max: 20 } }),
    values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
  },
  ...overrideResponse,
})

export const getListSuitesResponseRangeParameterOverrideMock = (
  overrideResponse: Partial<RangeParameterOverride> = {},
): RangeParameterOverride => ({
  ...{
    name: faker.string.alpha({ length: { min: 1, max: 20 } }),
    start: faker.number.float({ fractionDigits: 2 }),
    stop: faker.number.float({ fractionDigits: 2 }),
    step: faker.number.float({ fractionDigits: 2 }),
  },
  ...overrideResponse,
})

export const getListSuitesResponseMock = (
  overrideResponse: Partial<Extract<SuitePage, object>> = {},
): SuitePage => ({
  suites: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      purpose: faker.helpers.arrayElement(Object.values(SuitePurpose)),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      target_environment_types: faker.helpers.arrayElements(Object.values(EnvironmentType)),
      specs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          ...{
            scenario_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            scenario_version_id: faker.number.int({ min: 1 }),
            essential: faker.datatype.boolean(),
            unavailable: faker.datatype.boolean(),
            parameter_set_overrides: Array.from(
              { length: faker.number.int({ min: 1, max: 10 }) },
              (_, i) => i + 1,
            ).map(() =>
              faker.helpers.arrayElement([
                { ...getListSuitesResponseListParameterOverrideMock() },
                { ...getListSuitesResponseRangeParameterOverrideMock() },
              ]),
            ),
            scenario_parameter_set_overrides: Array.from(
              { length: faker.number.int({ min: 1, max: 10 }) },
              (_, i) => i + 1,
            ).map(() =>
              faker.helpers.arrayElement([
                { ...getListSuitesResponseListParameterOverrideMock() },
                { ...getListSuitesResponseRangeParameterOverrideMock() },
              ]),
            ),
          },
          ...{ scenario_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
        }),
      ),
      attachments: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => ({
        ...{
          catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalog_version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        },
        ...{ catalog_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      })),
      parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...getListSuitesResponseListParameterOverrideMock() },
          { ...getListSuitesResponseRangeParameterOverrideMock() },
        ]),
      ),
      labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        }),
      ),
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getCreateSuiteResponseMock = (
  overrideResponse: Partial<Extract<CreateSuiteAnswer, object>> = {},
): CreateSuiteAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getGetSuiteResponseListParameterOverrideMock = (
  overrideResponse: Partial<ListParameterOverride> = {},
): ListParameterOverride => ({
  ...{
    name: faker.string.alpha({ length: { min: 1, max: 20 } }),
    values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
  },
  ...overrideResponse,
})

export const getGetSuiteResponseRangeParameterOverrideMock = (
  overrideResponse: Partial<RangeParameterOverride> = {},
): RangeParameterOverride => ({
  ...{
    name: faker.string.alpha({ length: { min: 1, max: 20 } }),
    start: faker.number.float({ fractionDigits: 2 }),
    stop: faker.number.float({ fractionDigits: 2 }),
    step: faker.number.float({ fractionDigits: 2 }),
  },
  ...overrideResponse,
})

export const getGetSuiteResponseMock = (
  overrideResponse: Partial<Extract<Suite, object>> = {},
): Suite => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  type: faker.helpers.arrayElement(Object.values(ScenarioType)),
  purpose: faker.helpers.arrayElement(Object.values(SuitePurpose)),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  target_environment_types: faker.helpers.arrayElements(Object.values(EnvironmentType)),
  specs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...{
      scenario_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      scenario_version_id: faker.number.int({ min: 1 }),
      essential: faker.datatype.boolean(),
      unavailable: faker.datatype.boolean(),
      parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...getGetSuiteResponseListParameterOverrideMock() },
          { ...getGetSuiteResponseRangeParameterOverrideMock() },
        ]),
      ),
      scenario_parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...getGetSuiteResponseListParameterOverrideMock() },
          { ...getGetSuiteResponseRangeParameterOverrideMock() },
        ]),
      ),
    },
    ...{ scenario_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  })),
  attachments: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      ...{
        catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        catalog_version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      ...{ catalog_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
    }),
  ),
  parameter_set_overrides: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() =>
    faker.helpers.arrayElement([
      { ...getGetSuiteResponseListParameterOverrideMock() },
      { ...getGetSuiteResponseRangeParameterOverrideMock() },
    ]),
  ),
  labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
      value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
    }),
  ),
  deprecated: faker.datatype.boolean(),
  deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getUpdateSuiteResponseMock = (
  overrideResponse: Partial<Extract<UpdateSuiteAnswer, object>> = {},
): UpdateSuiteAnswer => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const getListSuiteSpecsResponseListParameterOverrideMock = (
  overrideResponse: Partial<ListParameterOverride> = {},
): ListParameterOverride => ({
  ...{
    name: faker.string.alpha({ length: { min: 1, max: 20 } }),
    values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
  },
  ...overrideResponse,
})

export const getListSuiteSpecsResponseRangeParameterOverrideMock = (
  overrideResponse: Partial<RangeParameterOverride> = {},
): RangeParameterOverride => ({
  ...{
    name: faker.string.alpha({ length: { min: 1, max: 20 } }),
    start: faker.number.float({ fractionDigits: 2 }),
    stop: faker.number.float({ fractionDigits: 2 }),
    step: faker.number.float({ fractionDigits: 2 }),
  },
  ...overrideResponse,
})

export const getListSuiteSpecsResponseMock = (
  overrideResponse: Partial<Extract<SuiteSpecPage, object>> = {},
): SuiteSpecPage => ({
  specs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...{
      scenario_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      scenario_version_id: faker.number.int({ min: 1 }),
      essential: faker.datatype.boolean(),
      unavailable: faker.datatype.boolean(),
      parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...getListSuiteSpecsResponseListParameterOverrideMock() },
          { ...getListSuiteSpecsResponseRangeParameterOverrideMock() },
        ]),
      ),
      scenario_parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...getListSuiteSpecsResponseListParameterOverrideMock() },
          { ...getListSuiteSpecsResponseRangeParameterOverrideMock() },
        ]),
      ),
    },
    ...{ scenario_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListSuitesByScenarioResponseListParameterOverrideMock = (
  overrideResponse: Partial<ListParameterOverride> = {},
): ListParameterOverride => ({
  ...{
    name: faker.string.alpha({ length: { min: 1, max: 20 } }),
    values: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() =>
      faker.string.alpha({ length: { min: 10, max: 20 } }),
    ),
  },
  ...overrideResponse,
})

export const getListSuitesByScenarioResponseRangeParameterOverrideMock = (
  overrideResponse: Partial<RangeParameterOverride> = {},
): RangeParameterOverride => ({
  ...{
    name: faker.string.alpha({ length: { min: 1, max: 20 } }),
    start: faker.number.float({ fractionDigits: 2 }),
    stop: faker.number.float({ fractionDigits: 2 }),
    step: faker.number.float({ fractionDigits: 2 }),
  },
  ...overrideResponse,
})

export const getListSuitesByScenarioResponseMock = (
  overrideResponse: Partial<Extract<SuitePage, object>> = {},
): SuitePage => ({
  suites: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      purpose: faker.helpers.arrayElement(Object.values(SuitePurpose)),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      target_environment_types: faker.helpers.arrayElements(Object.values(EnvironmentType)),
      specs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          ...{
            scenario_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            scenario_version_id: faker.number.int({ min: 1 }),
            essential: faker.datatype.boolean(),
            unavailable: faker.datatype.boolean(),
            parameter_set_overrides: Array.from(
              { length: faker.number.int({ min: 1, max: 10 }) },
              (_, i) => i + 1,
            ).map(() =>
              faker.helpers.arrayElement([
                { ...getListSuitesByScenarioResponseListParameterOverrideMock() },
                { ...getListSuitesByScenarioResponseRangeParameterOverrideMock() },
              ]),
            ),
            scenario_parameter_set_overrides: Array.from(
              { length: faker.number.int({ min: 1, max: 10 }) },
              (_, i) => i + 1,
            ).map(() =>
              faker.helpers.arrayElement([
                { ...getListSuitesByScenarioResponseListParameterOverrideMock() },
                { ...getListSuitesByScenarioResponseRangeParameterOverrideMock() },
              ]),
            ),
          },
          ...{ scenario_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
        }),
      ),
      attachments: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => ({
        ...{
          catalog_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          catalog_version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        },
        ...{ catalog_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      })),
      parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...getListSuitesByScenarioResponseListParameterOverrideMock() },
          { ...getListSuitesByScenarioResponseRangeParameterOverrideMock() },
        ]),
      ),
      labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        }),
      ),
      deprecated: faker.datatype.boolean(),
      deprecated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListJobReportsResponseMock = (
  overrideResponse: Partial<Extract<JobReportPage, object>> = {},
): JobReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      scheduled_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      scheduled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      canceled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      retest_job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      catalog: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      firmware: {
        release: faker.datatype.boolean(),
        release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        release_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        release_status: faker.helpers.arrayElement(['pending', 'succeeded', 'failed'] as const),
      },
      event: {
        integration: { type: faker.helpers.arrayElement(Object.values(IntegrationType)) },
        source: {
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_ref_url: faker.internet.url(),
        },
        source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        source_job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      build: { status: faker.helpers.arrayElement(Object.values(ReportStatus)) },
      test: {
        status: faker.helpers.arrayElement(Object.values(ReportStatus)),
        case_results: {
          total_count: faker.number.int({ min: 0 }),
          success_count: faker.number.int({ min: 0 }),
          failure_count: faker.number.int({ min: 0 }),
        },
        available_case_results: {
          total_count: faker.number.int({ min: 0 }),
          success_count: faker.number.int({ min: 0 }),
          failure_count: faker.number.int({ min: 0 }),
        },
      },
      build_options: {
        clean_build: faker.datatype.boolean(),
        debug: faker.datatype.boolean(),
        developer_option_names: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
      },
      test_options: {
        skip_test: faker.datatype.boolean(),
        max_retries: faker.number.int({ min: 0 }),
        log_expiration_time: faker.number.int({ min: 86400, max: 5184000 }),
        disable_logging_on_success: faker.datatype.boolean(),
        record_caret: faker.datatype.boolean(),
        calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
      },
      release_options: { partial_release: faker.datatype.boolean() },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetJobReportResponseMock = (
  overrideResponse: Partial<Extract<JobReport, object>> = {},
): JobReport => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  scheduled_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  scheduled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  canceled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  retest_job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  catalog: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  firmware: {
    release: faker.datatype.boolean(),
    release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    release_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    release_status: faker.helpers.arrayElement(['pending', 'succeeded', 'failed'] as const),
  },
  event: {
    integration: { type: faker.helpers.arrayElement(Object.values(IntegrationType)) },
    source: {
      git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      git_ref_url: faker.internet.url(),
    },
    source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    source_job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  build: { status: faker.helpers.arrayElement(Object.values(ReportStatus)) },
  test: {
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    case_results: {
      total_count: faker.number.int({ min: 0 }),
      success_count: faker.number.int({ min: 0 }),
      failure_count: faker.number.int({ min: 0 }),
    },
    available_case_results: {
      total_count: faker.number.int({ min: 0 }),
      success_count: faker.number.int({ min: 0 }),
      failure_count: faker.number.int({ min: 0 }),
    },
  },
  build_options: {
    clean_build: faker.datatype.boolean(),
    debug: faker.datatype.boolean(),
    developer_option_names: Array.from(
      { length: faker.number.int({ min: 1, max: 10 }) },
      (_, i) => i + 1,
    ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
  },
  test_options: {
    skip_test: faker.datatype.boolean(),
    max_retries: faker.number.int({ min: 0 }),
    log_expiration_time: faker.number.int({ min: 86400, max: 5184000 }),
    disable_logging_on_success: faker.datatype.boolean(),
    record_caret: faker.datatype.boolean(),
    calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
  },
  release_options: { partial_release: faker.datatype.boolean() },
  ...overrideResponse,
})

export const getGetFirmwareReleaseReportResponseMock = (
  overrideResponse: Partial<Extract<JobReport, object>> = {},
): JobReport => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  scheduled_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  scheduled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  canceled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  retest_job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  catalog: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  firmware: {
    release: faker.datatype.boolean(),
    release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    release_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    release_status: faker.helpers.arrayElement(['pending', 'succeeded', 'failed'] as const),
  },
  event: {
    integration: { type: faker.helpers.arrayElement(Object.values(IntegrationType)) },
    source: {
      git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      git_ref_url: faker.internet.url(),
    },
    source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    source_job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  build: { status: faker.helpers.arrayElement(Object.values(ReportStatus)) },
  test: {
    status: faker.helpers.arrayElement(Object.values(ReportStatus)),
    case_results: {
      total_count: faker.number.int({ min: 0 }),
      success_count: faker.number.int({ min: 0 }),
      failure_count: faker.number.int({ min: 0 }),
    },
    available_case_results: {
      total_count: faker.number.int({ min: 0 }),
      success_count: faker.number.int({ min: 0 }),
      failure_count: faker.number.int({ min: 0 }),
    },
  },
  build_options: {
    clean_build: faker.datatype.boolean(),
    debug: faker.datatype.boolean(),
    developer_option_names: Array.from(
      { length: faker.number.int({ min: 1, max: 10 }) },
      (_, i) => i + 1,
    ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
  },
  test_options: {
    skip_test: faker.datatype.boolean(),
    max_retries: faker.number.int({ min: 0 }),
    log_expiration_time: faker.number.int({ min: 86400, max: 5184000 }),
    disable_logging_on_success: faker.datatype.boolean(),
    record_caret: faker.datatype.boolean(),
    calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
  },
  release_options: { partial_release: faker.datatype.boolean() },
  ...overrideResponse,
})

export const getListPackageJobReportsResponseMock = (
  overrideResponse: Partial<Extract<PackageJobReportPage, object>> = {},
): PackageJobReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      scheduled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      catalog: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      firmware: {
        release: faker.datatype.boolean(),
        release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        release_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        release_status: faker.helpers.arrayElement(['pending', 'succeeded', 'failed'] as const),
      },
      test: {
        case_results: {
          total_count: faker.number.int({ min: 0 }),
          success_count: faker.number.int({ min: 0 }),
          failure_count: faker.number.int({ min: 0 }),
        },
      },
      event: {
        integration: { type: faker.helpers.arrayElement(Object.values(IntegrationType)) },
        source: {
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_ref_url: faker.internet.url(),
        },
        source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        source_job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListBuildReportsResponseMock = (
  overrideResponse: Partial<Extract<BuildReportPage, object>> = {},
): BuildReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      catalog: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      parents: { job_report_id: faker.string.alpha({ length: { min: 1, max: 20 } }) },
      event: {
        source: {
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_ref_url: faker.internet.url(),
        },
        source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      artifact: {
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        build: { type: faker.string.alpha({ length: { min: 10, max: 20 } }) },
        images: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          }),
        ),
      },
      ml_packages: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => ({
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      })),
      options: {
        clean_build: faker.datatype.boolean(),
        debug: faker.datatype.boolean(),
        developer_option_names: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
      },
      logs: {
        build_repos_file: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        build_output: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        build_output_stream: { id: faker.string.alpha({ length: { min: 1, max: 20 } }) },
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetBuildReportResponseMock = (
  overrideResponse: Partial<Extract<BuildReport, object>> = {},
): BuildReport => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  catalog: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  parents: { job_report_id: faker.string.alpha({ length: { min: 1, max: 20 } }) },
  event: {
    source: {
      git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      git_ref_url: faker.internet.url(),
    },
    source_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  artifact: {
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    build: { type: faker.string.alpha({ length: { min: 10, max: 20 } }) },
    images: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        expired: faker.datatype.boolean(),
      }),
    ),
  },
  ml_packages: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      release_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    }),
  ),
  options: {
    clean_build: faker.datatype.boolean(),
    debug: faker.datatype.boolean(),
    developer_option_names: Array.from(
      { length: faker.number.int({ min: 1, max: 10 }) },
      (_, i) => i + 1,
    ).map(() => faker.string.alpha({ length: { min: 1, max: 20 } })),
  },
  logs: {
    build_repos_file: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    build_output: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    build_output_stream: { id: faker.string.alpha({ length: { min: 1, max: 20 } }) },
  },
  ...overrideResponse,
})

export const getListSuiteReportsResponseMock = (
  overrideResponse: Partial<Extract<SuiteReportPage, object>> = {},
): SuiteReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      suite: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        type: faker.helpers.arrayElement(Object.values(ScenarioType)),
        labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
            value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          }),
        ),
      },
      catalog: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      simulation: {
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        environment_type: faker.helpers.arrayElement(Object.values(EnvironmentType)),
      },
      case_results: {
        total_count: faker.number.int({ min: 0 }),
        success_count: faker.number.int({ min: 0 }),
        failure_count: faker.number.int({ min: 0 }),
      },
      available_case_results: {
        total_count: faker.number.int({ min: 0 }),
        success_count: faker.number.int({ min: 0 }),
        failure_count: faker.number.int({ min: 0 }),
      },
      failure_cause_labels: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
      logs: {
        archived_log: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
      },
      parents: { job_report_id: faker.string.alpha({ length: { min: 1, max: 20 } }) },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetSuiteReportResponseMock = (
  overrideResponse: Partial<Extract<SuiteReport, object>> = {},
): SuiteReport => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  job_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  suite: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    type: faker.helpers.arrayElement(Object.values(ScenarioType)),
    labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
      }),
    ),
  },
  catalog: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  simulation: {
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    environment_type: faker.helpers.arrayElement(Object.values(EnvironmentType)),
  },
  case_results: {
    total_count: faker.number.int({ min: 0 }),
    success_count: faker.number.int({ min: 0 }),
    failure_count: faker.number.int({ min: 0 }),
  },
  available_case_results: {
    total_count: faker.number.int({ min: 0 }),
    success_count: faker.number.int({ min: 0 }),
    failure_count: faker.number.int({ min: 0 }),
  },
  failure_cause_labels: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
  logs: {
    archived_log: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
  },
  parents: { job_report_id: faker.string.alpha({ length: { min: 1, max: 20 } }) },
  ...overrideResponse,
})

export const getListSpecReportsResponseMock = (
  overrideResponse: Partial<Extract<SpecReportPage, object>> = {},
): SpecReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      scenario: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
      },
      suite: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        type: faker.helpers.arrayElement(Object.values(ScenarioType)),
        labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
            value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          }),
        ),
      },
      catalog: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      essential: faker.datatype.boolean(),
      unavailable: faker.datatype.boolean(),
      case_results: {
        total_count: faker.number.int({ min: 0 }),
        success_count: faker.number.int({ min: 0 }),
        failure_count: faker.number.int({ min: 0 }),
      },
      available_case_results: {
        total_count: faker.number.int({ min: 0 }),
        success_count: faker.number.int({ min: 0 }),
        failure_count: faker.number.int({ min: 0 }),
      },
      failure_cause_labels: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
      parents: {
        job_report_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        suite_report_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetSpecReportResponseMock = (
  overrideResponse: Partial<Extract<SpecReport, object>> = {},
): SpecReport => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  scenario: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
  },
  suite: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    type: faker.helpers.arrayElement(Object.values(ScenarioType)),
    labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
      }),
    ),
  },
  catalog: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  essential: faker.datatype.boolean(),
  unavailable: faker.datatype.boolean(),
  case_results: {
    total_count: faker.number.int({ min: 0 }),
    success_count: faker.number.int({ min: 0 }),
    failure_count: faker.number.int({ min: 0 }),
  },
  available_case_results: {
    total_count: faker.number.int({ min: 0 }),
    success_count: faker.number.int({ min: 0 }),
    failure_count: faker.number.int({ min: 0 }),
  },
  failure_cause_labels: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
  parents: {
    job_report_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    suite_report_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  ...overrideResponse,
})

export const getListCaseReportsResponseMock = (
  overrideResponse: Partial<Extract<CaseReportPage, object>> = {},
): CaseReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      attempt_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      scenario: {
        id: faker.string.alpha({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
      },
      formatted_parameter: faker.string.alpha({ length: { min: 10, max: 20 } }),
      scenario_parameters: {
        [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
      },
      failure_cause_labels: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
      components: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => ({
        component_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        message: faker.string.alpha({ length: { min: 10, max: 20 } }),
        failure_cause_labels: Array.from(
          { length: faker.number.int({ min: 1, max: 10 }) },
          (_, i) => i + 1,
        ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
        logs: {
          evaluation_bag: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          evaluation_result: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          simulation_bag: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          simulation_log: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          simulation_archive: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          simulation_result: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          pre_task_log: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          scenario_reconstruction_accuracy: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          recorded_caret: {
            id: faker.string.alpha({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
        },
      })),
      options: {
        record_caret: faker.datatype.boolean(),
        calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
      },
      area_map: {
        id: faker.number.int({ min: 1 }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      },
      logs: {
        evaluation_bag: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        evaluation_result: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_bag: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_log: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_archive: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_result: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        pre_task_log: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        scenario_reconstruction_accuracy: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        recorded_caret: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
      },
      simulation: {
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        environment_type: faker.helpers.arrayElement(Object.values(EnvironmentType)),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getGetCaseReportResponseMock = (
  overrideResponse: Partial<Extract<CaseReport, object>> = {},
): CaseReport => ({
  id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  attempt_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  scenario: {
    id: faker.string.alpha({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
  },
  formatted_parameter: faker.string.alpha({ length: { min: 10, max: 20 } }),
  scenario_parameters: {
    [faker.string.alphanumeric(5)]: faker.string.alpha({ length: { min: 10, max: 20 } }),
  },
  failure_cause_labels: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
  components: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      component_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      failure_cause_labels: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => faker.string.alpha({ length: { min: 10, max: 20 } })),
      logs: {
        evaluation_bag: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        evaluation_result: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_bag: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_log: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_archive: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_result: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        pre_task_log: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        scenario_reconstruction_accuracy: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        recorded_caret: {
          id: faker.string.alpha({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
      },
    }),
  ),
  options: {
    record_caret: faker.datatype.boolean(),
    calculate_scenario_reconstruction_accuracy: faker.datatype.boolean(),
  },
  area_map: {
    id: faker.number.int({ min: 1 }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
  },
  logs: {
    evaluation_bag: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    evaluation_result: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    simulation_bag: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    simulation_log: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    simulation_archive: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    simulation_result: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    pre_task_log: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    scenario_reconstruction_accuracy: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    recorded_caret: {
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
  },
  simulation: {
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    environment_type: faker.helpers.arrayElement(Object.values(EnvironmentType)),
  },
  ...overrideResponse,
})

export const getListCaseAttemptsResponseMock = (
  overrideResponse: Partial<Extract<CaseAttemptPage, object>> = {},
): CaseAttemptPage => ({
  attempts: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      number: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getDownloadLogResponseMock = (
  overrideResponse: Partial<Extract<LogDownload, object>> = {},
): LogDownload => ({
  url: faker.internet.url(),
  size: faker.number.int({ min: 0 }),
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const getListLogStreamEventsResponseMock = (
  overrideResponse: Partial<Extract<LogEventPage, object>> = {},
): LogEventPage => ({
  events: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({ message: faker.string.alpha({ length: { min: 10, max: 20 } }) }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getListIntegrationsMockHandler = (
  overrideResponse?:
    | IntegrationPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<IntegrationPage> | IntegrationPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/integrations',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListIntegrationsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateIntegrationMockHandler = (
  overrideResponse?:
    | SaveIntegrationAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SaveIntegrationAnswer> | SaveIntegrationAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/integrations/',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateIntegrationResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getGetIntegrationMockHandler = (
  overrideResponse?:
    | Integration
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Integration> | Integration),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/integrations/:integrationId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetIntegrationResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDeleteIntegrationMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.delete>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.delete(
    '*/projects/:projectId/integrations/:integrationId',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getUpdateIntegrationMockHandler = (
  overrideResponse?:
    | SaveIntegrationAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SaveIntegrationAnswer> | SaveIntegrationAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/integrations/:integrationId/versions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateIntegrationResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getScheduleJobMockHandler = (
  overrideResponse?:
    | ScheduleJobAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<ScheduleJobAnswer> | ScheduleJobAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/jobs/schedule',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getScheduleJobResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getCancelJobMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/jobs/:jobId/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListSourcesMockHandler = (
  overrideResponse?:
    | SourcePage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SourcePage> | SourcePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/sources',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSourcesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetSourceMockHandler = (
  overrideResponse?:
    | Source
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Source> | Source),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/sources/:sourceId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSourceResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDownloadSourceMockHandler = (
  overrideResponse?:
    | SourceDownload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<SourceDownload> | SourceDownload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/sources/:sourceId/download',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadSourceResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListSuitesMockHandler = (
  overrideResponse?:
    | SuitePage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SuitePage> | SuitePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/suites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSuitesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getCreateSuiteMockHandler = (
  overrideResponse?:
    | CreateSuiteAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<CreateSuiteAnswer> | CreateSuiteAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/suites',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getCreateSuiteResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getGetSuiteMockHandler = (
  overrideResponse?:
    | Suite
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Suite> | Suite),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/suites/:suiteId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSuiteResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getUpdateSuiteMockHandler = (
  overrideResponse?:
    | UpdateSuiteAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<UpdateSuiteAnswer> | UpdateSuiteAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/suites/:suiteId/versions',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getUpdateSuiteResponseMock(),
        { status: 201 },
      )
    },
    options,
  )
}

export const getDeprecateSuiteMockHandler = (
  overrideResponse?:
    | EmptyResponse
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<EmptyResponse> | EmptyResponse),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/suites/:suiteId/deprecate',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      if (typeof overrideResponse === 'function') {
        await overrideResponse(info)
      }

      return new HttpResponse(null, { status: 204 })
    },
    options,
  )
}

export const getListSuiteSpecsMockHandler = (
  overrideResponse?:
    | SuiteSpecPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SuiteSpecPage> | SuiteSpecPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/suites/:suiteId/specs',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSuiteSpecsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListSuitesByScenarioMockHandler = (
  overrideResponse?:
    | SuitePage
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SuitePage> | SuitePage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/scenarios/:scenarioId/suites',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSuitesByScenarioResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListJobReportsMockHandler = (
  overrideResponse?:
    | JobReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<JobReportPage> | JobReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListJobReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetJobReportMockHandler = (
  overrideResponse?:
    | JobReport
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobReport> | JobReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/report',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetJobReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetFirmwareReleaseReportMockHandler = (
  overrideResponse?:
    | JobReport
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<JobReport> | JobReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/catalogs/:catalogId/firmware/releases/:releaseId/report',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetFirmwareReleaseReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListPackageJobReportsMockHandler = (
  overrideResponse?:
    | PackageJobReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<PackageJobReportPage> | PackageJobReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/ml/packages/:packageId/jobs/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListPackageJobReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListBuildReportsMockHandler = (
  overrideResponse?:
    | BuildReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<BuildReportPage> | BuildReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/build/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListBuildReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetBuildReportMockHandler = (
  overrideResponse?:
    | BuildReport
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BuildReport> | BuildReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/build/reports/:buildReportId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetBuildReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListSuiteReportsMockHandler = (
  overrideResponse?:
    | SuiteReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SuiteReportPage> | SuiteReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/suite/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSuiteReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetSuiteReportMockHandler = (
  overrideResponse?:
    | SuiteReport
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SuiteReport> | SuiteReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/suite/reports/:suiteReportId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSuiteReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListSpecReportsMockHandler = (
  overrideResponse?:
    | SpecReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<SpecReportPage> | SpecReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/spec/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListSpecReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetSpecReportMockHandler = (
  overrideResponse?:
    | SpecReport
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SpecReport> | SpecReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/spec/reports/:specReportId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetSpecReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListCaseReportsMockHandler = (
  overrideResponse?:
    | CaseReportPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CaseReportPage> | CaseReportPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/case/reports',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCaseReportsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getGetCaseReportMockHandler = (
  overrideResponse?:
    | CaseReport
    | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CaseReport> | CaseReport),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/case/reports/:caseReportId',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getGetCaseReportResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListCaseAttemptsMockHandler = (
  overrideResponse?:
    | CaseAttemptPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<CaseAttemptPage> | CaseAttemptPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/jobs/:jobId/case/reports/:caseReportId/attempts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListCaseAttemptsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDownloadLogMockHandler = (
  overrideResponse?:
    | LogDownload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<LogDownload> | LogDownload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/logs/:logId/download',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadLogResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getListLogStreamEventsMockHandler = (
  overrideResponse?:
    | LogEventPage
    | ((
        info: Parameters<Parameters<typeof http.get>[1]>[0],
      ) => Promise<LogEventPage> | LogEventPage),
  options?: RequestHandlerOptions,
) => {
  return http.get(
    '*/projects/:projectId/log_streams/:logStreamId/events',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getListLogStreamEventsResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getEvaluationServiceMock = () => [
  getListIntegrationsMockHandler(),
  getCreateIntegrationMockHandler(),
  getGetIntegrationMockHandler(),
  getDeleteIntegrationMockHandler(),
  getUpdateIntegrationMockHandler(),
  getScheduleJobMockHandler(),
  getCancelJobMockHandler(),
  getListSourcesMockHandler(),
  getGetSourceMockHandler(),
  getDownloadSourceMockHandler(),
  getListSuitesMockHandler(),
  getCreateSuiteMockHandler(),
  getGetSuiteMockHandler(),
  getUpdateSuiteMockHandler(),
  getDeprecateSuiteMockHandler(),
  getListSuiteSpecsMockHandler(),
  getListSuitesByScenarioMockHandler(),
  getListJobReportsMockHandler(),
  getGetJobReportMockHandler(),
  getGetFirmwareReleaseReportMockHandler(),
  getListPackageJobReportsMockHandler(),
  getListBuildReportsMockHandler(),
  getGetBuildReportMockHandler(),
  getListSuiteReportsMockHandler(),
  getGetSuiteReportMockHandler(),
  getListSpecReportsMockHandler(),
  getGetSpecReportMockHandler(),
  getListCaseReportsMockHandler(),
  getGetCaseReportMockHandler(),
  getListCaseAttemptsMockHandler(),
  getDownloadLogMockHandler(),
  getListLogStreamEventsMockHandler(),
]

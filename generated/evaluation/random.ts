// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import {
  EnvironmentType,
  IntegrationType,
  JobReleaseStatus,
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

const listIntegrationsAnswerRateSchedule = (
  overrideResponse: Partial<RateSchedule> = {},
): RateSchedule => ({
  ...{
    branch: faker.string.alpha({ length: { min: 1, max: 20 } }),
    rate: faker.helpers.arrayElement(Object.values(ScheduleRate)),
  },
  ...overrideResponse,
})

const listIntegrationsAnswerCronSchedule = (
  overrideResponse: Partial<CronSchedule> = {},
): CronSchedule => ({
  ...{
    branch: faker.string.alpha({ length: { min: 1, max: 20 } }),
    cron: faker.string.alpha({ length: { min: 9, max: 20 } }),
  },
  ...overrideResponse,
})

const listIntegrationsAnswerGithubIntegration = (
  overrideResponse: Partial<GithubIntegration> = {},
): GithubIntegration => ({
  ...{
    ...{
      ...{
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        deleted: faker.datatype.boolean(),
        deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      ...{
        catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
                  { ...listIntegrationsAnswerRateSchedule() },
                  { ...listIntegrationsAnswerCronSchedule() },
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
                  { ...listIntegrationsAnswerRateSchedule() },
                  { ...listIntegrationsAnswerCronSchedule() },
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

const listIntegrationsAnswerGitlabIntegration = (
  overrideResponse: Partial<GitlabIntegration> = {},
): GitlabIntegration => ({
  ...{
    ...{
      ...{
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        deleted: faker.datatype.boolean(),
        deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      ...{
        catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
                  { ...listIntegrationsAnswerRateSchedule() },
                  { ...listIntegrationsAnswerCronSchedule() },
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
                  { ...listIntegrationsAnswerRateSchedule() },
                  { ...listIntegrationsAnswerCronSchedule() },
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

export const listIntegrationsAnswer = (
  overrideResponse: Partial<Extract<IntegrationPage, object>> = {},
): IntegrationPage => ({
  integrations: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () =>
      faker.helpers.arrayElement([
        { ...listIntegrationsAnswerGithubIntegration() },
        { ...listIntegrationsAnswerGitlabIntegration() },
      ]),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const createIntegrationAnswer = (
  overrideResponse: Partial<Extract<SaveIntegrationAnswer, object>> = {},
): SaveIntegrationAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

const getIntegrationAnswerRateSchedule = (
  overrideResponse: Partial<RateSchedule> = {},
): RateSchedule => ({
  ...{
    branch: faker.string.alpha({ length: { min: 1, max: 20 } }),
    rate: faker.helpers.arrayElement(Object.values(ScheduleRate)),
  },
  ...overrideResponse,
})

const getIntegrationAnswerCronSchedule = (
  overrideResponse: Partial<CronSchedule> = {},
): CronSchedule => ({
  ...{
    branch: faker.string.alpha({ length: { min: 1, max: 20 } }),
    cron: faker.string.alpha({ length: { min: 9, max: 20 } }),
  },
  ...overrideResponse,
})

const getIntegrationAnswerGithubIntegration = (
  overrideResponse: Partial<GithubIntegration> = {},
): GithubIntegration => ({
  ...{
    ...{
      ...{
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        deleted: faker.datatype.boolean(),
        deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      ...{
        catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
                  { ...getIntegrationAnswerRateSchedule() },
                  { ...getIntegrationAnswerCronSchedule() },
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
                  { ...getIntegrationAnswerRateSchedule() },
                  { ...getIntegrationAnswerCronSchedule() },
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

const getIntegrationAnswerGitlabIntegration = (
  overrideResponse: Partial<GitlabIntegration> = {},
): GitlabIntegration => ({
  ...{
    ...{
      ...{
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        created_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        created_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        updated_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
        updated_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
        deleted: faker.datatype.boolean(),
        deleted_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      },
      ...{
        catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
                  { ...getIntegrationAnswerRateSchedule() },
                  { ...getIntegrationAnswerCronSchedule() },
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
                  { ...getIntegrationAnswerRateSchedule() },
                  { ...getIntegrationAnswerCronSchedule() },
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

export const getIntegrationAnswer = (): Integration =>
  faker.helpers.arrayElement([
    { ...getIntegrationAnswerGithubIntegration() },
    { ...getIntegrationAnswerGitlabIntegration() },
  ])

export const updateIntegrationAnswer = (
  overrideResponse: Partial<Extract<SaveIntegrationAnswer, object>> = {},
): SaveIntegrationAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const scheduleJobAnswer = (
  overrideResponse: Partial<Extract<ScheduleJobAnswer, object>> = {},
): ScheduleJobAnswer => ({
  job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

export const listSourcesAnswer = (
  overrideResponse: Partial<Extract<SourcePage, object>> = {},
): SourcePage => ({
  sources: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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

export const getSourceAnswer = (
  overrideResponse: Partial<Extract<Source, object>> = {},
): Source => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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

export const downloadSourceAnswer = (
  overrideResponse: Partial<Extract<SourceDownload, object>> = {},
): SourceDownload => ({ url: faker.internet.url(), ...overrideResponse })

const listSuitesAnswerListParameterOverride = (
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

const listSuitesAnswerRangeParameterOverride = (
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

export const listSuitesAnswer = (
  overrideResponse: Partial<Extract<SuitePage, object>> = {},
): SuitePage => ({
  suites: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      purpose: faker.helpers.arrayElement(Object.values(SuitePurpose)),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      target_environment_types: faker.helpers.arrayElements(Object.values(EnvironmentType)),
      specs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          ...{
            scenario_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            scenario_version_id: faker.number.int({ min: 1 }),
            essential: faker.datatype.boolean(),
            unavailable: faker.datatype.boolean(),
            parameter_set_overrides: Array.from(
              { length: faker.number.int({ min: 1, max: 10 }) },
              (_, i) => i + 1,
            ).map(() =>
              faker.helpers.arrayElement([
                { ...listSuitesAnswerListParameterOverride() },
                { ...listSuitesAnswerRangeParameterOverride() },
              ]),
            ),
            scenario_parameter_set_overrides: Array.from(
              { length: faker.number.int({ min: 1, max: 10 }) },
              (_, i) => i + 1,
            ).map(() =>
              faker.helpers.arrayElement([
                { ...listSuitesAnswerListParameterOverride() },
                { ...listSuitesAnswerRangeParameterOverride() },
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
          catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          catalog_version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        },
        ...{ catalog_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      })),
      parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...listSuitesAnswerListParameterOverride() },
          { ...listSuitesAnswerRangeParameterOverride() },
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

export const createSuiteAnswer = (
  overrideResponse: Partial<Extract<CreateSuiteAnswer, object>> = {},
): CreateSuiteAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

const getSuiteAnswerListParameterOverride = (
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

const getSuiteAnswerRangeParameterOverride = (
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

export const getSuiteAnswer = (overrideResponse: Partial<Extract<Suite, object>> = {}): Suite => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
  description: faker.string.alpha({ length: { min: 10, max: 512 } }),
  type: faker.helpers.arrayElement(Object.values(ScenarioType)),
  purpose: faker.helpers.arrayElement(Object.values(SuitePurpose)),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  target_environment_types: faker.helpers.arrayElements(Object.values(EnvironmentType)),
  specs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...{
      scenario_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      scenario_version_id: faker.number.int({ min: 1 }),
      essential: faker.datatype.boolean(),
      unavailable: faker.datatype.boolean(),
      parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...getSuiteAnswerListParameterOverride() },
          { ...getSuiteAnswerRangeParameterOverride() },
        ]),
      ),
      scenario_parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...getSuiteAnswerListParameterOverride() },
          { ...getSuiteAnswerRangeParameterOverride() },
        ]),
      ),
    },
    ...{ scenario_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  })),
  attachments: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      ...{
        catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        catalog_version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      ...{ catalog_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
    }),
  ),
  parameter_set_overrides: Array.from(
    { length: faker.number.int({ min: 1, max: 10 }) },
    (_, i) => i + 1,
  ).map(() =>
    faker.helpers.arrayElement([
      { ...getSuiteAnswerListParameterOverride() },
      { ...getSuiteAnswerRangeParameterOverride() },
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

export const updateSuiteAnswer = (
  overrideResponse: Partial<Extract<UpdateSuiteAnswer, object>> = {},
): UpdateSuiteAnswer => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  ...overrideResponse,
})

const listSuiteSpecsAnswerListParameterOverride = (
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

const listSuiteSpecsAnswerRangeParameterOverride = (
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

export const listSuiteSpecsAnswer = (
  overrideResponse: Partial<Extract<SuiteSpecPage, object>> = {},
): SuiteSpecPage => ({
  specs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({
    ...{
      scenario_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      scenario_version_id: faker.number.int({ min: 1 }),
      essential: faker.datatype.boolean(),
      unavailable: faker.datatype.boolean(),
      parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...listSuiteSpecsAnswerListParameterOverride() },
          { ...listSuiteSpecsAnswerRangeParameterOverride() },
        ]),
      ),
      scenario_parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...listSuiteSpecsAnswerListParameterOverride() },
          { ...listSuiteSpecsAnswerRangeParameterOverride() },
        ]),
      ),
    },
    ...{ scenario_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
  })),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

const listSuitesByScenarioAnswerListParameterOverride = (
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

const listSuitesByScenarioAnswerRangeParameterOverride = (
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

export const listSuitesByScenarioAnswer = (
  overrideResponse: Partial<Extract<SuitePage, object>> = {},
): SuitePage => ({
  suites: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      display_name: faker.string.alpha({ length: { min: 10, max: 128 } }),
      description: faker.string.alpha({ length: { min: 10, max: 512 } }),
      type: faker.helpers.arrayElement(Object.values(ScenarioType)),
      purpose: faker.helpers.arrayElement(Object.values(SuitePurpose)),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      target_environment_types: faker.helpers.arrayElements(Object.values(EnvironmentType)),
      specs: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          ...{
            scenario_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            scenario_version_id: faker.number.int({ min: 1 }),
            essential: faker.datatype.boolean(),
            unavailable: faker.datatype.boolean(),
            parameter_set_overrides: Array.from(
              { length: faker.number.int({ min: 1, max: 10 }) },
              (_, i) => i + 1,
            ).map(() =>
              faker.helpers.arrayElement([
                { ...listSuitesByScenarioAnswerListParameterOverride() },
                { ...listSuitesByScenarioAnswerRangeParameterOverride() },
              ]),
            ),
            scenario_parameter_set_overrides: Array.from(
              { length: faker.number.int({ min: 1, max: 10 }) },
              (_, i) => i + 1,
            ).map(() =>
              faker.helpers.arrayElement([
                { ...listSuitesByScenarioAnswerListParameterOverride() },
                { ...listSuitesByScenarioAnswerRangeParameterOverride() },
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
          catalog_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          catalog_version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        },
        ...{ catalog_display_name: faker.string.alpha({ length: { min: 10, max: 20 } }) },
      })),
      parameter_set_overrides: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() =>
        faker.helpers.arrayElement([
          { ...listSuitesByScenarioAnswerListParameterOverride() },
          { ...listSuitesByScenarioAnswerRangeParameterOverride() },
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

export const listJobReportsAnswer = (
  overrideResponse: Partial<Extract<JobReportPage, object>> = {},
): JobReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      scheduled_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      scheduled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      canceled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      retest_job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      catalog: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      firmware: {
        release: faker.datatype.boolean(),
        release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        release_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        release_status: faker.helpers.arrayElement(Object.values(JobReleaseStatus)),
      },
      event: {
        integration: { type: faker.helpers.arrayElement(Object.values(IntegrationType)) },
        source: {
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_ref_url: faker.internet.url(),
        },
        source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        source_job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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

export const getJobReportAnswer = (
  overrideResponse: Partial<Extract<JobReport, object>> = {},
): JobReport => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  scheduled_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  scheduled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  canceled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  retest_job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  catalog: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  },
  firmware: {
    release: faker.datatype.boolean(),
    release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    release_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    release_status: faker.helpers.arrayElement(Object.values(JobReleaseStatus)),
  },
  event: {
    integration: { type: faker.helpers.arrayElement(Object.values(IntegrationType)) },
    source: {
      git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      git_ref_url: faker.internet.url(),
    },
    source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    source_job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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

export const getFirmwareReleaseReportAnswer = (
  overrideResponse: Partial<Extract<JobReport, object>> = {},
): JobReport => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  scheduled_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  description: faker.string.alpha({ length: { min: 10, max: 20 } }),
  user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
  scheduled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  canceled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
  retest_job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  catalog: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  },
  firmware: {
    release: faker.datatype.boolean(),
    release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    release_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    release_status: faker.helpers.arrayElement(Object.values(JobReleaseStatus)),
  },
  event: {
    integration: { type: faker.helpers.arrayElement(Object.values(IntegrationType)) },
    source: {
      git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      git_ref_url: faker.internet.url(),
    },
    source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    source_job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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

export const listPackageJobReportsAnswer = (
  overrideResponse: Partial<Extract<PackageJobReportPage, object>> = {},
): PackageJobReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      description: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      user_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
      scheduled_by: faker.string.alpha({ length: { min: 1, max: 20 } }),
      catalog: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      firmware: {
        release: faker.datatype.boolean(),
        release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        release_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        release_status: faker.helpers.arrayElement(Object.values(JobReleaseStatus)),
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
        source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        source_job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const listBuildReportsAnswer = (
  overrideResponse: Partial<Extract<BuildReportPage, object>> = {},
): BuildReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      catalog: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      parents: { job_report_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
      event: {
        source: {
          git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
          git_ref_url: faker.internet.url(),
        },
        source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      artifact: {
        name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        build: { type: faker.string.alpha({ length: { min: 10, max: 20 } }) },
        images: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          }),
        ),
      },
      ml_packages: Array.from(
        { length: faker.number.int({ min: 1, max: 10 }) },
        (_, i) => i + 1,
      ).map(() => ({
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        build_output: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        build_output_stream: { id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getBuildReportAnswer = (
  overrideResponse: Partial<Extract<BuildReport, object>> = {},
): BuildReport => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  catalog: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  },
  parents: { job_report_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
  event: {
    source: {
      git_sha: faker.string.alpha({ length: { min: 10, max: 20 } }),
      git_ref_url: faker.internet.url(),
    },
    source_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  },
  artifact: {
    name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    build: { type: faker.string.alpha({ length: { min: 10, max: 20 } }) },
    images: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        type: faker.string.alpha({ length: { min: 10, max: 20 } }),
        expired: faker.datatype.boolean(),
      }),
    ),
  },
  ml_packages: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      release_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    build_output: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    build_output_stream: { id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
  },
  ...overrideResponse,
})

export const listSuiteReportsAnswer = (
  overrideResponse: Partial<Extract<SuiteReportPage, object>> = {},
): SuiteReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      suite: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        type: faker.helpers.arrayElement(Object.values(ScenarioType)),
        labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
            value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          }),
        ),
      },
      catalog: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
      },
      parents: { job_report_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getSuiteReportAnswer = (
  overrideResponse: Partial<Extract<SuiteReport, object>> = {},
): SuiteReport => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  job_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  suite: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    type: faker.helpers.arrayElement(Object.values(ScenarioType)),
    labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
      }),
    ),
  },
  catalog: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
  },
  parents: { job_report_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }) },
  ...overrideResponse,
})

export const listSpecReportsAnswer = (
  overrideResponse: Partial<Extract<SpecReportPage, object>> = {},
): SpecReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      scenario: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.number.int({ min: 1 }),
      },
      suite: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        type: faker.helpers.arrayElement(Object.values(ScenarioType)),
        labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
          () => ({
            key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
            value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
          }),
        ),
      },
      catalog: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
        job_report_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
        suite_report_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const getSpecReportAnswer = (
  overrideResponse: Partial<Extract<SpecReport, object>> = {},
): SpecReport => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  fail_message: faker.string.alpha({ length: { min: 10, max: 20 } }),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  scenario: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.number.int({ min: 1 }),
  },
  suite: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    type: faker.helpers.arrayElement(Object.values(ScenarioType)),
    labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
      () => ({
        key: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
        value: faker.helpers.fromRegExp('[A-Za-z0-9][A-Za-z0-9_-]{0,9}'),
      }),
    ),
  },
  catalog: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    display_name: faker.string.alpha({ length: { min: 10, max: 20 } }),
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
    job_report_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
    suite_report_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  },
  ...overrideResponse,
})

export const listCaseReportsAnswer = (
  overrideResponse: Partial<Extract<CaseReportPage, object>> = {},
): CaseReportPage => ({
  reports: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      attempt_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      scenario: {
        id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          evaluation_result: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          simulation_bag: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          simulation_log: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          simulation_archive: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          simulation_result: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          pre_task_log: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          scenario_reconstruction_accuracy: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
            type: faker.string.alpha({ length: { min: 10, max: 20 } }),
            expired: faker.datatype.boolean(),
          },
          recorded_caret: {
            id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
        version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      },
      logs: {
        evaluation_bag: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        evaluation_result: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_bag: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_log: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_archive: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_result: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        pre_task_log: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        scenario_reconstruction_accuracy: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        recorded_caret: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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

export const getCaseReportAnswer = (
  overrideResponse: Partial<Extract<CaseReport, object>> = {},
): CaseReport => ({
  id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  attempt_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  status: faker.helpers.arrayElement(Object.values(ReportStatus)),
  started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  scenario: {
    id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        evaluation_result: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_bag: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_log: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_archive: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        simulation_result: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        pre_task_log: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        scenario_reconstruction_accuracy: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
          type: faker.string.alpha({ length: { min: 10, max: 20 } }),
          expired: faker.datatype.boolean(),
        },
        recorded_caret: {
          id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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
    version_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
  },
  logs: {
    evaluation_bag: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    evaluation_result: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    simulation_bag: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    simulation_log: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    simulation_archive: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    simulation_result: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    pre_task_log: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    scenario_reconstruction_accuracy: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      type: faker.string.alpha({ length: { min: 10, max: 20 } }),
      expired: faker.datatype.boolean(),
    },
    recorded_caret: {
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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

export const listCaseAttemptsAnswer = (
  overrideResponse: Partial<Extract<CaseAttemptPage, object>> = {},
): CaseAttemptPage => ({
  attempts: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      number: faker.number.int({ min: 1 }),
      status: faker.helpers.arrayElement(Object.values(ReportStatus)),
      started_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
      finished_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
    }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

export const downloadLogAnswer = (
  overrideResponse: Partial<Extract<LogDownload, object>> = {},
): LogDownload => ({
  url: faker.internet.url(),
  size: faker.number.int({ min: 0 }),
  expires_at: faker.date.past().toISOString().slice(0, 19) + 'Z',
  ...overrideResponse,
})

export const listLogStreamEventsAnswer = (
  overrideResponse: Partial<Extract<LogEventPage, object>> = {},
): LogEventPage => ({
  events: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({ message: faker.string.alpha({ length: { min: 10, max: 20 } }) }),
  ),
  next_token: (() => void 0)(),
  ...overrideResponse,
})

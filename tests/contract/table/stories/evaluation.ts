import type { Step, Story } from '../../lib/stories.ts'
import { beside } from '../beside.ts'

const needsRepository = 'needs a git repository and an access token for it'

/** Fields of a scenario in a suite that both the new and the changed suite have. */
const spec = {
  scenario_id: '{approvedScenario.id}',
  scenario_version_id: '{approvedScenario.version_id}',
  parameter_set_overrides: [],
  scenario_parameter_set_overrides: [],
}

const createSuite = {
  call: 'evaluation.createSuite',
  effect: { creates: 'suite' },
  over: {
    title: '{fresh.name}',
    type: '{approvedScenario.type}',
    specs: [{ ...spec, essential: true, unavailable: false }],
    target_environment_types: ['native'],
    catalogs: [],
  },
} as const satisfies Step

const otherSuite = beside({
  name: 'otherSuite',
  create: createSuite,
  get: 'evaluation.getSuite',
  remove: 'evaluation.deprecateSuite',
  path: { suite_id: '{otherSuite.id}' },
  gone: 'deprecated',
  field: 'display_name',
})

const createIntegration = {
  call: 'evaluation.createIntegration',
  effect: { creates: 'integration' },
  over: {
    catalog_id: '{catalog.id}',
    default_build_options: { clean_build: true, debug: true },
    default_release_options: { partial_release: true },
  },
  onlyMock: needsRepository,
} as const satisfies Step

const otherIntegration = beside({
  name: 'otherIntegration',
  create: createIntegration,
  get: 'evaluation.getIntegration',
  remove: 'evaluation.deleteIntegration',
  path: { integration_id: '{otherIntegration.id}' },
  gone: 'deleted',
  field: 'default_job_description',
})

/** Suites, integrations, jobs, simulators and notifications. */
export const evaluationStories = [
  {
    title: 'A suite is created, changed and deleted',
    steps: [
      createSuite,
      {
        call: 'evaluation.getSuite',
        shows: {
          display_name: '{sent.title}',
          type: '{sent.type}',
          labels: '{sent.labels}',
          parameter_set_overrides: '{sent.parameter_set_overrides}',
          deprecated: false,
        },
        keep: 'suite',
      },
      { call: 'evaluation.listSuites', shows: { id: '{suite.id}' } },
      {
        call: 'evaluation.listSuiteSpecs',
        shows: { scenario_id: '{approvedScenario.id}', essential: true },
      },
      {
        call: 'evaluation.listSuitesByScenario',
        path: { scenario_id: '{approvedScenario.id}' },
        shows: { id: '{suite.id}' },
      },
      ...otherSuite.made,
      {
        call: 'evaluation.updateSuite',
        effect: { changes: 'suite' },
        over: {
          title: '{fresh.name}',
          description: 'Changed by the contract tests.',
          specs: [{ ...spec, essential: false, unavailable: true }],
          target_environment_types: ['container'],
          parameter_set_overrides: [{ name: 'weather', values: ['fog'] }],
          labels: [
            { key: 'area', value: 'haneda' },
            { key: 'weather', value: 'fog' },
          ],
          current_version_id: '{suite.version_id}',
        },
        keep: 'changed',
      },
      {
        call: 'evaluation.getSuite',
        shows: {
          version_id: '{changed.version_id}',
          display_name: '{sent.title}',
          description: '{sent.description}',
          labels: '{sent.labels}',
        },
      },
      {
        call: 'evaluation.listSuites',
        shows: { id: '{suite.id}', display_name: '{sent.title}', labels: '{sent.labels}' },
      },
      {
        call: 'evaluation.listSuiteSpecs',
        shows: { scenario_id: '{approvedScenario.id}', essential: false, unavailable: true },
      },
      otherSuite.stays,
    ],
    cleanup: [
      { call: 'evaluation.deprecateSuite', effect: { changes: 'suite' } },
      otherSuite.stays,
      otherSuite.removed,
    ],
    afterwards: [
      { call: 'evaluation.getSuite', shows: { deprecated: true } },
      { call: 'evaluation.listSuites', lacks: { id: '{suite.id}' } },
      { call: 'evaluation.listSuites', query: { deprecated: true }, shows: { id: '{suite.id}' } },
    ],
  },
  {
    title: 'An integration is created, changed and deleted',
    steps: [
      createIntegration,
      {
        call: 'evaluation.getIntegration',
        shows: {
          catalog_id: '{sent.catalog_id}',
          type: '{sent.type}',
          default_test_options: '{sent.default_test_options}',
          deleted: false,
        },
      },
      { call: 'evaluation.listIntegrations', shows: { id: '{integration.id}' } },
      ...otherIntegration.made,
      {
        call: 'evaluation.updateIntegration',
        effect: { changes: 'integration' },
        over: {
          catalog_id: '{catalog.id}',
          suite_labels: [{ key: 'area', value: 'haneda' }],
          default_job_description: '{fresh.name}',
        },
        onlyMock: needsRepository,
      },
      {
        call: 'evaluation.getIntegration',
        shows: { default_job_description: '{sent.default_job_description}' },
      },
      otherIntegration.stays,
    ],
    cleanup: [
      { call: 'evaluation.deleteIntegration', effect: { changes: 'integration' } },
      otherIntegration.stays,
      otherIntegration.removed,
    ],
    afterwards: [
      { call: 'evaluation.getIntegration', shows: { deleted: true } },
      { call: 'evaluation.listIntegrations', lacks: { id: '{integration.id}' } },
    ],
  },
  {
    title: 'A job is started and canceled',
    steps: [
      {
        call: 'evaluation.scheduleJob',
        effect: { creates: 'job' },
        body: {
          catalog_id: '{catalog.id}',
          source_id: '{source.id}',
          suite_labels: [],
          description: '{fresh.name}',
          build_options: { clean_build: true, debug: true },
          test_options: {
            skip_test: true,
            disable_logging_on_success: true,
            record_caret: true,
            calculate_scenario_reconstruction_accuracy: true,
          },
          release_options: { partial_release: false },
        },
      },
      {
        call: 'evaluation.getJobReport',
        shows: {
          job_id: '{job.job_id}',
          description: '{sent.description}',
          'catalog.id': '{sent.catalog_id}',
          'event.source_id': '{sent.source_id}',
          build_options: '{sent.build_options}',
        },
      },
      { call: 'evaluation.listJobReports', shows: { job_id: '{job.job_id}' } },
    ],
    cleanup: [{ call: 'evaluation.cancelJob', effect: { changes: 'job' } }],
    afterwards: [
      { call: 'evaluation.getJobReport', afterSeconds: 600, shows: { status: 'canceled' } },
    ],
  },
  {
    title: 'A simulator is requested for a job',
    steps: [
      {
        call: 'simulator.requestSimulator',
        effect: { changes: 'builtJob' },
        path: { catalog_id: '{builtJob.catalog.id}' },
        over: { job_id: '{builtJob.job_id}' },
      },
    ],
  },
  {
    title: 'A notification is switched on and off',
    steps: [
      {
        call: 'notification.searchNotificationSettings',
        in: 'settings',
        keep: 'setting',
      },
      ...[true, false].flatMap((enabled) => [
        {
          call: 'notification.updateNotificationSetting' as const,
          effect: { putsBack: 'setting' },
          over: { event_type_id: '{setting.event_type_id}', enabled },
        },
        {
          call: 'notification.searchNotificationSettings' as const,
          in: 'settings',
          shows: { event_type_id: '{sent.event_type_id}', enabled },
        },
      ]),
    ],
    cleanup: [
      {
        call: 'notification.updateNotificationSetting',
        effect: { putsBack: 'setting' },
        over: { event_type_id: '{setting.event_type_id}', enabled: '{setting.enabled}' },
      },
    ],
  },
] as const satisfies readonly Story[]

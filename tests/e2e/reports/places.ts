import type { Page } from '@playwright/test'
import {
  buildReportAddress,
  type JobWith,
  jobAddress,
  limitAddress,
  nobodysId,
  reportAddress,
  reportTableAddress,
  unreviewedAddress,
} from '../support/addresses.ts'
import { breadcrumb, overview } from '../support/console.ts'
import {
  button,
  type ChangePlace,
  first,
  heading,
  noId,
  press,
  question,
  type ReadPlace,
  reads,
  type Screen,
  told,
} from '../support/place.ts'
import {
  approvalDialog,
  caseRows,
  failureRows,
  identity,
  openDetails,
  reportRows,
  showDifference,
  specRows,
  stage,
  suiteReportRows,
} from '../support/reports.ts'

const reports = '/evaluation/reports'
const unreviewed = 'Every scenario of the suite has been reviewed.'

/** The address of a report, with an ID at its end that nothing has. */
const absentReport = async (level: 'suite' | 'spec' | 'case') =>
  (await reportAddress(level)).replace(/[^/]+$/, nobodysId)

/** Address of the build of a job. */
const buildAddress = async (job: JobWith) => jobAddress(job, { below: '/builds' })
const buildFacts = (page: Page) => page.getByRole('region', { name: 'Facts', exact: true })
const buildLog = (page: Page) => page.getByRole('region', { name: 'Build log', exact: true })

const specChart = (tab: string) => async () => `${await reportAddress('spec')}?tab=${tab}`
const chart = (page: Page) => page.getByRole('figure')

const tableCells = (page: Page) => page.getByRole('grid').getByRole('gridcell').getByRole('link')

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of reports',
    address: reports,
    heading: 'Reports',
    content: (page) => reportRows(page).nth(19),
    // The first screen, by Brotli.
    scriptLimit: 159_000,
  },
  {
    name: 'the report of a job',
    address: () => jobAddress('failed tests'),
    heading: /./,
    content: (page) => failureRows(page).first(),
    // With the worker that reads earlier runs, of 17 KB.
    scriptLimit: 265_000,
    open: openDetails,
    missing: {
      address: `${reports}/${nobodysId}`,
      heading: 'Job not found',
      link: 'All reports',
      to: 'Reports',
    },
    invalid: { address: `${reports}/${noId}`, text: 'Invalid Job ID.' },
  },
  {
    name: 'the builds of a job that builds nothing',
    address: () => buildAddress('nothing built'),
    heading: 'Builds',
    content: (page) => page.getByText('This job builds nothing.'),
    scriptLimit: 'as another',
    invalid: { address: `${reports}/${noId}/builds`, text: 'Invalid Job ID.' },
  },
  {
    name: 'the report of a build',
    address: () => buildReportAddress('failed build'),
    heading: 'Build log',
    content: (page) => buildLog(page).getByRole('listitem').first(),
    open: (page) => page.getByRole('button', { name: 'Details' }).click(),
    missing: {
      address: async () => (await buildReportAddress('failed build')).replace(/[^/]+$/, nobodysId),
      heading: 'Build report not found',
    },
    invalid: {
      address: `${reports}/${nobodysId}/builds/${noId}`,
      text: 'Invalid Build Report ID.',
    },
  },
  {
    name: 'the report of a suite',
    address: () => reportAddress('suite'),
    heading: /./,
    content: (page) => specRows(page).first(),
    missing: { address: () => absentReport('suite'), heading: 'Suite report not found' },
    invalid: {
      address: `${reports}/${nobodysId}/tests/${noId}`,
      text: 'Invalid Suite Report ID.',
    },
  },
  {
    name: 'the report of a scenario',
    address: () => reportAddress('spec'),
    heading: /./,
    content: (page) => caseRows(page).first(),
    missing: { address: () => absentReport('spec'), heading: 'Spec report not found' },
    invalid: {
      address: `${reports}/${nobodysId}/tests/${nobodysId}/${noId}`,
      text: 'Invalid Spec Report ID.',
    },
  },
  {
    name: 'the chart of a scenario',
    address: specChart('reportChart&chart=heatmap'),
    persona: 'Privileged',
    heading: /./,
    content: (page) => chart(page).locator('canvas').first(),
    // The library that draws charts is 180 KB of them.
    scriptLimit: 445_000,
  },
  {
    name: 'the parameter space of a scenario',
    address: limitAddress,
    heading: /./,
    content: (page) => page.getByText('The limit of cut_in_gap moved'),
    // Selects everything: the evaluation that is narrowed to it appears.
    open: async (page) => {
      const from = page
        .getByRole('group', { name: 'ego_speed', exact: true })
        .getByRole('combobox', { name: 'From', exact: true })
      await from.selectOption('12.5')
      await page.getByRole('button', { name: 'Run narrowed evaluation', exact: true }).waitFor()
    },
    scriptLimit: 'as another',
  },
  {
    name: 'the report of a case',
    address: () => reportAddress('case'),
    heading: /./,
    content: (page) =>
      page
        .getByRole('region', { name: 'Simulation log', exact: true })
        .getByRole('listitem')
        .first(),
    // With the same worker.
    scriptLimit: 260_000,
    open: async (page) => {
      await page.getByRole('button', { name: 'Show the simulation result' }).click()
      await page.getByRole('region', { name: 'Whole simulation result' }).waitFor()
    },
    missing: { address: () => absentReport('case'), heading: 'Case report not found' },
    invalid: {
      address: `${reports}/${nobodysId}/tests/${nobodysId}/${nobodysId}/${noId}`,
      text: 'Invalid Case Report ID.',
    },
  },
  {
    name: 'the saved report tables',
    address: `${reports}/tables`,
    heading: 'Report tables',
    content: (page) => page.getByText('No data found.'),
  },
  {
    name: 'a report table',
    address: () => reportTableAddress('failed tests'),
    heading: 'Report table',
    content: (page) => tableCells(page).first(),
  },
  {
    name: 'a saved report table of another browser',
    address: `${reports}/tables/${nobodysId}`,
    heading: 'Report table not found',
    content: (page) => page.getByText('There is no such report table in this browser.'),
    scriptLimit: 'as another',
    invalid: { address: `${reports}/tables/${noId}`, text: 'Invalid Report table ID.' },
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of reports', '/evaluation/reports', {
    'evaluation.listJobReports': [first(reportRows), heading('Reports')],
  }),
  ...reads('a report table', () => reportTableAddress('failed tests'), {
    'evaluation.listJobReports': [first(tableCells), heading('Report table')],
    'evaluation.listSuiteReports': {
      shown: first(tableCells),
      kept: heading('Report table'),
      apart: true,
    },
  }),
  ...reads('the report of a job', () => jobAddress('failed tests'), {
    'evaluation.getJobReport': [overview, breadcrumb],
    'evaluation.listCaseReports': [first(failureRows), overview],
    'evaluation.listSpecReports': [
      (page) => identity(failureRows(page)),
      (page) => failureRows(page).first(),
    ],
    'evaluation.listBuildReports': [
      (page) => stage(page, 'Build').getByText(/^\d+ (s|min)$/),
      overview,
    ],
  }),
  ...reads('the suites of a job', () => jobAddress('failed tests', { below: '?tab=suites' }), {
    'evaluation.listSuiteReports': [first(suiteReportRows), overview],
  }),
  ...reads(
    'the failures that were tried again',
    () => jobAddress('tests that failed after 3 retries'),
    {
      'evaluation.listCaseAttempts': [
        (page) => failureRows(page).getByText('3 retries').first(),
        (page) => failureRows(page).first(),
      ],
    },
  ),
  ...reads('the report of a job at work', () => jobAddress('running tests'), {
    'simulator.listSimulators': {
      ask: openDetails,
      shown: (page) => overview(page).getByText('Simulator', { exact: true }),
      kept: overview,
    },
  }),
  ...reads('the report of a job with a release', () => jobAddress('a release'), {
    'catalog.getFirmwareRelease': {
      ask: openDetails,
      shown: (page) => overview(page).getByText(/^(Draft|Published)$/),
      kept: overview,
    },
  }),
  ...reads('the builds of a job', () => buildAddress('failed build'), {
    'evaluation.listBuildReports': [buildFacts, breadcrumb],
  }),
  ...reads('the report of a build', () => buildReportAddress('failed build'), {
    'evaluation.getBuildReport': [buildFacts, breadcrumb],
  }),
  ...reads('the report of a build at work', () => buildReportAddress('running build'), {
    'evaluation.listLogStreamEvents': [
      (page) => buildLog(page).getByRole('listitem').first(),
      buildFacts,
    ],
  }),
  ...reads('the report of a suite', () => reportAddress('suite'), {
    'evaluation.getSuiteReport': [overview, breadcrumb],
    'evaluation.listSpecReports': [first(specRows), overview],
    'scenario.batchGetScenarioVersions': {
      ask: (page) => page.getByRole('button', { name: 'Approve', exact: true }).click(),
      shown: (page) =>
        approvalDialog(page)
          .getByRole('list', { name: 'To be approved' })
          .or(approvalDialog(page).getByText(unreviewed).first()),
      kept: approvalDialog,
    },
  }),
  ...reads('the report of a scenario', () => reportAddress('spec'), {
    'evaluation.getSpecReport': [overview, breadcrumb],
    'evaluation.listCaseReports': [first(caseRows), overview],
  }),
  ...reads(
    'the chart of a scenario',
    specChart('reportChart&chart=heatmap'),
    { 'metrics.queryMetrics': [chart, (page) => page.getByText('Load error', { exact: true })] },
    'Privileged',
  ),
  ...reads('the report of a case', () => reportAddress('case'), {
    'evaluation.getCaseReport': [overview, breadcrumb],
    'evaluation.getSpecReport': [
      (page) => breadcrumb(page).filter({ hasNotText: 'Suite report' }),
      overview,
    ],
    'evaluation.listCaseAttempts': {
      ask: openDetails,
      shown: (page) => overview(page).filter({ hasText: /Retries\s*0/ }),
      kept: overview,
    },
  }),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'scenario.batchReviewScenarioVersions',
    at: 'the report of a suite',
    address: unreviewedAddress,
    prepare: press('Approve'),
    ...question('Approve', ''),
    kept: (page) => approvalDialog(page).getByRole('list', { name: 'To be approved' }),
    done: told(/ approved$/),
  },
  {
    operation: 'evaluation.cancelJob',
    at: 'the report of a job',
    address: () => jobAddress('running tests'),
    prepare: press('Cancel'),
    ...question('Cancel Job', 'Do you want to cancel the job?'),
    done: told('The job is being canceled'),
  },
  {
    operation: 'simulator.requestSimulator',
    at: 'the report of a job',
    address: () => jobAddress('nothing but a build'),
    prepare: openDetails,
    ...button('Request simulator build'),
    done: told('Build requested'),
  },
  {
    operation: 'evaluation.downloadLog',
    at: 'the report of a suite',
    address: () => reportAddress('suite'),
    ...button('Test results'),
  },
  {
    operation: 'evaluation.downloadLog',
    at: 'the report of a case',
    address: () => reportAddress('case'),
    prepare: async (page) => {
      await page
        .getByRole('region', { name: 'Simulation log', exact: true })
        .getByRole('listitem')
        .first()
        .waitFor()
      // It gets the links of two logs.
      await showDifference(page)
    },
    ...button('Simulation bag'),
  },
  {
    operation: 'evaluation.downloadLog',
    at: 'the report of a build',
    address: () => buildReportAddress('failed build'),
    prepare: (page) => buildLog(page).getByRole('listitem').first().waitFor(),
    submit: (page) => page.getByRole('button', { name: 'Download', exact: true }),
    kept: buildFacts,
  },
]

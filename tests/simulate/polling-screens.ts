import {
  type Address,
  buildReportAddress,
  jobAddress,
  reportAddress,
  scenarioReportAddress,
} from '../e2e/support/addresses.ts'

/** Where a screen shows something that is not final, by the name of the screen. */
export const pollingScreens: { readonly [screen: string]: Address } = {
  'the list of reports': '/evaluation/reports',
  'the report of a job': () => jobAddress('running tests'),
  'the report of a build': () => buildReportAddress('running build'),
  'the report of a suite': () => reportAddress('suite', 'running tests'),
  'the report of a scenario': () => reportAddress('spec', 'running tests'),
  'the report of a case': () => reportAddress('case', 'running tests'),
  'the list of experiments': '/evaluation/mlexperiments',
  'the list of packages': '/evaluation/mlpackages',
  'the list of scenario reports': '/evaluation/scenario_reports',
  'the page of a scenario report': () => scenarioReportAddress('Drives of this morning'),
}

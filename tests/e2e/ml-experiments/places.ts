import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/projects.ts'
import {
  experimentAddress,
  experimentWithAll,
  nobodysId,
  runAddress,
  stageReportAddress,
} from '../support/addresses.ts'
import { breadcrumb } from '../support/console.ts'
import {
  type ChangePlace,
  choose,
  form,
  heading,
  noId,
  question,
  type ReadPlace,
  reads,
  type Screen,
  told,
} from '../support/place.ts'
import { nameField } from '../support/suites.ts'

const experiments = '/evaluation/mlexperiments'
const experiment =
  (below = '') =>
  () =>
    experimentAddress(experimentWithAll, { below })

/** The run with results in every stage. */
const whole = 'Larger batches'
const run =
  (below = '', name = whole) =>
  () =>
    runAddress(name, { below })

/** A run of an uploaded source. */
const uploaded = 'Local changes'
const openSource = (page: Page) => page.getByRole('button', { name: 'Source', exact: true }).click()
const downloadButton = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: /^Download / })

const row = (table: string, text: string) => (page: Page) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: text })

const stageList = (stage: string) => (page: Page) =>
  page.getByRole('list', { name: `${stage} reports` })

const logEnd = (page: Page) => page.getByText('End of log events')

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the list of experiments',
    address: experiments,
    heading: 'ML Experiments',
    content: row('Experiments', experimentWithAll),
  },
  {
    name: 'the form of a new experiment',
    address: `${experiments}/new`,
    heading: 'New Experiment',
    content: nameField,
  },
  {
    name: 'the page of an experiment',
    address: experiment(),
    heading: experimentWithAll,
    content: row('Runs', whole),
    missing: {
      address: `${experiments}/${nobodysId}`,
      heading: 'Experiment not found',
      link: 'All experiments',
      to: 'ML Experiments',
    },
    invalid: { address: `${experiments}/${noId}`, text: 'Invalid ML Experiment ID.' },
  },
  {
    name: 'the page of an experiment with hostile texts',
    address: () => experimentAddress(/"Lab"/, { projectId: projectIds.robotaxi }),
    heading: /"Lab"/,
    content: row('Runs', '=cmd|'),
    scriptLimit: 'as another',
  },
  {
    name: 'the form of an experiment',
    address: experiment('/edit'),
    heading: 'Edit Experiment',
    content: nameField,
  },
  {
    name: 'the list of runs',
    address: experiment('/runs'),
    heading: 'Runs',
    content: row('Runs', whole),
  },
  {
    name: 'the page of a run',
    address: run(),
    heading: whole,
    content: stageList('Train'),
    missing: {
      address: () => experimentAddress(experimentWithAll, { below: `/runs/${nobodysId}` }),
      heading: 'Run not found',
      link: 'All runs',
      to: 'Runs',
    },
    invalid: { address: `${experiments}/e1/runs/${noId}`, text: 'Invalid ML Run ID.' },
  },
  {
    name: 'the form of a run',
    address: run('/edit'),
    heading: 'Edit Run',
    content: nameField,
  },
  {
    name: 'the builds of a run that took over those of another',
    address: run('/builds', 'Twice the epochs'),
    heading: 'Builds',
    content: (page) => page.getByRole('link', { name: 'reused' }),
  },
  {
    name: 'the processes of a run',
    address: run('/processes'),
    heading: 'Processes',
    content: stageList('Process'),
    scriptLimit: 'as another',
  },
  {
    name: 'the trainings of a run that was not built',
    address: run('/trains', 'Newest onnx'),
    heading: 'Trains',
    content: (page) => page.getByText('No reports'),
    scriptLimit: 'as another',
  },
  {
    name: 'the page of a build of a run',
    address: () => stageReportAddress('build', whole),
    heading: 'Image',
    content: logEnd,
    missing: {
      address: run(`/builds/${nobodysId}`),
      heading: 'Build report not found',
      link: 'All build reports',
      to: 'Image',
    },
    invalid: {
      address: `${experiments}/e1/runs/r1/builds/${noId}`,
      text: 'Invalid ML Report ID.',
    },
  },
  {
    name: 'the page of a process of a run',
    address: () => stageReportAddress('process', 'Recordings of June'),
    heading: 'Recordings 1 of 2',
    content: logEnd,
    scriptLimit: 'as another',
  },
  {
    name: 'the page of a training of a run',
    address: () => stageReportAddress('train', 'Night recordings'),
    heading: 'Training',
    content: (page) => page.getByText('Start of log events'),
    scriptLimit: 'as another',
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of experiments', experiments, {
    'ml.listExperiments': [row('Experiments', experimentWithAll), heading('ML Experiments')],
  }),
  ...reads('the page of an experiment', experiment(), {
    'ml.getExperiment': [heading(experimentWithAll), breadcrumb],
    'ml.listRuns': [row('Runs', whole), heading(experimentWithAll)],
  }),
  ...reads('the page of a run', run(), {
    'ml.getRun': [heading(whole), breadcrumb],
    'ml.listBuildReports': [stageList('Build'), stageList('Train')],
    'ml.listProcessReports': [stageList('Process'), stageList('Train')],
    'ml.listTrainReports': [stageList('Train'), stageList('Build')],
  }),
  ...reads('the page of a build of a run', () => stageReportAddress('build', whole), {
    'ml.getBuildReport': [heading('Image'), breadcrumb],
    'ml.listLogStreamEvents': [logEnd, heading('Image')],
  }),
  ...reads('the page of a process of a run', () => stageReportAddress('process', whole), {
    'ml.getProcessReport': [heading('Recordings 1 of 2'), breadcrumb],
  }),
  ...reads('the page of a training of a run', () => stageReportAddress('train', whole), {
    'ml.getTrainReport': [heading('Training'), breadcrumb],
  }),
  ...reads('the dialog of a source', run('', uploaded), {
    'ml.getSource': {
      shown: downloadButton,
      kept: (page) => page.getByRole('dialog', { name: 'Download source' }),
      ask: openSource,
    },
  }),
]

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'ml.downloadSource',
    at: 'the dialog of a source',
    address: run('', uploaded),
    prepare: openSource,
    submit: downloadButton,
    kept: downloadButton,
  },
  {
    operation: 'ml.createExperiment',
    at: 'the form of a new experiment',
    address: `${experiments}/new`,
    ...form('Detector for tunnels'),
    done: heading('Detector for tunnels'),
  },
  {
    operation: 'ml.updateExperiment',
    at: 'the form of an experiment',
    address: experiment('/edit'),
    ...form('Detector for dusk'),
    done: heading('Detector for dusk'),
  },
  {
    operation: 'ml.deprecateExperiment',
    at: 'the list of experiments',
    address: experiments,
    prepare: choose(experimentWithAll, 'Delete'),
    ...question('Delete', experimentWithAll),
    done: told('The experiment has been deleted'),
  },
  {
    operation: 'ml.updateRun',
    at: 'the form of a run',
    address: run('/edit'),
    ...form('Smaller batches'),
    done: heading('Smaller batches'),
  },
  {
    operation: 'ml.deprecateRun',
    at: 'the page of an experiment',
    address: experiment(),
    prepare: choose(whole, 'Delete'),
    ...question('Delete', whole),
    done: told('The run has been deleted'),
  },
]

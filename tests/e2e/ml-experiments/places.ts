import type { Page } from '@playwright/test'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { nobodysId } from '../support/addresses.ts'
import { breadcrumb } from '../support/console.ts'
import {
  experimentAddress,
  experimentWithAll,
  runAddress,
  runIdOf,
  stageReportAddress,
} from '../support/ml-addresses.ts'
import {
  type ChangePlace,
  choose,
  chooseFirst,
  form,
  heading,
  noId,
  press,
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

/** The link to a run: another one may name it too, as where it takes its build from. */
const linkOf = (run: string) => (page: Page) => page.getByRole('link', { name: run, exact: true })

const stageList = (stage: string) => (page: Page) =>
  page.getByRole('list', { name: `${stage} reports` })

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Execute run' })
const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: 'Execute run' }).click()
  await drawer(page).waitFor()
}
const fillIn = async (page: Page) => {
  await openDrawer(page)
  await drawer(page).getByRole('textbox', { name: 'Name' }).fill('Smaller steps')
  await drawer(page).getByRole('combobox', { name: 'Branch' }).fill('main')
}

const filesDialog = (page: Page) => page.getByRole('dialog', { name: 'Download' })
const openFiles = (tab: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Download', exact: true }).click()
  await filesDialog(page).getByRole('tab', { name: tab }).click()
}
const file = (name: string | RegExp) => (page: Page) =>
  filesDialog(page)
    .getByRole('button', { name: typeof name === 'string' ? `Download ${name}` : name })
    .first()

const openFile = (tab: string) => async (page: Page) => {
  await openFiles(tab)(page)
  await file(/^Download/)(page).waitFor()
}
const openRelease = async (page: Page) => {
  await press('Release')(page)
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
}

const download = (tab: string, name: string | RegExp) => ({
  at: `the files of a run, ${tab}`,
  address: run(),
  prepare: openFiles(tab),
  submit: file(name),
  kept: file(name),
})

const comparison = async () => {
  const ids = await Promise.all([whole, 'Learning rate 0.1'].map(runIdOf))
  return experimentAddress(experimentWithAll, { below: `/runs/compare?run_ids=${ids.join()}` })
}

const logStart = (page: Page) => page.getByText('Start of log events')

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
    content: linkOf(whole),
    layers: [press('Columns'), openDrawer, chooseFirst('Delete')],
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
    content: linkOf(whole),
    // The newest one has not ended.
    layers: [chooseFirst('Cancel Run')],
    invalid: { address: `${experiments}/${noId}/runs`, text: 'Invalid Experiment ID.' },
  },
  {
    name: 'the form of a new run',
    address: experiment('/runs/new'),
    heading: 'New Run',
    content: (page) => page.getByText('shuttle-lab/night-detector'),
  },
  {
    name: 'the comparison of runs',
    address: comparison,
    heading: 'Compare Runs',
    content: row('Comparison', 'val_loss'),
    open: async (page) => {
      await page.getByRole('tab', { name: 'Parallel coordinates' }).click()
      await page.getByRole('img', { name: /^Parallel coordinates/ }).waitFor()
    },
  },
  {
    name: 'the page of a run',
    address: run(),
    heading: whole,
    content: stageList('Train'),
    // With the curves and what reads the log for them, which load after the page.
    scriptLimit: 285_000,
    layers: [
      press(/yaml$/),
      openFile('Logs'),
      openFile('Artifacts'),
      openFile('Checkpoints'),
      openRelease,
      press('Execute run'),
      chooseFirst('Delete'),
    ],
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
    content: logStart,
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
    content: logStart,
    scriptLimit: 'as another',
  },
  {
    name: 'the page of a training of a run',
    address: () => stageReportAddress('train', 'Night recordings'),
    heading: 'Training',
    content: logStart,
    scriptLimit: 'as another',
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = [
  ...reads('the list of experiments', experiments, {
    'ml.listExperiments': [row('Experiments', experimentWithAll), heading('ML Experiments')],
    'ml.listRuns': [linkOf('Night recordings'), row('Experiments', experimentWithAll)],
    'ml.listRunReports': [row('Experiments', experimentWithAll), linkOf('Night recordings')],
  }),
  ...reads('the page of an experiment', experiment(), {
    'ml.getExperiment': [heading(experimentWithAll), breadcrumb],
    'ml.listRuns': [linkOf(whole), heading(experimentWithAll)],
  }),
  ...reads('the page of a run', run(), {
    'ml.getRun': [heading(whole), breadcrumb],
    'ml.listBuildReports': [stageList('Build'), stageList('Train')],
    'ml.listProcessReports': {
      shown: stageList('Process'),
      kept: stageList('Train'),
      apart: true,
    },
    'ml.listTrainReports': { shown: stageList('Train'), kept: stageList('Build'), apart: true },
  }),
  ...reads('the page of a build of a run', () => stageReportAddress('build', whole), {
    'ml.getBuildReport': [heading('Image'), breadcrumb],
    'ml.listLogStreamEvents': [logStart, heading('Image')],
  }),
  ...reads('the page of a process of a run', () => stageReportAddress('process', whole), {
    'ml.getProcessReport': [heading('Recordings 1 of 2'), breadcrumb],
  }),
  ...reads('the page of a training of a run', () => stageReportAddress('train', whole), {
    'ml.getTrainReport': [heading('Training'), breadcrumb],
  }),
  ...reads('the drawer of a run', experiment(), {
    'ml.listIntegrations': {
      shown: (page) => page.getByRole('dialog').getByText('shuttle-lab/night-detector'),
      kept: drawer,
      ask: openDrawer,
    },
  }),
  ...reads(
    'the drawer of a run of an uploaded source',
    experiment(),
    {
      'ml.listSources': {
        shown: (page) =>
          page
            .getByRole('dialog')
            .getByRole('combobox', { name: 'Source', exact: true })
            .filter({ hasNotText: /Loading|Select/ }),
        kept: drawer,
        ask: async (page) => {
          await openDrawer(page)
          await drawer(page).getByRole('radio', { name: 'Web.Auto (beta)' }).click()
        },
      },
    },
    'Privileged',
  ),
  ...reads('the files of a run', run(), {
    'ml.listRunLogs': { shown: file('build'), kept: filesDialog, ask: openFiles('Logs') },
    'ml.listArtifacts': {
      shown: file('detector.onnx'),
      kept: filesDialog,
      ask: openFiles('Artifacts'),
    },
    'ml.listCheckpoints': {
      shown: file(/^Download epoch_/),
      kept: filesDialog,
      ask: openFiles('Checkpoints'),
    },
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
  { operation: 'ml.downloadRunLog', ...download('Logs', 'build') },
  { operation: 'ml.downloadArtifact', ...download('Artifacts', 'detector.onnx') },
  { operation: 'ml.downloadCheckpoint', ...download('Checkpoints', /^Download epoch_/) },
  {
    operation: 'ml.scheduleRun',
    at: 'the drawer of a run',
    address: experiment(),
    prepare: fillIn,
    submit: (page) => drawer(page).getByRole('button', { name: 'Start run' }),
    kept: (page) => drawer(page).getByRole('textbox', { name: 'Name' }),
    entered: 'Smaller steps',
    done: told('Run scheduled'),
  },
  {
    operation: 'ml.cancelRun',
    at: 'the page of a run',
    address: run('', 'Night recordings'),
    prepare: press('Cancel Run'),
    ...question('Cancel Run', 'Night recordings'),
    done: (page) => page.getByRole('button', { name: 'Canceling...' }),
  },
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

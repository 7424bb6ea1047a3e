import type { CaseLogs } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { caseFilesOf, caseLogsOf, shownLogOf } from './case-files.ts'

const log = (type?: string) => ({ id: 'l', expired: false, ...(type && { type }) })
const caseOf = (displayName: string) => ({
  id: '1a2b',
  scenario: { id: 's', displayName, versionId: 1 },
})
const names = (logs: CaseLogs, component?: string) =>
  caseFilesOf(caseOf('Cut-in'), logs, {
    privileged: true,
    ...(component !== undefined && { component }),
  }).map(({ filename }) => filename)

test.each([
  [{ evaluationBag: log('db3') }, 'Cut-in_case_1a2b.db3'],
  [{ evaluationBag: log() }, 'Cut-in_case_1a2b.bag'],
  [{ simulationBag: log('mcap') }, 'Cut-in_case_1a2b.mcap'],
  [{ simulationLog: log('txt') }, 'Cut-in_case_1a2b.log'],
  [{ simulationArchive: log() }, 'Cut-in_case_1a2b.archive.zip'],
  [{ preTaskLog: log('txt') }, 'Cut-in_case_1a2b_pretask.log'],
  [
    { scenarioReconstructionAccuracy: log('csv') },
    'Cut-in_case_1a2b_scenario_reconstruction_accuracy.csv',
  ],
  [{ scenarioReconstructionAccuracy: log() }, 'Cut-in_case_1a2b_scenario_reconstruction_accuracy'],
  [{ simulationResult: log('json') }, 'Cut-in_case_1a2b_simulation_result.json'],
  [{ evaluationResult: log('json') }, 'Cut-in_case_1a2b_evaluation_result.json'],
  [{ recordedCaret: log('zip') }, 'Cut-in_case_1a2b_recorded_caret.zip'],
] as const)('%j is saved as %s', (logs, filename) => {
  expect(names(logs)).toEqual([filename])
})

test('the bags of a case can be told apart by their names', () => {
  const logs = { simulationBag: log('mcap'), simulationLog: log(), evaluationBag: log() }
  const files = caseFilesOf(caseOf('Cut-in'), logs, { privileged: false })
  expect(files.map(({ markedName }) => markedName)).toEqual([
    undefined,
    'Cut-in_case_1a2b_simulation.mcap',
    'Cut-in_case_1a2b_evaluation.bag',
  ])
})

test('offers only existing files, expired or not', () => {
  const logs = { preTaskLog: { ...log(), expired: true }, simulationLog: log() }
  expect(
    caseFilesOf(caseOf('Cut-in'), logs, { privileged: false }).map(({ label, log }) => [
      label,
      log.expired,
    ]),
  ).toEqual([
    ['Simulation log', false],
    ['Pre-task log', true],
  ])
  expect(names({})).toEqual([])
})

test('a file of a component carries the name of the component', () => {
  expect(names({ simulationLog: log() }, 'planning/main')).toEqual([
    'Cut-in_case_1a2b_planning_main.log',
  ])
})

test('file names hold no path separators and fit a file system', () => {
  const [file] = caseFilesOf(
    caseOf(`../${'道'.repeat(200)}`),
    {
      recordedCaret: log('zip/../../x\u202e'),
    },
    { privileged: true },
  )
  expect(file?.filename).toMatch(/^\.\._道{39}_case_1a2b_recorded_caret\.zip_\.\._\.\._x_$/)
  expect(new TextEncoder().encode(file?.filename).length).toBeLessThan(255)
})

test('offers CARET traces and the accuracy of the reconstruction to the privileged only', () => {
  const logs = {
    simulationLog: log(),
    scenarioReconstructionAccuracy: log(),
    recordedCaret: log(),
  }
  const labels = (privileged: boolean) =>
    caseFilesOf(caseOf('Cut-in'), logs, { privileged }).map(({ label }) => label)
  expect(labels(false)).toEqual(['Simulation log'])
  expect(labels(true)).toEqual([
    'Simulation log',
    'Scenario reconstruction accuracy',
    'Recorded CARET',
  ])
})

test('the logs of a case are its own, then those of its components', () => {
  const own = { preTaskLog: log(), simulationLog: log(), simulationBag: log() }
  const component = { failureCauseLabels: [], logs: { simulationLog: log() } }
  const report = {
    ...caseOf('Cut-in'),
    logs: own,
    components: [
      { componentName: 'control', failureCauseLabels: [] },
      { ...component, componentName: 'planning' },
    ],
  }
  const logs = caseLogsOf(report)
  expect(logs.map(({ key, label, filename }) => [key, label, filename])).toEqual([
    ['simulationLog', 'Simulation log', 'Cut-in_case_1a2b.log'],
    ['preTaskLog', 'Pre-task log', 'Cut-in_case_1a2b_pretask.log'],
    ['simulationLog:planning', 'Simulation log of planning', 'Cut-in_case_1a2b_planning.log'],
  ])
  // Shown is the chosen one, else the first.
  expect(shownLogOf(report, 'simulationLog:planning')).toEqual(logs[2])
  expect(shownLogOf(report, 'gone')).toEqual(logs[0])
  expect(shownLogOf(report, undefined)).toEqual(logs[0])
  expect(shownLogOf({ ...report, logs: {}, components: [] }, 'simulationLog')).toBeUndefined()
})

import type { RunEvent, RunReport } from '@generated/ml/types.ts'
import { describe, expect, test } from 'vitest'
import { packageOfRun, whyNotOnExperiment, whyNotOnRun } from './experiment-action-rules.ts'
import {
  descriptionError,
  detailProblems,
  detailsOf,
  nameError,
  savedDetails,
} from './experiment-details.ts'
import { unfinishedRunsPolling } from './last-runs.ts'
import { reusedRunNames } from './reused-builds.ts'
import { metricNamesOf, metricText, metricWidthsOf } from './run-metric-values.ts'
import { sortQueryOf } from './run-sort.ts'
import { sourceText, sourceTypeOf } from './run-source.ts'
import {
  failedStageOf,
  reusedRunId,
  type Stage,
  type StageState,
  stageStateOf,
  tellingStageOf,
} from './run-stages.ts'

const zeros = '00000000-0000-0000-0000-000000000000'
const id = '71a57227-e3f3-4748-ab59-f2b33dd83a1e'
const integration = { id, type: 'github_v3' } as const

test.each<[event: RunEvent, type: string, text: string]>([
  [{ reusedBuildRunId: id, integration }, 'reuseBuildStage', 'Build of 71a57227'],
  [{ reusedBuildRunId: zeros }, 'git', ''],
  [{}, 'git', ''],
  [{ integration }, 'webauto', ''],
  [{ integration: { ...integration, id: zeros } }, 'git', ''],
  [{ integration, sourceId: zeros }, 'webauto', ''],
  [{ sourceId: id }, 'webauto', 'Upload 71a57227'],
  [{ integration, sourceId: id }, 'webauto', 'Upload 71a57227'],
  [
    { integration, source: { gitRef: 'refs/heads/main', gitSha: '9fceb02d0ae598e9' } },
    'git',
    'main @ 9fceb02d',
  ],
  [{ source: { gitRef: 'refs/tags/v1' } }, 'git', 'v1'],
  [{ source: { gitSha: '9fceb02d0ae598e9' }, sourceId: id }, 'git', '9fceb02d'],
])('source type of %j', (event, type, text) => {
  expect(sourceTypeOf(event)).toBe(type)
  expect(sourceText(event)).toBe(text)
})

test('a run that takes over the build of another one in the list names it', () => {
  const run = (runId: string, name: string, event: RunReport['event']) => ({
    id: runId,
    name,
    report: { event },
  })
  const event = { reusedBuildRunId: id }
  const runs = [run('a', 'Again', event), run(id, 'First', {}), run('b', 'Other', {})]
  const names = reusedRunNames(runs)
  expect(names).toEqual([[id, 'First']])
  expect(sourceText(event, new Map(names))).toBe('Build of First')
  expect(sourceText(event)).toBe('Build of 71a57227')
})

const report = (part: Partial<RunReport>): RunReport => ({
  runId: id,
  experimentId: id,
  status: 'started',
  event: {},
  ...part,
})

describe('stages', () => {
  test.each<[stage: Stage, report: RunReport, state: StageState]>([
    ['build', report({ status: 'scheduled' }), 'waiting'],
    ['build', report({}), 'running'],
    ['process', report({}), 'waiting'],
    ['process', report({ build: { status: 'skipped' } }), 'running'],
    ['train', report({ build: { status: 'succeeded' }, process: {} }), 'waiting'],
    ['train', report({ status: 'failed', build: { status: 'failed' } }), 'none'],
    ['build', report({ build: { status: 'failed' } }), 'failed'],
  ])('%s of %j is %s', (stage, of, state) => {
    expect(stageStateOf(stage, of)).toBe(state)
  })

  test('a stage without an outcome runs while one of its reports is unfinished', () => {
    expect(stageStateOf('train', report({}), [{ status: 'started' }])).toBe('running')
    expect(stageStateOf('build', report({}), [])).toBe('waiting')
  })

  test('a skipped stage names the run that it took over, unless its id is absent', () => {
    const build = { status: 'skipped', reusedBuildRunId: id } as const
    expect(reusedRunId('build', report({ build }))).toBe(id)
    expect(reusedRunId('build', report({ build: { ...build, reusedBuildRunId: zeros } }))).toBe(
      undefined,
    )
    const process = { status: 'succeeded', reusedProcessRunId: id } as const
    expect(reusedRunId('process', report({ process }))).toBeUndefined()
  })
})

describe('actions', () => {
  const run = (deprecated: boolean, status: RunReport['status'], config?: object) => ({
    deprecated,
    report: report({ status }),
    ...(config && { config }),
  })

  test('a deleted experiment loses all of its actions', () => {
    for (const action of ['execute', 'edit', 'delete'] as const) {
      expect(whyNotOnExperiment(action, { deprecated: false })).toBeUndefined()
      expect(whyNotOnExperiment(action, { deprecated: true })).toBeTruthy()
    }
  })

  test('a deleted run cannot be executed, edited or deleted', () => {
    for (const action of ['execute', 'edit', 'delete'] as const) {
      expect(whyNotOnRun(action, run(false, 'failed'), undefined)).toBeUndefined()
      expect(whyNotOnRun(action, run(true, 'failed'), undefined)).toBeTruthy()
    }
  })

  test('no run of a deleted experiment can be executed', () => {
    expect(whyNotOnRun('execute', run(false, 'failed'), { deprecated: true })).toBeTruthy()
    expect(whyNotOnRun('edit', run(false, 'failed'), { deprecated: true })).toBeUndefined()
  })

  test.each(['scheduled', 'started'] as const)('a run that is %s can be canceled', (status) => {
    expect(whyNotOnRun('cancel', run(false, status), undefined)).toBeUndefined()
  })

  test.each(['succeeded', 'failed', 'canceled'] as const)(
    'a run that is %s cannot be canceled',
    (status) => {
      expect(whyNotOnRun('cancel', run(false, status), undefined)).toBeTruthy()
    },
  )

  test.each([
    [undefined, undefined],
    [{}, undefined],
    [{ trainingArtifacts: { packageId: id } }, undefined],
    [{ trainingArtifacts: { packageName: 'night_detector' } }, undefined],
    [{ trainingArtifacts: { packageId: zeros, packageName: 'night_detector' } }, undefined],
    [
      { trainingArtifacts: { packageId: id, packageName: 'night_detector' } },
      { id, name: 'night_detector' },
    ],
  ])('the config %j names the package %j', (config, expected) => {
    const one = run(false, 'succeeded', config)
    expect(packageOfRun(one)).toEqual(expected)
    expect(whyNotOnRun('release', one, undefined) === undefined).toBe(expected !== undefined)
  })
})

test('names are required and at most 128 characters long, descriptions 512', () => {
  expect(nameError(' ')).toBe('Required.')
  expect(nameError('a'.repeat(128))).toBeUndefined()
  expect(nameError('a'.repeat(129))).toBe('Name cannot exceed 128 characters.')
  expect(descriptionError('a'.repeat(512))).toBeUndefined()
  expect(descriptionError('a'.repeat(513))).toBe('Description cannot exceed 512 characters.')
  expect(detailProblems({ name: '', description: 'a'.repeat(513) })).toHaveLength(2)
  expect(savedDetails({ name: ' a ', description: ' b ' })).toEqual({
    name: 'a',
    description: ' b ',
  })
})

test.each([
  [0.042_131_9, '0.04213'],
  [0.5, '0.5'],
  [1e-7, '0'],
  [-2, '-2'],
  [20_271.7112, '20271.7112'],
])('the metric %d reads %s', (value, text) => {
  expect(metricText(value)).toBe(text)
})

test('metrics of runs are named once, in their order', () => {
  const runs = [['b', 'a'], [], ['a', 'c']].map((names) => ({
    metricsSummary: names.map((name) => ({ name, value: 1 })),
  }))
  expect(metricNamesOf(runs)).toEqual(['b', 'a', 'c'])
})

test.each([
  [undefined, { sort: 'created_at', order: 'desc' }],
  ['created', { sort: 'created_at', order: 'asc' }],
  ['-metric:val_loss', { sort: 'metric_value', sortMetricName: 'val_loss', order: 'desc' }],
  ['metric:a:b', { sort: 'metric_value', sortMetricName: 'a:b', order: 'asc' }],
  ['metric:', { sort: 'created_at', order: 'desc' }],
  ['other', { sort: 'created_at', order: 'desc' }],
])('the order %s asks the service for %j', (sort, query) => {
  expect(sortQueryOf(sort)).toEqual(query)
})

test.each<[part: Partial<RunReport>, telling: Stage | undefined, failed: Stage | undefined]>([
  [{ status: 'scheduled' }, undefined, undefined],
  [{ status: 'started' }, 'build', undefined],
  [{ status: 'started', build: { status: 'succeeded' } }, 'process', undefined],
  [{ status: 'failed', build: { status: 'failed' } }, 'build', 'build'],
  [
    {
      status: 'failed',
      build: { status: 'skipped' },
      process: { status: 'succeeded' },
      train: { status: 'failed' },
    },
    'train',
    'train',
  ],
  [{ status: 'succeeded', build: { status: 'succeeded' } }, undefined, undefined],
])(
  'of a run with %j, the stage %s tells where it stands, and %s failed',
  (part, telling, failed) => {
    expect(tellingStageOf(report(part))).toBe(telling)
    expect(failedStageOf(report(part))).toBe(failed)
  },
)

test('no run is known whose results a stage without outcome took over', () => {
  expect(reusedRunId('build', report({}))).toBeUndefined()
  expect(reusedRunId('build', report({ build: { status: 'skipped' } }))).toBeUndefined()
})

test('metrics get the room of their longest value', () => {
  const runs = [
    { metricsSummary: [{ name: 'loss', value: 0.25 }] },
    {
      metricsSummary: [
        { name: 'loss', value: 0.123_456_7 },
        { name: 'iou', value: 1 },
      ],
    },
    { metricsSummary: [{ name: 'loss', value: 3 }] },
  ]
  expect(metricWidthsOf(runs)).toEqual([
    { name: 'loss', longest: '0.12346'.length },
    { name: 'iou', longest: 1 },
  ])
})

test('a new thing begins without details, a stored one with its own', () => {
  expect(detailsOf()).toEqual({ name: '', description: '' })
  expect(detailsOf({ name: 'Lane', description: 'Wide' })).toEqual({
    name: 'Lane',
    description: 'Wide',
  })
  expect(detailProblems({ name: 'Lane', description: '' })).toEqual([])
})

test('unfinished runs are polled until a whole list of them is empty', () => {
  const items = [report({ status: 'started' })]
  expect(unfinishedRunsPolling.isFinal({ items: [], complete: true })).toBe(true)
  expect(unfinishedRunsPolling.isFinal({ items: [], complete: false })).toBe(false)
  expect(unfinishedRunsPolling.isFinal({ items, complete: true })).toBe(false)
})

import type { Experiment, Integration, Run, Source } from '@generated/ml/types.ts'
import { describe, expect, test } from 'vitest'
import { keysOf } from '@/lib/objects.ts'
import { partly } from '@/lib/partly.ts'
import {
  askedCount,
  type Execution,
  emptyExecution,
  isReusable,
  lockOn,
  type Offers,
  offeredSourceTypes,
  problemOf,
  problemsOf,
  requestOf,
  resolve,
  reusableRuns,
  shownProblem,
  usableOf,
  withChoices,
  withValue,
} from './run-execution.ts'
import { sourceTypes } from './source-types.ts'

const id = (digit: number) => `${String(digit).repeat(8)}-1111-4111-8111-111111111111`

const experiment = partly<Experiment>({ id: id(1), deprecated: false })
const integration = partly<Integration>({ id: id(2), deleted: false })
const source = partly<Source>({ id: id(3), expired: false })
const run = partly<Run>({
  id: id(4),
  name: 'Larger batches',
  description: 'Why',
  experimentId: id(1),
  createdAt: '2026-03-05T09:40:00Z',
  deprecated: false,
  report: { build: { status: 'succeeded' }, process: { status: 'succeeded' }, event: {} },
})

const offers: Offers = {
  experiments: [experiment],
  integrations: [integration],
  sources: [source],
  builtRuns: [run],
  processedRuns: [run],
}

const entered = (change: Partial<Execution> = {}) =>
  resolve({ ...emptyExecution(id(1)), name: 'New', branch: 'main', ...change }, offers)

test('the form begins with the branch of a repository', () => {
  expect(emptyExecution()).toMatchObject({
    sourceType: 'git',
    gitTarget: 'branch',
    configPath: 'config.yaml',
  })
})

test('only some users may build uploaded sources', () => {
  expect(offeredSourceTypes(true)).toEqual(['git', 'webauto', 'reuseBuildStage'])
  expect(offeredSourceTypes(false)).toEqual(['git', 'reuseBuildStage'])
})

test('the first source, integration and run are chosen, unless the user has cleared the field', () => {
  expect(entered()).toMatchObject({
    integrationId: id(2),
    sourceId: id(3),
    reusedBuildRunId: id(4),
  })
  expect(entered({ integrationId: null }).integrationId).toBeUndefined()
  expect(entered({ integrationId: id(9) }).integrationId).toBeUndefined()
})

test('what is expired, deleted or deprecated cannot be chosen', () => {
  const usable = usableOf({
    ...offers,
    experiments: [{ ...experiment, deprecated: true }],
    integrations: [{ ...integration, deleted: true }],
    sources: [{ ...source, expired: true }],
  })
  expect([usable.experiments, usable.integrations, usable.sources]).toEqual([[], [], []])
})

test('an experiment that is not offered is not chosen, and none takes its place', () => {
  const input = { ...emptyExecution(id(9)), name: 'New', branch: 'main' }
  const run = resolve(input, offers)
  expect(run.experimentId).toBeUndefined()
  expect(problemsOf(run, offers)).toEqual(['Please select an experiment.'])
  expect(resolve(input, { ...offers, experiments: undefined }).experimentId).toBe(id(9))
})

test('no other one takes the place of a choice that is gone', () => {
  const left = { ...offers, integrations: [partly<Integration>({ id: id(5), deleted: false })] }
  const pinned = withChoices(emptyExecution(id(1)), entered())
  expect(pinned.integrationId).toBe(id(2))
  const run = resolve({ ...pinned, name: 'New', branch: 'main' }, left)
  expect(run.integrationId).toBeUndefined()
  expect(run.gone).toEqual({ integrationId: id(2) })
  expect(problemsOf(run, left)).toEqual(['Select an integration.'])
  expect(resolve(emptyExecution(id(1)), left).integrationId).toBe(id(5))
})

test('another experiment has other runs', () => {
  const input = { ...emptyExecution(id(1)), reusedBuildRunId: id(4), reusedProcessRunId: id(4) }
  expect(withValue(input, 'experimentId', id(2))).toMatchObject({
    experimentId: id(2),
    reusedBuildRunId: undefined,
    reusedProcessRunId: undefined,
  })
  expect(withValue(input, 'name', 'New')).toEqual({ ...input, name: 'New' })
})

test('a form tells at once what the user cannot mend, and the rest once the user was there', () => {
  const none = { ...offers, integrations: [], sources: [], builtRuns: [] }
  const shown = (field: keyof Execution, change: Partial<Execution>, touched: boolean) =>
    shownProblem(
      problemOf(field, resolve({ ...emptyExecution(id(1)), ...change }, none), none),
      touched,
      undefined,
    )
  expect(shown('integrationId', {}, false)).toBe('This experiment has no integrations.')
  expect(shown('sourceId', { sourceType: 'webauto' }, false)).toMatch(/not expired/)
  expect(shown('reusedBuildRunId', { sourceType: 'reuseBuildStage' }, false)).toMatch(/30 days/)
  expect(shown('name', {}, false)).toBeUndefined()
  expect(shown('name', {}, true)).toBe('Required.')
  expect(shownProblem('Required.', false, 'x was deleted.')).toBe('x was deleted.')
  expect(shownProblem(undefined, true, 'x was deleted.')).toBeUndefined()
})

describe('problems', () => {
  const none: Offers = {
    experiments: [experiment],
    integrations: [],
    sources: [],
    builtRuns: [],
    processedRuns: [],
  }
  test.each<[field: keyof Execution, change: Partial<Execution>, problem: string]>([
    ['experimentId', { experimentId: undefined }, 'Required.'],
    ['name', { name: ' ' }, 'Required.'],
    ['name', { name: 'a'.repeat(129) }, 'Name cannot exceed 128 characters.'],
    ['description', { description: 'a'.repeat(513) }, 'Description cannot exceed 512 characters.'],
    ['integrationId', { integrationId: null }, 'Required.'],
    ['branch', { branch: '' }, 'Branch name is required.'],
    ['tag', { gitTarget: 'tag' }, 'Tag is required.'],
    ['sha', { gitTarget: 'sha', sha: ' ' }, 'Commit ID is required.'],
    ['sha', { gitTarget: 'sha', sha: 'not-a-sha' }, 'A commit ID has 7 to 40 digits from 0 to f.'],
    ['reusedProcessRunId', { reusedProcessRunId: id(9) }, 'Required.'],
    ['sourceId', { sourceType: 'webauto', sourceId: null }, 'Required.'],
    ['reusedBuildRunId', { sourceType: 'reuseBuildStage', reusedBuildRunId: null }, 'Required.'],
    ['configPath', { configPath: '' }, 'Required.'],
    [
      'checkpointIds',
      { checkpointIds: `${id(5)}, epoch_20` },
      'Training Checkpoint IDs (Override) must be a comma-separated list of UUIDs.',
    ],
    [
      'checkpointIds',
      { checkpointIds: `${id(5)},` },
      'Training Checkpoint IDs (Override) must be a comma-separated list of UUIDs.',
    ],
  ])('%s of %j', (field, change, problem) => {
    const input = entered(change)
    expect(problemOf(field, input, offers)).toBe(problem)
    expect(problemsOf(input, offers)).toHaveLength(1)
    expect(requestOf(input, offers)).toBeUndefined()
  })

  test('a project without repositories says so', () => {
    const input = resolve({ ...emptyExecution(id(1)), name: 'New', branch: 'main' }, none)
    expect(problemsOf(input, none)).toEqual(['This experiment has no integrations.'])
  })

  test('only the fields of the chosen source type and target matter', () => {
    const wrong = { branch: '', tag: '', sha: '', integrationId: null, sourceId: null }
    expect(problemsOf(entered({ ...wrong, sourceType: 'reuseBuildStage' }), offers)).toEqual([])
    for (const sourceType of keysOf(sourceTypes)) {
      expect(problemsOf(entered({ sourceType }), offers)).toEqual([])
    }
  })
})

test('the config file is locked only when a build is reused', () => {
  for (const sourceType of keysOf(sourceTypes)) {
    for (const field of keysOf(emptyExecution())) {
      const locked = lockOn(field, entered({ sourceType })) !== undefined
      expect(locked).toBe(field === 'configPath' && sourceType === 'reuseBuildStage')
    }
  }
})

describe('requests', () => {
  const common = { name: 'New', description: '', trainingOptions: {} }
  test.each<[change: Partial<Execution>, request: object]>([
    [
      {},
      { ...common, configPath: 'config.yaml', integrationId: id(2), source: { gitBranch: 'main' } },
    ],
    [
      { gitTarget: 'tag', tag: ' v1 ', configPath: 'a.yaml' },
      { ...common, configPath: 'a.yaml', integrationId: id(2), source: { gitTag: 'v1' } },
    ],
    [
      { gitTarget: 'sha', sha: '9fceb02d' },
      {
        ...common,
        configPath: 'config.yaml',
        integrationId: id(2),
        source: { gitSha: '9fceb02d' },
      },
    ],
    [{ sourceType: 'webauto' }, { ...common, configPath: 'config.yaml', sourceId: id(3) }],
    [{ sourceType: 'reuseBuildStage' }, { ...common, reusedBuildRunId: id(4) }],
    [
      {
        sourceType: 'reuseBuildStage',
        command: ' python train.py ',
        checkpointIds: `${id(5)}, ${id(6)}`,
        reusedProcessRunId: id(4),
      },
      {
        ...common,
        reusedBuildRunId: id(4),
        trainingOptions: { command: 'python train.py' },
        trainingCheckpointIds: [id(5), id(6)],
        reusedProcessRunId: id(4),
      },
    ],
  ])('of %j', (change, request) => {
    expect(requestOf(entered(change), offers)).toEqual(request)
  })
})

test('runs with a successful stage can be reused, newest first, until their results expire', () => {
  const runs = [
    run,
    { ...run, id: id(5), createdAt: '2026-03-06T09:40:00Z' },
    { ...run, id: id(6), deprecated: true },
    { ...run, id: id(7), report: { ...run.report, build: { status: 'skipped' as const } } },
  ]
  expect(reusableRuns(runs, 'build').map((one) => one.id)).toEqual([id(5), id(4)])
  expect(reusableRuns(runs, 'process').map((one) => one.id)).toEqual([id(5), id(4), id(7)])
  const now = Date.parse('2026-03-05T09:40:00Z')
  expect(isReusable([{ reuseExpiresAt: '2026-03-05T09:41:00Z' }], now)).toBe(true)
  expect(isReusable([{ reuseExpiresAt: '2026-03-05T09:40:00Z' }], now)).toBe(false)
  expect(isReusable([{}], now)).toBe(false)
  expect(isReusable([], now)).toBe(false)
})

test.each<[known: (boolean | undefined)[], count: number]>([
  [[], 0],
  [[undefined, undefined], 1],
  [[false, undefined, undefined], 2],
  [[false, true, undefined], 2],
  [[undefined, true], 1],
  [[false, false], 2],
])('of runs known as %j, %i are asked until one can be reused', (known, count) => {
  expect(askedCount(known)).toBe(count)
})

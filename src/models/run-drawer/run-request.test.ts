import { readFileSync } from 'node:fs'
import { scheduleJobOperation } from '@generated/evaluation/codec.ts'
import type { ScheduleJobRequest } from '@generated/evaluation/types.ts'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { encode } from '@/transport/codec.ts'
import { forbiddenIn } from './run-check.ts'
import type { RunOffers } from './run-choices.ts'
import { resolveRun } from './run-choices.ts'
import type { RunFlags } from './run-flags.ts'
import { requestOf } from './run-request.ts'
import {
  type GitTarget,
  initialRun,
  type RunState,
  type SourceType,
  type TestMethod,
} from './run-state.ts'

const listOf = (...ids: string[]) => ({
  items: ids.map((id) => ({ id, labels: [{ key: 'area', value: 'odaiba' }] })),
  state: 'complete' as const,
})
const offers: RunOffers = {
  catalogs: listOf('c1', 'c2'),
  integrations: listOf('i1', 'i2'),
  suites: listOf('s1', 's2'),
  retestJobs: listOf('j1'),
  retestSuites: listOf('s1'),
  sources: listOf('u1'),
  sourceJobs: listOf('j2'),
}
const allFlags: RunFlags = {
  caret: true,
  reconstructionAccuracy: true,
  webauto: true,
  privileged: true,
}
const noFlags: RunFlags = {
  caret: false,
  reconstructionAccuracy: false,
  webauto: false,
  privileged: false,
}

const filled: RunState = {
  ...initialRun(),
  branch: ' main ',
  tag: 'v1',
  sha: '9fceb02d',
  suiteIds: ['s1'],
  suiteLabels: ['area:odaiba'],
  retestSuiteIds: ['s1'],
  developerOptionNames: ['with-asan'],
  maxRetries: 3,
  description: '  nightly  ',
}

const requestFor = (entered: RunState, flags: RunFlags = allFlags, saved?: string) =>
  requestOf(resolveRun(entered, flags, { id: 'c1', pending: false }, offers, saved))

const wire: object = JSON.parse(readFileSync('generated/evaluation/wire.json', 'utf8'))
const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema(wire, 'wire:evaluation')
const isScheduleJobRequest = ajv.compile({
  $ref: 'wire:evaluation#/components/schemas/ScheduleJobRequest',
})
const body = scheduleJobOperation.body
const encoded = (request: ScheduleJobRequest) => {
  if (!body) throw new Error('The call has no body.')
  return encode(body, request, 'body')
}

/** Violated rules, written out independently of the table of locks. */
const broken = (request: ScheduleJobRequest, flags: RunFlags): string[] => {
  const { buildOptions: build, testOptions: tests, releaseOptions, release } = request
  const isGit = 'integrationId' in request
  const isReuse = 'sourceJobId' in request
  const rules: Record<string, boolean | undefined> = {
    'release from git only': release && !isGit,
    'release without trial options':
      release &&
      (build.cleanBuild ||
        build.debug ||
        tests.disableLoggingOnSuccess ||
        tests.recordCaret ||
        tests.calculateScenarioReconstructionAccuracy),
    'release keeps logs': release && tests.logExpirationTime !== undefined,
    'else logs expire': !release && tests.logExpirationTime !== 5_184_000,
    'partial release in a release only': releaseOptions.partialRelease && !release,
    'reuse builds nothing':
      isReuse &&
      (build.cleanBuild ||
        build.debug ||
        tests.skipTest ||
        build.developerOptionNames !== undefined),
    'skipped tests test nothing':
      tests.skipTest &&
      (request.suiteIds !== undefined ||
        request.suiteLabels !== undefined ||
        request.retestJobId !== undefined ||
        tests.maxRetries !== 0),
    'retries otherwise': !tests.skipTest && tests.maxRetries !== 3,
    'labels with suites only':
      request.retestJobId !== undefined && request.suiteLabels !== undefined,
    'CARET by feature': tests.recordCaret && !flags.caret,
    'accuracy by feature':
      tests.calculateScenarioReconstructionAccuracy && !flags.reconstructionAccuracy,
    'webauto by feature': 'sourceId' in request && !flags.webauto,
    'developer options by feature': build.developerOptionNames !== undefined && !flags.privileged,
    'trimmed description': request.description !== 'nightly',
  }
  return Object.entries(rules).flatMap(([rule, isBroken]) => (isBroken ? [rule] : []))
}

const booleans = [false, true]
const combinations = function* () {
  const methods: readonly TestMethod[] = ['suite', 'retest-using-job-id']
  const types: readonly SourceType[] = ['git', 'webauto', 'reuseBuildArtifacts']
  const targets: readonly GitTarget[] = ['branch', 'tag', 'sha']
  for (const testMethod of methods)
    for (const sourceType of types)
      for (const gitTarget of targets)
        for (const release of booleans)
          for (const skipTest of booleans)
            for (const partialRelease of booleans)
              for (const cleanBuild of booleans)
                for (const debug of booleans)
                  for (const recordCaret of booleans)
                    for (const calculateScenarioReconstructionAccuracy of booleans)
                      for (const disableLoggingOnSuccess of booleans)
                        yield {
                          testMethod,
                          sourceType,
                          gitTarget,
                          release,
                          skipTest,
                          partialRelease,
                          cleanBuild,
                          debug,
                          recordCaret,
                          calculateScenarioReconstructionAccuracy,
                          disableLoggingOnSuccess,
                        }
}
const flagSets: RunFlags[] = booleans.flatMap((caret) =>
  booleans.flatMap((reconstructionAccuracy) =>
    booleans.flatMap((webauto) =>
      booleans.map((privileged) => ({ caret, reconstructionAccuracy, webauto, privileged })),
    ),
  ),
)

test.each(flagSets)('no combination yields a forbidden request, with %j', (flags) => {
  const findings = new Set<string>()
  let count = 0
  for (const combination of combinations()) {
    const request = requestFor({ ...filled, ...combination }, flags)
    if (!request) {
      findings.add(`no request: ${JSON.stringify(combination)}`)
      continue
    }
    count += 1
    const at = (what: string) => findings.add(`${what}: ${JSON.stringify(request)}`)
    for (const rule of broken(request, flags)) at(rule)
    const forbidden = forbiddenIn(request)
    if (forbidden) at(forbidden.reason)
    if (!isScheduleJobRequest(encoded(request))) at(ajv.errorsText(isScheduleJobRequest.errors))
  }
  expect([...findings].slice(0, 5)).toEqual([])
  expect(count).toBe(4608)
})

describe('the request', () => {
  const plain = {
    release: false,
    buildOptions: { cleanBuild: false, debug: false },
    testOptions: {
      skipTest: false,
      recordCaret: false,
      logExpirationTime: 5_184_000,
      disableLoggingOnSuccess: false,
      calculateScenarioReconstructionAccuracy: false,
    },
    releaseOptions: { partialRelease: false },
  }
  const first = { ...initialRun(), branch: 'main' }

  test('of an untouched drawer with a branch runs everything of the first repository', () => {
    expect(requestFor(first)).toEqual({
      ...plain,
      integrationId: 'i1',
      source: { gitBranch: 'main' },
    })
  })

  test('takes the saved repository, unless it no longer exists', () => {
    expect(requestFor(first, allFlags, 'i2')).toMatchObject({ integrationId: 'i2' })
    expect(requestFor(first, allFlags, 'gone')).toMatchObject({ integrationId: 'i1' })
    expect(requestFor({ ...first, integrationId: 'i1' }, allFlags, 'i2')).toMatchObject({
      integrationId: 'i1',
    })
  })

  test.each([
    ['branch', { gitBranch: 'main' }],
    ['tag', { gitTag: 'v1' }],
    ['sha', { gitSha: '9fceb02d' }],
  ] as const)('names the %s without blanks around it', (gitTarget, source) => {
    expect(requestFor({ ...filled, gitTarget })).toMatchObject({ source })
  })

  test('names the source, or the job whose artifacts are reused, with the catalog', () => {
    expect(requestFor({ ...first, sourceType: 'webauto' })).toEqual({
      ...plain,
      catalogId: 'c1',
      sourceId: 'u1',
    })
    expect(requestFor({ ...first, sourceType: 'reuseBuildArtifacts' })).toEqual({
      ...plain,
      catalogId: 'c1',
      sourceJobId: 'j2',
    })
  })

  test('carries the chosen suites and labels, or those of the job to run again', () => {
    expect(requestFor(filled)).toMatchObject({
      suiteIds: ['s1'],
      suiteLabels: [{ key: 'area', value: 'odaiba' }],
    })
    const retest = requestFor({ ...filled, testMethod: 'retest-using-job-id' })
    expect(retest).toMatchObject({ retestJobId: 'j1', suiteIds: ['s1'] })
    expect(retest).not.toHaveProperty('suiteLabels')
  })

  test('leaves out suites that no longer exist', () => {
    expect(requestFor({ ...first, suiteIds: ['gone', 's2'] })).toMatchObject({ suiteIds: ['s2'] })
  })

  test('with Skip Test sets no retries but 0', () => {
    const request = requestFor({ ...filled, skipTest: true })
    expect(request?.testOptions).toMatchObject({ skipTest: true, maxRetries: 0 })
  })

  test.each([
    ['', 5_184_000],
    ['1', 86_400],
    ['0', 86_400],
    ['-3', 86_400],
    ['7', 604_800],
    ['7.4', 604_800],
    ['60', 5_184_000],
    ['61', 5_184_000],
    ['1e9', 5_184_000],
    ['text', 5_184_000],
  ])('keeps logs for "%s" days as %i seconds', (logExpirationDays, seconds) => {
    expect(requestFor({ ...first, logExpirationDays })?.testOptions.logExpirationTime).toBe(seconds)
  })

  test('omits what the features hide', () => {
    const entered = {
      ...filled,
      recordCaret: true,
      calculateScenarioReconstructionAccuracy: true,
      sourceType: 'webauto',
    } as const
    const request = requestFor(entered, noFlags)
    expect(request).toMatchObject({
      integrationId: 'i1',
      testOptions: { recordCaret: false, calculateScenarioReconstructionAccuracy: false },
      buildOptions: { cleanBuild: false, debug: false },
    })
    expect(request?.buildOptions).not.toHaveProperty('developerOptionNames')
  })
})

describe('a request from elsewhere', () => {
  const good = requestFor({ ...filled, release: true })

  test.each([
    ['cleanBuild', { buildOptions: { cleanBuild: true, debug: false } }],
    ['debug', { buildOptions: { cleanBuild: false, debug: true } }],
    ['release', { integrationId: undefined, sourceId: 'u' }],
    [
      'developerOptionNames',
      {
        integrationId: undefined,
        sourceJobId: 'j',
        release: false,
        buildOptions: { cleanBuild: false, debug: false, developerOptionNames: ['with-asan'] },
      },
    ],
    ['partialRelease', { release: false, releaseOptions: { partialRelease: true } }],
    ['logExpirationDays', { testOptions: { logExpirationTime: 86_400 } }],
    [
      'maxRetries',
      { testOptions: { skipTest: true, maxRetries: 1 }, suiteIds: [], suiteLabels: [] },
    ],
    ['suiteIds', { testOptions: { skipTest: true, maxRetries: 0 } }],
  ])('is forbidden for its %s', (field, change) => {
    if (!good) throw new Error('There is no request.')
    expect(forbiddenIn(good)).toBeUndefined()
    const { integrationId, ...rest } = { integrationId: 'i1', ...good, ...change }
    const testOptions = { ...good.testOptions, ...('testOptions' in change && change.testOptions) }
    const request = { ...rest, ...(integrationId && { integrationId }), testOptions }
    // Invalid on purpose.
    expect(forbiddenIn(request as ScheduleJobRequest)?.field).toBe(field)
  })

  test('may leave out what it does not set', () => {
    const request = requestFor({ ...initialRun(), branch: 'main', skipTest: true })
    if (!request) throw new Error('There is no request.')
    const { maxRetries: _, ...testOptions } = request.testOptions
    expect(forbiddenIn({ ...request, testOptions })).toBeUndefined()
    expect(forbiddenIn({ ...request, testOptions, suiteIds: [] })).toBeUndefined()
  })
})

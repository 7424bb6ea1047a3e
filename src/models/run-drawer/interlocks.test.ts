import { describe, expect, test } from 'vitest'
import {
  applyLocks,
  changeRun,
  holds,
  type Lock,
  lockOn,
  locks,
  situationOf,
  toldAfter,
  whyNotOption,
} from './interlocks.ts'
import { initialRun, type RunState, type SourceType } from './run-state.ts'

const sourceTypes: readonly SourceType[] = ['git', 'webauto', 'reuseBuildArtifacts']
const switches = [
  'release',
  'partialRelease',
  'cleanBuild',
  'debug',
  'skipTest',
  'recordCaret',
  'calculateScenarioReconstructionAccuracy',
  'disableLoggingOnSuccess',
] as const

/** Every state of switches and source type that a user can reach by successive changes. */
const reachable = (() => {
  const keyOf = (state: RunState) =>
    [state.sourceType, ...switches.map((name) => Number(state[name]))].join(' ')
  const first = initialRun()
  const found = new Map([[keyOf(first), first]])
  const open = [first]
  for (let state = open.pop(); state; state = open.pop()) {
    const from = state
    const next = [
      ...switches.map((name) => changeRun(from, name, !from[name])),
      ...sourceTypes.map((type) => changeRun(from, 'sourceType', type)),
    ]
    for (const each of next) {
      if (found.has(keyOf(each))) continue
      found.set(keyOf(each), each)
      open.push(each)
    }
  }
  return [...found.values()]
})()

describe('every reachable state', () => {
  test('holds nothing that release, reuse or a plain build forbids', () => {
    // Enough states to show that the walk did not stop early; locks exclude some.
    expect(reachable.length).toBeGreaterThan(50)
    const broken = reachable.filter((state) => {
      const { release, sourceType } = state
      const trial =
        state.cleanBuild ||
        state.debug ||
        state.disableLoggingOnSuccess ||
        state.recordCaret ||
        state.calculateScenarioReconstructionAccuracy
      return (
        (release && (trial || sourceType !== 'git')) ||
        (!release && state.partialRelease) ||
        (sourceType === 'reuseBuildArtifacts' &&
          (state.cleanBuild || state.debug || state.skipTest))
      )
    })
    expect(broken).toEqual([])
  })

  test('leads back to the initial state', () => {
    for (const state of reachable) {
      const off = switches.reduce((now, name) => changeRun(now, name, false), state)
      expect(changeRun(off, 'sourceType', 'git')).toEqual(initialRun())
    }
  })

  test('is shown as entered, except values kept under a lock', () => {
    for (const state of reachable) {
      const shown = applyLocks(state, 'chosen')
      for (const name of [...switches, 'sourceType'] as const) expect(shown[name]).toBe(state[name])
    }
  })
})

describe('every lock', () => {
  test.each(locks.map((lock: Lock, index) => [index, lock] as const))(
    '%i keeps its field from being entered, and says why',
    (_, lock) => {
      expect(lock.reason).toMatch(/^[A-Z].*\.$/)
      const held = reachable.filter((state) => holds(lock, situationOf(state, 'none')))
      expect(held.length).toBeGreaterThan(0)
      for (const state of held) {
        const situation = situationOf(state, 'none')
        const told =
          lock.option === undefined
            ? lockOn(lock.field, situation)?.reason
            : whyNotOption(lock.field, lock.option, situation)
        expect(told).toBeDefined()
        if (lock.becomes !== undefined && lock.option === undefined) {
          expect(applyLocks(state, 'none')[lock.field]).toEqual(
            lockOn(lock.field, situation)?.becomes,
          )
        }
      }
    },
  )
})

describe('consequences of a change', () => {
  const first = initialRun()
  const released = changeRun(first, 'release', true)
  const skipping = changeRun(first, 'skipTest', true)

  test('another source type switches Release off', () => {
    const webauto = changeRun(released, 'sourceType', 'webauto')
    expect(webauto).toMatchObject({ sourceType: 'webauto', release: false, partialRelease: false })
    expect(changeRun(webauto, 'release', true)).toBe(webauto)
  })

  test('while Release is on, build artifacts cannot be reused', () => {
    expect(changeRun(released, 'sourceType', 'reuseBuildArtifacts')).toBe(released)
    expect(whyNotOption('sourceType', 'reuseBuildArtifacts', situationOf(released))).toBe(
      'Reuse build artifacts is not available while Release is on.',
    )
    expect(whyNotOption('sourceType', 'webauto', situationOf(released))).toBeUndefined()
  })

  test('Release keeps the git target and its input', () => {
    const typed = changeRun(changeRun(first, 'gitTarget', 'tag'), 'tag', 'v1')
    expect(changeRun(typed, 'release', true)).toEqual({ ...typed, release: true })
  })

  test('switching Release off leaves off what it forced off, and restores the days', () => {
    const names = ['cleanBuild', 'debug', 'disableLoggingOnSuccess', 'recordCaret'] as const
    const on = names.reduce((state, name) => changeRun(state, name, true), first)
    const typed = changeRun(on, 'logExpirationDays', '7')
    const during = changeRun(typed, 'release', true)
    expect(applyLocks(during, 'chosen').logExpirationDays).toBeNull()
    expect(lockOn('logExpirationDays', situationOf(during))?.shownText).toBe('Indefinite')
    const off = changeRun(during, 'release', false)
    for (const name of names) expect(off[name]).toBe(false)
    expect(applyLocks(off, 'chosen').logExpirationDays).toBe('7')
  })

  test('Partial Release does not come back with Release', () => {
    const partial = changeRun(released, 'partialRelease', true)
    expect(partial.partialRelease).toBe(true)
    const again = changeRun(changeRun(partial, 'release', false), 'release', true)
    expect(again).toMatchObject({ release: true, partialRelease: false })
  })

  test('reuse switches off what it excludes', () => {
    const on = (['cleanBuild', 'debug', 'skipTest'] as const).reduce(
      (state, name) => changeRun(state, name, true),
      first,
    )
    expect(changeRun(on, 'sourceType', 'reuseBuildArtifacts')).toMatchObject({
      cleanBuild: false,
      debug: false,
      skipTest: false,
      release: false,
    })
  })

  test('reuse hides the developer options, and gives them back', () => {
    const typed = { ...first, developerOptionNames: ['with-asan'] }
    const reuse = changeRun(typed, 'sourceType', 'reuseBuildArtifacts')
    expect(applyLocks(reuse, 'chosen').developerOptionNames).toEqual([])
    expect(changeRun(reuse, 'developerOptionNames', [])).toBe(reuse)
    const back = changeRun(reuse, 'sourceType', 'git')
    expect(applyLocks(back, 'chosen').developerOptionNames).toEqual(['with-asan'])
  })

  test('another source type says that it switched Release off, if it did', () => {
    const told = (before: RunState, type: SourceType) =>
      toldAfter('sourceType', before, changeRun(before, 'sourceType', type))
    expect(told(released, 'webauto')).toBe('Release was switched off.')
    expect(told(first, 'webauto')).toBeUndefined()
    expect(told(first, 'reuseBuildArtifacts')).toBeUndefined()
    expect(told(released, 'reuseBuildArtifacts')).toBeUndefined()
    expect(toldAfter('release', released, changeRun(released, 'release', false))).toBeUndefined()
  })

  test('Skip Test hides suites, labels, job, method and retries, and restores them', () => {
    const chosen = { ...first, suiteIds: ['s'], suiteLabels: ['a:b'], maxRetries: 3 }
    const covered = changeRun(chosen, 'skipTest', true)
    expect(applyLocks(covered, 'chosen')).toMatchObject({
      suiteIds: [],
      suiteLabels: [],
      retestJobId: null,
      retestSuiteIds: [],
      maxRetries: 0,
    })
    for (const field of ['suiteIds', 'suiteLabels', 'retestJobId', 'retestSuiteIds'] as const) {
      expect(lockOn(field, situationOf(covered, 'none'))?.shownText).toBe('Cannot be selected.')
      expect(changeRun(covered, field, [])).toBe(covered)
    }
    expect(changeRun(skipping, 'testMethod', 'retest-using-job-id')).toBe(skipping)
    expect(changeRun(covered, 'maxRetries', 2)).toBe(covered)
    expect(applyLocks(changeRun(covered, 'skipTest', false), 'chosen')).toMatchObject(chosen)
  })

  test('another catalog clears suites, labels, jobs and repository', () => {
    const full = {
      ...first,
      catalogId: 'c1',
      suiteIds: ['s'],
      suiteLabels: ['a:b'],
      retestJobId: 'j',
      retestSuiteIds: ['s'],
      integrationId: 'i',
      sourceJobId: 'j',
      branch: 'main',
    }
    expect(changeRun(full, 'catalogId', 'c2')).toEqual({
      ...first,
      catalogId: 'c2',
      branch: 'main',
    })
    expect(changeRun(full, 'catalogId', 'c1')).toBe(full)
  })

  test('another job to run again clears its suites', () => {
    const chosen = { ...first, retestJobId: 'j1', retestSuiteIds: ['s'] }
    expect(changeRun(chosen, 'retestJobId', 'j2').retestSuiteIds).toEqual([])
  })

  test('fields that need a catalog say so', () => {
    const fields = [
      'suiteIds',
      'suiteLabels',
      'retestJobId',
      'retestSuiteIds',
      'integrationId',
      'sourceJobId',
    ] as const
    for (const field of fields) {
      expect(lockOn(field, situationOf(first, 'none'))?.reason).toBe('Please select a catalog.')
      expect(lockOn(field, situationOf(first))).toBeUndefined()
    }
  })
})

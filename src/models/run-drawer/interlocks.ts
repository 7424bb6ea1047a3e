import { keysOf } from '@/lib/objects.ts'
import type { RunState, SourceType } from './run-state.ts'

/** The values that lock other fields. */
export interface Situation {
  release: boolean
  skipTest: boolean
  sourceType: SourceType
  catalog: 'chosen' | 'none'
}

/** Holds while every part named here has one of the given values. */
type Condition = { readonly [Part in keyof Situation]?: readonly Situation[Part][] }

/** A locked field: under which condition, and why. */
interface LockOf<Field extends keyof RunState> {
  readonly field: Field
  /** Locks only this option of the field. */
  readonly option?: RunState[Field]
  readonly while: Condition
  /** Replaces the input on screen and in the request. */
  readonly becomes?: RunState[Field]
  /** Discards the input; otherwise it returns with the end of the lock. */
  readonly discards?: true
  /** Text of the control in place of a value. */
  readonly shownText?: string
  readonly reason: string
}

/** A locked field: under which condition, and why. */
export type Lock = { [Field in keyof RunState]: LockOf<Field> }[keyof RunState]

const released: Condition = { release: [true] }
const reused: Condition = { sourceType: ['reuseBuildArtifacts'] }
const untested: Condition = { skipTest: [true] }
const withoutCatalog: Condition = { catalog: ['none'] }

const off = { becomes: false, discards: true } as const
const offInRelease = { ...off, while: released, reason: 'Off while Release is on.' } as const
const nothingBuilt = {
  ...off,
  while: reused,
  reason: 'Off: nothing is built when build artifacts are reused.',
} as const
const nothingRuns = { while: untested, reason: 'Nothing runs: Skip Test is on.' } as const
const noTests = { ...nothingRuns, shownText: 'Cannot be selected.' } as const
const noCatalog = { while: withoutCatalog, reason: 'Please select a catalog.' } as const

/**
 * The fields that other fields lock. For a field with several locks the first that holds wins. Locks
 * on `release` and `skipTest` precede those that depend on them.
 */
export const locks = [
  {
    field: 'release',
    while: { sourceType: ['webauto', 'reuseBuildArtifacts'] },
    ...off,
    reason: 'Only a job built from Git can make a release.',
  },
  {
    field: 'skipTest',
    while: reused,
    ...off,
    reason: 'Off: a job that reuses build artifacts only tests.',
  },
  {
    field: 'sourceType',
    option: 'reuseBuildArtifacts',
    while: released,
    reason: 'Reuse build artifacts is not available while Release is on.',
  },
  {
    field: 'partialRelease',
    while: { release: [false] },
    ...off,
    reason: 'Available while Release is on.',
  },
  { field: 'cleanBuild', ...offInRelease },
  { field: 'cleanBuild', ...nothingBuilt },
  { field: 'debug', ...offInRelease },
  { field: 'debug', ...nothingBuilt },
  {
    field: 'developerOptionNames',
    while: reused,
    becomes: [],
    reason: 'Nothing is built when build artifacts are reused.',
  },
  { field: 'recordCaret', ...offInRelease },
  { field: 'calculateScenarioReconstructionAccuracy', ...offInRelease },
  { field: 'disableLoggingOnSuccess', ...offInRelease },
  {
    field: 'logExpirationDays',
    while: released,
    becomes: null,
    shownText: 'Indefinite',
    reason: 'A release keeps its logs.',
  },
  { field: 'testMethod', ...nothingRuns },
  { field: 'suiteIds', becomes: [], ...noTests },
  { field: 'suiteLabels', becomes: [], ...noTests },
  { field: 'retestJobId', becomes: null, ...noTests },
  { field: 'retestSuiteIds', becomes: [], ...noTests },
  { field: 'maxRetries', becomes: 0, ...nothingRuns },
  { field: 'suiteIds', becomes: [], ...noCatalog },
  { field: 'suiteLabels', becomes: [], ...noCatalog },
  { field: 'retestJobId', becomes: null, ...noCatalog },
  { field: 'retestSuiteIds', becomes: [], ...noCatalog },
  { field: 'integrationId', becomes: null, ...noCatalog },
  { field: 'sourceJobId', becomes: null, ...noCatalog },
] as const satisfies readonly Lock[]

/** A change that follows from the change of a field; with `to`, only from that to this value. */
interface Consequence {
  readonly of: keyof RunState
  readonly to?: boolean
  readonly sets: Partial<RunState>
  /** Said at the field when it really changed something, as the other control may be out of sight. */
  readonly told?: string
}

/** The changes that follow from the change of a field. */
const consequences: readonly Consequence[] = [
  { of: 'sourceType', sets: { release: false }, told: 'Release was switched off.' },
  // The input for git stays.
  { of: 'release', to: true, sets: { sourceType: 'git' } },
  {
    of: 'catalogId',
    sets: {
      suiteIds: [],
      suiteLabels: [],
      retestJobId: undefined,
      retestSuiteIds: [],
      integrationId: undefined,
      sourceJobId: undefined,
    },
  },
  { of: 'retestJobId', sets: { retestSuiteIds: [] } },
]

/** Whether a lock holds. */
export const holds = (lock: Lock, situation: Situation): boolean =>
  allows(lock.while.release, situation.release) &&
  allows(lock.while.skipTest, situation.skipTest) &&
  allows(lock.while.sourceType, situation.sourceType) &&
  allows(lock.while.catalog, situation.catalog)

const allows = <Value>(values: readonly Value[] | undefined, value: Value) =>
  values === undefined || values.includes(value)

/** The lock on a field; undefined when there is none. */
export const lockOn = (field: keyof RunState, situation: Situation): Lock | undefined =>
  locks.find(
    (lock: Lock) => lock.field === field && lock.option === undefined && holds(lock, situation),
  )

/** Why one option of an unlocked field cannot be chosen; undefined when it can. */
export const whyNotOption = <Field extends keyof RunState>(
  field: Field,
  option: RunState[Field],
  situation: Situation,
): string | undefined =>
  locks.find(
    (lock: Lock) => lock.field === field && lock.option === option && holds(lock, situation),
  )?.reason

/** The parts of a drawer's content that lock others. */
export const situationOf = (
  { release, skipTest, sourceType }: RunState,
  catalog: Situation['catalog'] = 'chosen',
): Situation => ({ release, skipTest, sourceType, catalog })

const locked = (state: RunState, lock: Lock): RunState =>
  lock.becomes === undefined ? state : { ...state, [lock.field]: lock.becomes }

/** The content after every lock that discards input. */
const discardLocked = (state: RunState): RunState =>
  locks.reduce<RunState>(
    (current, lock: Lock) =>
      lock.discards && holds(lock, situationOf(current)) ? locked(current, lock) : current,
    state,
  )

/** The effective content: the input of unlocked fields, the value of the lock for the others. */
export const applyLocks = (state: RunState, catalog: Situation['catalog']): RunState =>
  locks.reduce<RunState>(
    (current, lock: Lock) =>
      holds(lock, situationOf(current, catalog)) ? locked(current, lock) : current,
    discardLocked(state),
  )

/**
 * The content after an input of the user, with all consequences; the same content for
 * a locked field or an unchanged value.
 */
export const changeRun = <Field extends keyof RunState>(
  state: RunState,
  field: Field,
  value: RunState[Field],
): RunState => {
  const situation = situationOf(state)
  if (state[field] === value) return state
  if (lockOn(field, situation) || whyNotOption(field, value, situation)) return state
  let changed: RunState = { ...state, [field]: value }
  for (const { of, to, sets } of consequences) {
    if (of === field && (to === undefined || to === value)) changed = { ...changed, ...sets }
  }
  return discardLocked(changed)
}

/** Text at a field after its input from `before` to `after`; undefined if no other field has changed. */
export const toldAfter = (
  field: keyof RunState,
  before: RunState,
  after: RunState,
): string | undefined =>
  consequences.find(
    ({ of, sets }) => of === field && keysOf(sets).some((name) => before[name] !== after[name]),
  )?.told

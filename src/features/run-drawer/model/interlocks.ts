import type { RunState, SourceType } from './state.ts'

/** What decides over other fields. */
export interface Situation {
  release: boolean
  skipTest: boolean
  sourceType: SourceType
  catalog: 'chosen' | 'none'
}

/** Holds while every part of the situation that it names is one of those given. */
type Condition = { readonly [Part in keyof Situation]?: readonly Situation[Part][] }

/** One field that cannot be entered for a while, and why. */
interface LockOf<Field extends keyof RunState> {
  readonly field: Field
  /** Locks one option of the field alone. */
  readonly option?: RunState[Field]
  readonly while: Condition
  /** What holds in place of what was entered, on the screen and in the request. */
  readonly becomes?: RunState[Field]
  /** What was entered is given up; otherwise it comes back when the lock goes. */
  readonly forgets?: true
  /** What the control reads in place of a value. */
  readonly reads?: string
  /** Told to the user at the control. */
  readonly reason: string
}

/** One field that cannot be entered for a while, and why. */
export type Lock = { [Field in keyof RunState]: LockOf<Field> }[keyof RunState]

const released: Condition = { release: [true] }
const reused: Condition = { sourceType: ['reuseBuildArtifacts'] }
const untested: Condition = { skipTest: [true] }
const withoutCatalog: Condition = { catalog: ['none'] }

const off = { becomes: false, forgets: true } as const
const offInRelease = { ...off, while: released, reason: 'Off while Release is on.' } as const
const nothingBuilt = {
  ...off,
  while: reused,
  reason: 'Off: nothing is built when build artifacts are reused.',
} as const
const nothingRuns = { while: untested, reason: 'Nothing runs: Skip Test is on.' } as const
const noTests = { ...nothingRuns, reads: 'Cannot be selected.' } as const
const noCatalog = { while: withoutCatalog, reason: 'Please select a catalog.' } as const

/**
 * The fields that other fields lock. For a field with several locks the first one that holds counts. Locks
 * on `release` and `skipTest` stand before those that depend on them.
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
    reason: 'Off: a job that reuses build artifacts does nothing but test.',
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
  { field: 'recordCaret', ...offInRelease },
  { field: 'calculateScenarioReconstructionAccuracy', ...offInRelease },
  { field: 'disableLoggingOnSuccess', ...offInRelease },
  {
    field: 'logExpirationDays',
    while: released,
    becomes: null,
    reads: 'Indefinite',
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

/** What else changes at once when a field changes; only to one value where `to` is given. */
interface Consequence {
  readonly of: keyof RunState
  readonly to?: boolean
  readonly sets: Partial<RunState>
}

/** What else changes at once when a field changes. */
const consequences: readonly Consequence[] = [
  { of: 'sourceType', sets: { release: false } },
  // What was entered for git stays.
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

/** The lock that keeps a field from being entered; undefined when there is none. */
export const lockOn = (field: keyof RunState, situation: Situation): Lock | undefined =>
  locks.find(
    (lock: Lock) => lock.field === field && lock.option === undefined && holds(lock, situation),
  )

/** Why one option of a field cannot be chosen, while the field as a whole can; undefined when it can. */
export const whyNotOption = <Field extends keyof RunState>(
  field: Field,
  option: RunState[Field],
  situation: Situation,
): string | undefined =>
  locks.find(
    (lock: Lock) => lock.field === field && lock.option === option && holds(lock, situation),
  )?.reason

/** The parts of a drawer's content that decide over others. */
export const situationOf = (
  { release, skipTest, sourceType }: RunState,
  catalog: Situation['catalog'] = 'chosen',
): Situation => ({ release, skipTest, sourceType, catalog })

const locked = (state: RunState, lock: Lock): RunState =>
  lock.becomes === undefined ? state : { ...state, [lock.field]: lock.becomes }

/** What is left of what was entered: fields whose locks forget are as these have them. */
const withoutForgotten = (state: RunState): RunState =>
  locks.reduce<RunState>(
    (current, lock: Lock) =>
      lock.forgets && holds(lock, situationOf(current)) ? locked(current, lock) : current,
    state,
  )

/** The content that counts: what was entered where nothing locks it, else what the lock has. */
export const applyLocks = (state: RunState, catalog: Situation['catalog']): RunState =>
  locks.reduce<RunState>(
    (current, lock: Lock) =>
      holds(lock, situationOf(current, catalog)) ? locked(current, lock) : current,
    withoutForgotten(state),
  )

/**
 * The content after the user entered something, with all that follows from it; the same content for
 * what is locked or changes nothing.
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
  return withoutForgotten(changed)
}

import type { Checks } from '../checks/contract-checks.ts'
import { nameOf, operations } from '../contracts.ts'
import type { AnyHandler } from '../define-service.ts'
import { createSignInErrors, type SignInErrors } from '../demo/sign-in-errors.ts'
import { serviceStates } from '../services/all.ts'
import { type Clock, createClock } from '../world/clock.ts'
import { createRandom, type Random } from '../world/random.ts'
import { createWorld, type World } from '../world/world.ts'
import { createFaults, type Faults } from './platform-faults.ts'
import { createLedger, type Ledger } from './platform-ledger.ts'
import type { Latency } from './wait.ts'

/** Everything that a reset makes again. */
export interface PlatformState {
  seed: string
  world: World
  clock: Clock
  faults: Faults
  ledger: Ledger
  latency: Latency
  signInErrors: SignInErrors
  /** What consoles have reported of how long their users wait. */
  measurements: object[]
  /** Ids of requests; apart from the world's chance, so that reading does not change what is made next. */
  requestIds: Random
}

/** How a platform runs. */
export interface PlatformOptions {
  /** Same seed, same world. */
  seed?: string | number
  /** The platform's time at the start; the real time when left out. */
  now?: Date | string
  /** Starts with the clock standing still. */
  paused?: boolean
  checks: Checks
  /** Answers 500 in place of an answer that breaks the contract. Either way the ledger tells. */
  strict?: boolean
  /** Subject id of the user an access token was given to; undefined for a token that is not good. */
  identify: (token: string) => Promise<string | undefined>
}

const handlers = new Map<string, AnyHandler>(
  serviceStates.flatMap(({ service, handlers: own }) =>
    [...own].map(([id, handler]): [string, AnyHandler] => [`${service}.${id}`, handler]),
  ),
)

/** The handler of an operation, `service.operationId`, if state answers it. */
export const handlerOf = (operation: string) => handlers.get(operation)

/** Makes the state of a platform from a seed. */
export const createState = (seed: string, { now, paused }: PlatformOptions): PlatformState => {
  const clock = createClock({
    start: now === undefined ? Date.now() : new Date(now).getTime(),
    realTime: () => performance.now(),
    ...(paused !== undefined && { paused }),
  })
  const answerers = new Map(
    operations.map(nameOf).map((name) => [name, handlers.has(name) ? 'state' : 'mock'] as const),
  )
  return {
    seed,
    clock,
    world: createWorld(seed, clock),
    faults: createFaults(),
    ledger: createLedger(answerers),
    latency: { milliseconds: 0 },
    signInErrors: createSignInErrors(),
    measurements: [],
    requestIds: createRandom(`${seed}/requests`),
  }
}

import { controlDemo } from '../demo/controls.ts'
import { preflight, withCors } from './cors.ts'
import { callService } from './service-call.ts'
import { createState, type PlatformOptions, type PlatformState } from './state.ts'

/** The stand-in for the whole platform. Its parts are those of the state since the last reset. */
export interface Platform extends Readonly<Omit<PlatformState, 'requestIds'>> {
  /** Answers `/services/…` and `/demo/…`. A dropped connection is a `Response.error()`. */
  handle(request: Request): Promise<Response>
  /** Makes everything anew, from the same seed or another. */
  reset(seed?: string | number): void
}

/** Seed of a platform that is given none. */
const defaultSeed = 'evaluation'

/** Starts a platform. */
export const createPlatform = (options: PlatformOptions): Platform => {
  let state = createState(String(options.seed ?? defaultSeed), options)
  const reset = (seed: string | number = state.seed) => {
    state = createState(String(seed), options)
  }
  const answerCall = async (request: Request) =>
    request.method === 'OPTIONS' ? preflight(request) : callService(request, state, options)
  return {
    reset,
    handle: async (request) =>
      new URL(request.url).pathname.startsWith('/services/')
        ? withCors(request, await answerCall(request))
        : controlDemo(request, state, reset),
    get seed() {
      return state.seed
    },
    get world() {
      return state.world
    },
    get clock() {
      return state.clock
    },
    get faults() {
      return state.faults
    },
    get ledger() {
      return state.ledger
    },
    get latency() {
      return state.latency
    },
    get signInErrors() {
      return state.signInErrors
    },
  }
}

import { controlDemo } from '../demo/controls.ts'
import { preflight, withCors } from './cors.ts'
import { answerObject, objectsPath } from './objects.ts'
import { callService } from './service-call.ts'
import { createState, type PlatformOptions, type PlatformState } from './state.ts'

/** The stand-in for the whole platform. Its parts are those of the state since the last reset. */
export interface Platform extends Readonly<Omit<PlatformState, 'requestIds'>> {
  /** Answers `/services/…`, `/demo/…` and files behind temporary links. A dropped connection is a `Response.error()`. */
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
  const handle = async (request: Request) => {
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/services/')) return withCors(request, await answerCall(request))
    if (pathname.startsWith(`${objectsPath}/`)) return answerObject(request, state.world)
    return controlDemo(request, state, reset)
  }
  return {
    reset,
    handle,
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

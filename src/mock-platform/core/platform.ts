import type { SceneId } from '@/demo-protocol/scenes.ts'
import { controlDemo } from '../demo/controls.ts'
import { setUpScene } from '../demo/scene-setups.ts'
import { answerObject, objectsPath } from '../object-store/object-links.ts'
import { callObjectStore, objectStorePath } from '../object-store/object-store-server.ts'
import { preflight, withCors } from './cors.ts'
import { createState, type PlatformOptions, type PlatformState } from './platform-state.ts'
import { callService } from './service-call.ts'

/** The stand-in for the whole platform. Its parts are those of the state since the last reset. */
export interface Platform extends Readonly<Omit<PlatformState, 'requestIds'>> {
  /** Answers `/services/…`, `/object-store/…`, `/demo/…` and files behind temporary links. A dropped connection is a `Response.error()`. */
  handle(request: Request): Promise<Response>
  /** Makes everything again, from the same seed or another. */
  reset(seed?: string | number): void
  /** Begins a scene with a fresh world; the path of its page below the console's base path. */
  openScene(id: SceneId): { page: string }
}

/** Seed of a platform that is given none. */
const defaultSeed = 'evaluation'

const isBelow = (path: string, request: Request) =>
  new URL(request.url).pathname.startsWith(`${path}/`)

/** Starts a platform. */
export const createPlatform = (options: PlatformOptions): Platform => {
  let state = createState(String(options.seed ?? defaultSeed), options)
  const reset = (seed: string | number = state.seed) => {
    state = createState(String(seed), options)
    return state
  }
  const answerCall = async (request: Request) => {
    if (request.method === 'OPTIONS') return preflight(request)
    return isBelow(objectStorePath, request)
      ? callObjectStore(request, state)
      : callService(request, state, options)
  }
  const handle = async (request: Request) => {
    if (isBelow('/services', request) || isBelow(objectStorePath, request)) {
      return withCors(request, await answerCall(request))
    }
    if (isBelow(objectsPath, request)) {
      return withCors(request, await answerObject(request, state))
    }
    return controlDemo(request, state, reset)
  }
  return {
    reset,
    openScene: (id) => ({ page: setUpScene(id, reset()) }),
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
    get measurements() {
      return state.measurements
    },
  }
}

import type { Fault } from '@/demo-protocol/demo-answers.ts'
import { sceneOf, scenes } from '@/demo-protocol/scenes.ts'
import { nameOf, operations } from '../contracts.ts'
import type { PlatformState } from '../core/platform-state.ts'
import { errorBody, Refusal, refuse } from '../core/refusal.ts'
import { objectOperationNames } from '../object-store/operations.ts'
import { personas } from '../world/personas.ts'
import { createRandom } from '../world/random.ts'
import { type Fields, Reader } from './reader.ts'
import { setUpScene } from './scene-setups.ts'

type Reset = (seed?: string | number) => PlatformState

const stateOf = ({ seed, clock, latency, faults, world, signInErrors }: PlatformState) => ({
  seed,
  clock: { now: clock.timestamp(), speed: clock.speed, paused: clock.paused },
  latency: latency.milliseconds,
  faults: faults.list(),
  signInErrors: signInErrors.list(),
  maintenance: world.maintenance,
  personas,
})

const readFault = (fault: Reader): Fault => {
  switch (
    fault.oneOf('kind', [
      'status',
      'malformed',
      'wrong-shape',
      'empty',
      'long',
      'unlisted',
      'drop',
      'lost',
      'slow',
    ])
  ) {
    case 'status':
      return {
        kind: 'status',
        status: fault.integer('status', 200, 599),
        form: fault.oneOf('form', ['code', 'name', 'none']),
        ...fault.optional('message', () => fault.text('message')),
        ...fault.optional('retryAfter', () => fault.number('retryAfter', 0)),
      }
    case 'slow':
      return { kind: 'slow', milliseconds: fault.number('milliseconds', 0) }
    case 'malformed':
      return { kind: 'malformed' }
    case 'wrong-shape':
      return { kind: 'wrong-shape' }
    case 'empty':
      return { kind: 'empty' }
    case 'long':
      return { kind: 'long' }
    case 'unlisted':
      return { kind: 'unlisted' }
    case 'drop':
      return { kind: 'drop' }
    case 'lost':
      return { kind: 'lost' }
  }
}

const changeClock = ({ clock }: PlatformState, body: Reader) => {
  clock.set({
    ...body.optional('paused', () => body.flag('paused')),
    ...body.optional('speed', () => body.number('speed', 0)),
  })
  if (body.has('jumpSeconds')) clock.jump(body.number('jumpSeconds', 0))
}

const isKnown = (operation: string) =>
  operation === '*' ||
  objectOperationNames.includes(operation) ||
  operations.some((some) => nameOf(some) === operation)

const addFault = ({ faults }: PlatformState, body: Reader) => {
  const operation = body.text('operation')
  if (!isKnown(operation)) refuse(400, 'invalid_request', `There is no operation ${operation}.`)
  faults.add({
    operation,
    fault: readFault(body.object('fault')),
    ...body.optional('times', () => body.integer('times', 1)),
  })
}

type Control = (state: PlatformState, body: Reader, url: URL, reset: Reset) => object | undefined

/** The demo controls, by method and path. One that returns undefined answers with the state. */
const controls: { readonly [request: string]: Control } = {
  'GET /demo/state': () => undefined,
  'POST /demo/reset': (_, body, __, reset) => {
    reset(body.has('seed') ? body.textOrNumber('seed') : undefined)
    return { reset: true }
  },
  'GET /demo/scenes': () => scenes,
  'POST /demo/scene': (_, body, __, reset) => {
    const scene = sceneOf(body.text('scene'))
    if (!scene) return refuse(400, 'invalid_request', 'There is no such scene.')
    return { ...scene, page: setUpScene(scene.id, reset()) }
  },
  'POST /demo/clock': (state, body) => {
    changeClock(state, body)
    return undefined
  },
  'POST /demo/latency': (state, body) => {
    const random = body.has('seed') ? createRandom(body.textOrNumber('seed')) : undefined
    Object.assign(state.latency, { milliseconds: body.number('milliseconds', 0), random })
    return undefined
  },
  'POST /demo/faults': (state, body) => {
    addFault(state, body)
    return undefined
  },
  'DELETE /demo/faults': (state, _, url) => {
    state.faults.clear(url.searchParams.get('operation') ?? undefined)
    return undefined
  },
  'POST /demo/maintenance': (state, body) => {
    state.world.maintenance = body.flag('active')
    return undefined
  },
  'POST /demo/sign-in-error': (state, body) => {
    const error = { error: body.text('error'), description: body.text('description') }
    state.signInErrors.add(error, body.has('times') ? body.integer('times', 1) : 1)
    return undefined
  },
  'GET /demo/measurements': ({ measurements }) => measurements,
  'POST /demo/measurements': ({ measurements }, body) => {
    measurements.push(body.all())
    return {}
  },
  'GET /demo/ledger': ({ ledger }) => ledger.entries(),
  'DELETE /demo/ledger': ({ ledger }) => {
    ledger.clear()
    return []
  },
}

const bodyOf = async (request: Request): Promise<Fields> => {
  const text = await request.text()
  if (text === '') return {}
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body }
  } catch {
    // Refused below, like any body that is not a JSON object.
  }
  return refuse(400, 'invalid_request', 'The body is not a JSON object.')
}

/** Whether the request comes from another origin: browsers send `Origin` with every change. */
const isForeign = (request: Request) => {
  const origin = request.headers.get('origin')
  return origin !== null && origin !== new URL(request.url).origin
}

/** Answers a request below `/demo/` with JSON, by default the demo's state. */
export const controlDemo = async (
  request: Request,
  state: PlatformState,
  reset: Reset,
): Promise<Response> => {
  const url = new URL(request.url)
  try {
    if (isForeign(request)) refuse(403, 'forbidden', 'The controls are for pages of their origin.')
    const control = controls[`${request.method} ${url.pathname}`]
    if (!control) return refuse(404, 'not_found', `There is nothing at ${url.pathname}.`)
    const body = new Reader(await bodyOf(request))
    state.clock.settle()
    return Response.json(control(state, body, url, reset) ?? stateOf(state))
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) throw thrown
    return Response.json(errorBody(thrown, 'demo'), { status: thrown.status })
  }
}

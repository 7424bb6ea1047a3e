import { plannedFaults } from '@/demo-protocol/demo-answers.ts'
import { boolean, list, number, object, string } from '@/transport/codec.ts'
import { createPlatform, type Platform } from '../core/platform.ts'
import { findOperation } from '../core/routes.ts'
import type { PlatformOptions } from '../core/state.ts'
import { keepsakeOf } from './keepsake.ts'

/** A call that has changed the world, to be made again on the next page. */
interface Change {
  /** When it was made, by the platform's time in milliseconds. */
  time: number
  /** Subject id of who made it. */
  subject: string
  method: string
  /** Path and query. */
  address: string
  body: string
}

/** A file of the object store. */
interface StoredFile {
  /** `bucket/key`. */
  place: string
  size: number
  etag: string
  checksum: string
}

/** All it takes to make a platform again as it was. */
interface Memory {
  seed: string
  /** The platform's time when its world was made, in milliseconds. */
  startedAt: number
  changes: Change[]
  /** The platform's time, and the real time at which it was that, in milliseconds. */
  time: number
  realTime: number
  speed: number
  paused: boolean
  latency: number
  maintenance: boolean
  /** What lies in the object store, without its content. */
  objects: StoredFile[]
  faults: ReturnType<Platform['faults']['list']>
}

const memoryPlan = object({
  seed: string,
  startedAt: number,
  changes: list(
    object({ time: number, subject: string, method: string, address: string, body: string }),
  ),
  time: number,
  realTime: number,
  speed: number,
  paused: boolean,
  latency: number,
  maintenance: boolean,
  objects: list(object({ place: string, size: number, etag: string, checksum: string })),
  faults: plannedFaults,
})

const isChange = (method: string, path: string) => {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return false
  const [, root, service = '', ...rest] = path.split('/')
  if (root !== 'services') return false
  const match = findOperation(service, method, `/${rest.join('/')}`)
  return match !== undefined && !match.operation.reads
}

/** Lets faults, time and the rest go on from where they were. */
const restore = ({ clock, faults, latency, world, ledger }: Platform, memory: Memory) => {
  const elapsed = memory.paused ? 0 : (Date.now() - memory.realTime) * memory.speed
  clock.jump((memory.time + elapsed - clock.now()) / 1000)
  clock.set({ speed: memory.speed, paused: memory.paused })
  latency.milliseconds = memory.latency
  world.maintenance = memory.maintenance
  for (const fault of memory.faults) faults.add(fault)
  ledger.clear()
}

interface LastingOptions extends Pick<PlatformOptions, 'checks' | 'identify'> {
  /** Origin of the page. */
  origin: string
  storage: Storage
}

/** A platform that outlives the page it lives in. */
export interface LastingPlatform {
  platform: Platform
  /** Makes again what earlier pages have done; to be waited for before the first call. */
  resume(): Promise<void>
  /** As the platform's own; what a call changes is kept. */
  handle(request: Request): Promise<Response>
}

/**
 * Starts a platform whose changes are kept in a storage and made again when the next page starts: the same
 * seed, the same changes and the same times make the same world.
 */
export const createLastingPlatform = (options: LastingOptions): LastingPlatform => {
  const { origin, storage, checks, identify } = options
  const keepsake = keepsakeOf<Memory>(storage, 'demo-platform', memoryPlan)
  const memory = keepsake.read()
  let startedAt = memory?.startedAt ?? Date.now()
  let changes = memory?.changes ?? []
  /** Who makes a change that is made again. */
  let actor: string | undefined
  let resumed = memory === undefined

  const platform = createPlatform({
    checks,
    identify: async (token) => actor ?? identify(token),
    ...(memory && { seed: memory.seed }),
    // Both are read anew by every reset.
    get now() {
      return new Date(startedAt)
    },
    get paused() {
      return !resumed
    },
  })

  const makeAgain = async ({ time, subject, method, address, body }: Change) => {
    platform.clock.jump((time - platform.clock.now()) / 1000)
    actor = subject
    const headers = { authorization: 'Bearer again', 'content-type': 'application/json' }
    const init = { method, headers, ...(body !== '' && { body }) }
    await platform.handle(new Request(origin + address, init))
    actor = undefined
  }

  const save = () => {
    const { seed, clock, latency, world, faults } = platform
    keepsake.write({
      seed,
      startedAt,
      changes,
      time: clock.now(),
      realTime: Date.now(),
      speed: clock.speed,
      paused: clock.paused,
      latency: latency.milliseconds,
      maintenance: world.maintenance,
      objects: Array.from(world.objectStore.objects, ([place, { size, etag, checksum }]) => ({
        place,
        size,
        etag,
        checksum,
      })),
      faults: faults.list(),
    })
  }

  return {
    platform,
    resume: async () => {
      if (!memory) return
      // Before the changes: one that registers a file finds it.
      for (const { place, ...object } of memory.objects) {
        platform.world.objectStore.objects.set(place, { ...object, content: undefined })
      }
      for (const change of memory.changes) await makeAgain(change)
      restore(platform, memory)
      resumed = true
    },
    handle: async (request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname === '/demo/reset') {
        startedAt = Date.now()
        changes = []
      }
      const changing = isChange(request.method, pathname)
      const body = changing ? await request.clone().text() : ''
      const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
      const subject = changing ? await identify(token) : undefined
      const time = platform.clock.now()
      const response = await platform.handle(request)
      if (subject !== undefined && response.ok) {
        changes.push({ time, subject, method: request.method, address: pathname + search, body })
      }
      save()
      return response
    },
  }
}

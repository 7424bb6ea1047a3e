import { plannedFaults } from '@/demo-protocol/demo-answers.ts'
import { boolean, list, number, object, string } from '@/transport/codec.ts'
import { createPlatform, type Platform } from '../core/platform.ts'
import type { PlatformOptions } from '../core/platform-state.ts'
import { findOperation } from '../core/routes.ts'
import { tookEffect } from '../core/service-call.ts'
import { storedValue } from './stored-value.ts'

/** A call that changed the world; replayed at the next page load. */
interface Change {
  /** Platform time of the call, in milliseconds. */
  time: number
  /** Subject id of the caller. */
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

/** Everything needed to restore a platform. */
interface Snapshot {
  seed: string
  /** Platform time at which the world was created, in milliseconds. */
  startedAt: number
  changes: Change[]
  /** Platform time of the snapshot and the real time at which it was taken, in milliseconds. */
  time: number
  realTime: number
  speed: number
  paused: boolean
  latency: number
  maintenance: boolean
  /** Objects of the object store, without content. */
  objects: StoredFile[]
  faults: ReturnType<Platform['faults']['list']>
}

const snapshotPlan = object({
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

/** Restores faults, clock, latency and maintenance. */
const restore = ({ clock, faults, latency, world, ledger }: Platform, snapshot: Snapshot) => {
  const elapsed = snapshot.paused ? 0 : (Date.now() - snapshot.realTime) * snapshot.speed
  clock.jump((snapshot.time + elapsed - clock.now()) / 1000)
  clock.set({ speed: snapshot.speed, paused: snapshot.paused })
  latency.milliseconds = snapshot.latency
  world.maintenance = snapshot.maintenance
  for (const fault of snapshot.faults) faults.add(fault)
  ledger.clear()
}

interface PersistentOptions extends Pick<PlatformOptions, 'checks' | 'identify'> {
  /** Origin of the page. */
  origin: string
  storage: Storage
}

/** A platform in the page whose state survives page loads. */
export interface PersistentPlatform {
  platform: Platform
  /** Replays the changes of earlier pages. Await it before the first call. */
  resume(): Promise<void>
  /** Handles a request like the platform, and stores a call that changes something. */
  handle(request: Request): Promise<Response>
}

/**
 * Starts a platform whose changes are stored and replayed at the next page load: the same seed, changes and
 * times produce the same world.
 */
export const createPersistentPlatform = (options: PersistentOptions): PersistentPlatform => {
  const { origin, storage, checks, identify } = options
  const stored = storedValue<Snapshot>(storage, 'demo-platform', snapshotPlan)
  const snapshot = stored.read()
  let startedAt = snapshot?.startedAt ?? Date.now()
  let changes = snapshot?.changes ?? []
  /** Caller of the change being replayed. */
  let actor: string | undefined
  let resumed = snapshot === undefined

  const platform = createPlatform({
    checks,
    identify: async (token) => actor ?? identify(token),
    ...(snapshot && { seed: snapshot.seed }),
    // Getters, because every reset reads them again.
    get now() {
      return new Date(startedAt)
    },
    get paused() {
      return !resumed
    },
  })

  const replay = async ({ time, subject, method, address, body }: Change) => {
    platform.clock.jump((time - platform.clock.now()) / 1000)
    actor = subject
    const headers = { authorization: 'Bearer again', 'content-type': 'application/json' }
    const init = { method, headers, ...(body !== '' && { body }) }
    await platform.handle(new Request(origin + address, init))
    actor = undefined
  }

  const save = () => {
    const { seed, clock, latency, world, faults } = platform
    stored.write({
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
      if (!snapshot) return
      // Before the changes: some of them register these files.
      for (const { place, ...object } of snapshot.objects) {
        platform.world.objectStore.objects.set(place, { ...object, content: undefined })
      }
      for (const change of snapshot.changes) await replay(change)
      restore(platform, snapshot)
      resumed = true
    },
    handle: async (request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname === '/demo/reset' || pathname === '/demo/scene') {
        startedAt = Date.now()
        changes = []
      }
      const changing = isChange(request.method, pathname)
      const body = changing ? await request.clone().text() : ''
      const token = request.headers.get('authorization')?.replace(/^Bearer /i, '') ?? ''
      const subject = changing ? await identify(token) : undefined
      const time = platform.clock.now()
      const response = await platform.handle(request)
      if (subject !== undefined && tookEffect(response)) {
        changes.push({ time, subject, method: request.method, address: pathname + search, body })
      }
      save()
      return response
    },
  }
}

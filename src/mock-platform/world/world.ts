import type { Member, Project } from '@generated/project/types.ts'
import { createObjectStore, type ObjectStore } from '../object-store/object-state.ts'
import type { Clock } from './clock.ts'
import { createRandom, type Random } from './random.ts'
import { createMembers } from './world-members.ts'
import { projects } from './world-projects.ts'

/** Arguments of an area's `create`. */
export interface AreaContext {
  projectId: string
  /** Random source of this area and project: the data do not depend on the order of reads. */
  random: Random
  world: World
}

/**
 * Data that a service stores per project. Created for a project on first read.
 */
export interface Area<Data> {
  name: string
  create: (context: AreaContext) => Data
}

/** State of all services, generated from one seed. */
export interface World {
  readonly seed: string
  /** Start of the world, in milliseconds; generated history ends here. */
  readonly startedAt: number
  readonly clock: Clock
  /** Random source for ids and data created after the start. */
  readonly random: Random
  readonly projects: readonly Project[]
  /** Members by project id. */
  readonly members: ReadonlyMap<string, readonly Member[]>
  readonly objectStore: ObjectStore
  /** Whether the status of the identity provider reports maintenance. */
  maintenance: boolean
  /** Data of an area in a project; created at the first call. */
  of<Data>(area: Area<Data>, projectId: string): Data
}

/** Defines an area. The name must be unique: it seeds the area's data. */
export const defineArea = <Data>(
  name: string,
  create: (context: AreaContext) => Data,
): Area<Data> => ({ name, create })

/** Creates a world. The same seed and start time produce the same world. */
export const createWorld = (seed: string, clock: Clock): World => {
  const random = createRandom(seed)
  const made = new Map<Area<unknown>, Map<string, unknown>>()
  const world: World = {
    seed,
    startedAt: clock.now(),
    clock,
    random: random.fork('running'),
    projects,
    members: createMembers(random.fork('members')),
    objectStore: createObjectStore(random.fork('object-store')),
    maintenance: false,
    of: <Data>(area: Area<Data>, projectId: string) => {
      const byProject = made.get(area) ?? new Map<string, unknown>()
      made.set(area, byProject)
      if (!byProject.has(projectId)) {
        const own = random.fork(`${area.name}/${projectId}`)
        byProject.set(projectId, area.create({ projectId, random: own, world }))
      }
      // The cast is safe: only this area's `create` stores data under this area.
      return byProject.get(projectId) as Data
    },
  }
  return world
}

import type { Member, Project } from '@generated/project/types.ts'
import { createObjectStore, type ObjectStore } from '../object-store/state.ts'
import type { Clock } from './clock.ts'
import { createMembers } from './members.ts'
import { projects } from './projects.ts'
import { createRandom, type Random } from './random.ts'

/** What the makers of an area's data work with. */
export interface AreaContext {
  projectId: string
  /** A source of chance of this area and project alone: the data do not depend on who looks first. */
  random: Random
  world: World
}

/**
 * One area's data in one project: what a service keeps. An area is defined once, in its own file,
 * and made for a project when somebody first looks at it.
 */
export interface Area<Data> {
  name: string
  create: (context: AreaContext) => Data
}

/** The state of the platform, from one seed. Everything the services know is in here. */
export interface World {
  readonly seed: string
  /** When the world began, in milliseconds; made-up pasts end here. */
  readonly startedAt: number
  readonly clock: Clock
  /** Chance and ids for what comes about while the world runs. */
  readonly random: Random
  readonly projects: readonly Project[]
  /** Members by project id. */
  readonly members: ReadonlyMap<string, readonly Member[]>
  readonly objectStore: ObjectStore
  /** While true, the status of the platform reports maintenance. */
  maintenance: boolean
  /** An area's data in a project, made at the first call and kept from then on. */
  of<Data>(area: Area<Data>, projectId: string): Data
}

/** Defines an area. Its name must be its own: it is part of the seed of its data. */
export const defineArea = <Data>(
  name: string,
  create: (context: AreaContext) => Data,
): Area<Data> => ({ name, create })

/** Makes a world. The same seed makes the same world. */
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
      // Only this area's `create` ever puts data under this area.
      return byProject.get(projectId) as Data
    },
  }
  return world
}

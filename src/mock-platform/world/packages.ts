import type { Package } from '@generated/ml/types.ts'
import { day, isoOf } from './moments.ts'
import { projectIds } from './projects.ts'
import { defineArea } from './world.ts'

const names = [
  { name: 'night_detector', description: 'Detector for the night shuttles.' },
  { name: 'lane_keeper', description: 'Lane model for the tunnel at Odaiba.' },
  { name: 'traffic_light_reader', description: '' },
  { name: 'pedestrian_intent', description: 'Tells who is about to cross.' },
] as const

/** Machine-learning packages contained in a project's firmware. */
export const packageArea = defineArea('packages', ({ projectId, random, world }): Package[] =>
  names.map(({ name, description }, index) => {
    const createdAt = world.startedAt - (300 - index * 40) * day
    return {
      id: random.uuid(),
      projectId,
      name,
      description,
      versionId: random.uuid(),
      createdAt: isoOf(createdAt),
      updatedAt: isoOf(createdAt + random.int(1, 30) * day),
      deprecated: false,
    }
  }),
)

/** Projects whose members may not read packages. */
export const withoutPackages: ReadonlySet<string> = new Set([projectIds.robotaxi])

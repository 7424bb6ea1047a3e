import type { Experiment } from '@generated/ml/types.ts'
import { before, day, hour } from '../moments.ts'
import { places } from '../vocabulary/words.ts'
import { type AreaContext, defineArea } from '../world.ts'
import { projectIds } from '../world-projects.ts'
import { sizeOf } from '../world-sizes.ts'

interface Seed {
  name: string
  description: string
  deleted?: boolean
}

/** The first experiments of a project; the others are drawn. */
const seeds: { readonly [projectId: string]: readonly Seed[] } = {
  [projectIds.shuttle]: [
    { name: 'Detector for night scenes', description: 'Trained on the Odaiba recordings.' },
    { name: 'Lane model for the tunnel', description: 'Markings are worn between km 2 and 3.' },
    { name: 'Traffic light reader', description: '' },
    { name: 'Intent of pedestrians', description: 'Who is about to cross?' },
    { name: 'Rain on the lidar', description: 'Drops and spray as noise.' },
    { name: 'First detector', description: 'Replaced by the night detector.', deleted: true },
  ],
  [projectIds.robotaxi]: [
    {
      name: `<b>"Lab"</b> & 'Bench' {{model}}`,
      description: '<img src=x onerror=alert(1)>\nاختبارات خط أودايبا',
    },
    { name: '=HYPERLINK("https://evil.example","model")', description: 'W'.repeat(512) },
    { name: 'Curbs and bollards', description: '' },
    { name: 'The first generation', description: '', deleted: true },
  ],
  [projectIds.large]: [
    { name: 'Search over 500 settings', description: 'Every setting of the detector, once.' },
  ],
}

const experimentOf = ({ projectId, random, world }: AreaContext, place: number): Experiment => {
  const own = random.fork(String(place))
  const age = 60 + place * 9 + own.int(4, 8)
  const {
    name,
    description,
    deleted = false,
  } = seeds[projectId]?.[place] ?? {
    name: `Detector for ${own.pick(places)}, line ${place}`,
    description: own.chance(0.5) ? `Recordings of ${own.int(2, 40)} days.` : '',
  }
  return {
    id: own.uuid(),
    name,
    description,
    deprecated: deleted,
    createdAt: before(world, age * day),
    updatedAt: before(world, own.int(3, 90) * hour),
  }
}

/** Experiments by project, newest first. */
export const experimentArea = defineArea('experiments', (context): Experiment[] =>
  Array.from({ length: sizeOf(context.projectId).experiments }, (_, place) =>
    experimentOf(context, place),
  ),
)

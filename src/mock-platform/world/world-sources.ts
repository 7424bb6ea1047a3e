import type { Source } from '@generated/evaluation/types.ts'
import { before, day } from './moments.ts'
import { someone } from './people.ts'
import { vocabularyOf } from './vocabulary/choose.ts'
import { defineArea } from './world.ts'
import { sizeOf } from './world-sizes.ts'

const web = 'https://github.example.com/shuttle-lab/autopilot'

/** Uploaded sources by project, newest first. Old ones have expired. */
export const sourceArea = defineArea('sources', ({ projectId, random, world }): Source[] => {
  const size = sizeOf(projectId).sources
  const { descriptions } = vocabularyOf(projectId)
  return Array.from({ length: size }, (_, index) => {
    const own = random.fork(String(index))
    const gitSha = own.hex(40)
    return {
      id: own.uuid(),
      description: own.chance(0.8) ? own.pick(descriptions) : '',
      createdAt: before(world, (index * 2.5 + own.next()) * day),
      createdBy: someone(world, projectId, own),
      size: own.int(20_000, 900_000_000),
      expired: index * 3 > size * 2 || index === 3,
      ...(own.chance(0.7) && {
        gitWebUrl: web,
        gitRef: 'main',
        gitRefUrl: `${web}/tree/main`,
        gitSha,
        gitCommitUrl: `${web}/commit/${gitSha}`,
      }),
    }
  })
})
